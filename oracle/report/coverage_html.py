"""Rule coverage as one page that needs nothing else: no script, no font, no picture from elsewhere."""

from collections.abc import Iterable, Mapping
from html import escape

from oracle.adequacy.chapters import CHAPTERS
from oracle.adequacy.coverage import STANDINGS, Chapter, Coverage, Function, Rule, Standing

MEANING: Mapping[Standing, str] = {
    "tested": "rules tested: a scenario that cites them notices a misreading",
    "untested": "rules with a function, and not tested",
    "missing": "rules that need a scenario and have no function",
    "definition": "definitions, stated elsewhere",
    "out": "rules that no scenario will be about",
}

STYLE = """
:root { color-scheme: light dark; --ink: #1d2530; --soft: #66707d; --page: #fbfaf7; --card: #fff; --line: #e3e0d8;
  --good: #2f7d4f; --fair: #c9912b; --bad: #b8433a; --rest: #ece8de; }
@media (prefers-color-scheme: dark) { :root { --ink: #e7e4dc; --soft: #9aa2ac; --page: #15181d; --card: #1c2027; --line: #2d333c;
  --good: #5cb585; --fair: #d9a94e; --bad: #e0786f; --rest: #2a2f37; } }
* { box-sizing: border-box; }
body { margin: 0; padding: 2.5rem 1.25rem 5rem; background: var(--page); color: var(--ink);
  font: 16px/1.5 system-ui, "Segoe UI", "Helvetica Neue", sans-serif; }
main { max-width: 68rem; margin: 0 auto; }
h1 { font-size: 1.9rem; letter-spacing: -.02em; margin: 0 0 .25rem; }
h2 { font-size: 1.2rem; margin: 3rem 0 .75rem; }
p.lead { color: var(--soft); margin: 0 0 1.75rem; max-width: 46rem; }
.figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr)); gap: .9rem; }
.figure { background: var(--card); border: 1px solid var(--line); border-radius: .7rem; padding: .9rem 1.1rem; }
.figure b { display: block; font-size: 1.7rem; font-variant-numeric: tabular-nums; letter-spacing: -.02em; }
.figure span { color: var(--soft); font-size: .87rem; }
.bar { height: .5rem; border-radius: 1rem; background: var(--rest); overflow: hidden; }
.bar { display: flex; }
.bar i { display: block; height: 100%; }
.bar i.tested { background: var(--good); }
.bar i.untested { background: var(--fair); }
.bar i.missing { background: var(--bad); }
details { background: var(--card); border: 1px solid var(--line); border-radius: .6rem; margin: .4rem 0; }
summary { display: grid; grid-template-columns: 3.2rem 1fr 7rem 8rem 9.5rem; gap: 1rem; align-items: center; padding: .55rem 1rem;
  cursor: pointer; list-style: none; font-variant-numeric: tabular-nums; }
summary::-webkit-details-marker { display: none; }
summary b { color: var(--soft); }
summary small { color: var(--soft); text-align: right; }
.tested { color: var(--good); }
.untested { color: var(--fair); }
.missing { color: var(--bad); }
table { border-collapse: collapse; width: 100%; font-size: .9rem; border-top: 1px solid var(--line); }
th { text-align: left; font-weight: 600; color: var(--soft); font-size: .78rem; text-transform: uppercase; letter-spacing: .05em; }
th, td { padding: .45rem 1rem; vertical-align: top; border-bottom: 1px solid var(--line); }
tr:last-child td { border-bottom: 0; }
td.number { white-space: nowrap; font-variant-numeric: tabular-nums; font-weight: 600; }
td.count { text-align: right; font-variant-numeric: tabular-nums; }
code { font: .86em ui-monospace, "SF Mono", Consolas, monospace; }
.function { margin-bottom: .35rem; }
.function em { display: block; font-style: normal; color: var(--soft); }
.none { color: var(--bad); }
.good { color: var(--good); }
ul { padding: 0; list-style: none; columns: 2 24rem; }
li { break-inside: avoid; padding: .3rem 0; }
li span { color: var(--soft); font-size: .9rem; }
@media (max-width: 46rem) { summary { grid-template-columns: 3rem 1fr 5rem; } summary .bar, summary small.rest { display: none; } }
"""


