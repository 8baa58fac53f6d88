"""What the specification itself is worth: would it notice a rule that is misread, and which rules does it reach?

* `mutant` says what a mutant is: a plausible misreading of a ruling, as the replacement of one rule function; `mutants` holds all of them
* `reach` records which rule functions each scenario applies
* `hunting` judges, for every mutant, the scenarios that reach its rule, until one of them fails
* `coverage` puts rules, functions and scenarios together
"""