def coverage_html(covered: Coverage) -> str:
    """The page: the figures, a section for each chapter, and what is missing."""
    functions = {function.name: function for function in covered.functions}
    stated = sum(bool(rule.functions) for rule in covered.rules)
    cited = sum(rule.cited for rule in covered.rules)
    figures = (
        *((f"{covered.by_standing[name]}", f"{MEANING[name]}") for name in STANDINGS),
        (f"{len(covered.functions)}", "functions that state rules"),
        (f"{len(covered.functions) - len(covered.unreached)}", "of them reached by a scenario"),
        (f"{stated}", "rules that have a function"),
        (f"{cited - len(covered.unstated)} of {cited}", "cited rules that have a function"),
        (f"{covered.scenarios}", "scenarios"),
    )
    return "\n".join(
        (
            "<!doctype html>",
            '<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>Rule coverage</title><style>{STYLE}</style></head><body><main>",
            "<h1>Rule coverage</h1>",
            '<p class="lead">Which rules of the game a function of the reference engine states, which of these functions the scenarios '
            "apply, and which rules are cited by a scenario or a ruling without being stated anywhere.</p>",
            f'<div class="figures">{"".join(map(_figure, figures))}</div>',
            "<h2>Chapters</h2>",
            *(_chapter(chapter, functions) for chapter in covered.chapters),
            "<h2>Functions that no scenario reaches</h2>",
            _list(f"<code>{escape(each.name)}</code> {_rules(each.rules)}<br>{escape(each.statement)}" for each in covered.unreached),
            "<h2>Cited rules that no function states</h2>",
            _list(f"<b>{escape(each.number)}</b> <span>{_cited_by(each)}</span>" for each in covered.unstated),
            "</main></body></html>\n",
        )
    )


def _figure(figure: tuple[str, str]) -> str:
    number, words = figure
    return f'<div class="figure"><b>{escape(number)}</b><span>{escape(words)}</span></div>'


def _chapter(chapter: Chapter, functions: Mapping[str, Function]) -> str:
    counted, rules = chapter.by_standing, len(chapter.rules)
    needed = counted["tested"] + counted["untested"] + counted["missing"]
    rest = f"{counted['definition']} definitions, {counted['out']} out"
    told = ", ".join(f"{counted[name]} {name}" for name in STANDINGS)
    parts = "".join(f'<i class="{name}" style="width:{100 * counted[name] / rules:.1f}%"></i>' for name in STANDINGS[:3])
    rows = "".join(_row(rule, functions) for rule in chapter.rules)
    return (
        f"<details><summary><b>{escape(chapter.number)}</b><span>{escape(CHAPTERS.get(chapter.number, ''))}</span>"
        f"<small>{counted['tested']} of {needed} tested</small>"
        f'<div class="bar" title="{rules} rules: {told}">{parts}</div><small class="rest">{rest}</small></summary>'
        "<table><tr><th>Rule</th><th>Standing</th><th>Stated by</th><th>Scenarios that cite it</th><th>Rulings</th></tr>"
        f"{rows}</table></details>"
    )


def _row(rule: Rule, functions: Mapping[str, Function]) -> str:
    none = '<span class="none">no function</span>' if rule.place == "stated" else ""
    stated = "".join(_function(functions[name]) for name in rule.functions) or none
    rulings = ", ".join(escape(slug) for slug in rule.rulings)
    return (
        f'<tr><td class="number">{escape(rule.number)}</td>'
        f'<td class="{rule.standing}" title="{escape(rule.noticed or "")}">{rule.standing}</td><td>{stated}</td>'
        f'<td class="count" title="{escape(", ".join(rule.tagged))}">{len(rule.tagged) or ""}</td><td>{rulings}</td></tr>'
    )


def _function(function: Function) -> str:
    number = len(function.scenarios)
    reached = (
        f'<span class="good">{number} scenario{"" if number == 1 else "s"}</span>' if number else '<span class="none">not reached</span>'
    )
    return f'<div class="function"><code>{escape(function.name)}</code> {reached}<em>{escape(function.statement)}</em></div>'


def _rules(numbers: Iterable[str]) -> str:
    return f"<span>{escape(', '.join(numbers))}</span>"


def _cited_by(rule: Rule) -> str:
    return escape(", ".join((*rule.rulings, *rule.tagged)))


def _list(entries: Iterable[str]) -> str:
    items = "".join(f"<li>{entry}</li>" for entry in entries)
    return f"<ul>{items}</ul>" if items else '<p class="lead">None.</p>'
