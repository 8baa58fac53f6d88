"""Keep a random sample of the mutants of a Cosmic Ray session, and leave the others out:

python tests/mutation/sample.py session.sqlite 300 --seed 2026-11-30
"""

import argparse
import random
import sqlite3
from contextlib import closing

from cosmic_ray.work_db import WorkDB, use_db


def keep(file: str, open_jobs: dict[str, tuple[str, ...]], size: int, seed: str) -> None:
    """Leave all but `size` of the mutants that are still to be tried out of the session; it is the same sample for the same rules."""
    in_order = sorted(open_jobs, key=lambda job: open_jobs[job])
    kept = set(random.Random(seed).sample(in_order, min(size, len(in_order))))
    with closing(sqlite3.connect(file)) as session, session:
        for table in ("mutation_specs", "work_items"):
            session.executemany(f"delete from {table} where job_id = ?", [(job,) for job in in_order if job not in kept])


def main() -> None:
    """Sample a session."""
    parser = argparse.ArgumentParser()
    parser.add_argument("session")
    parser.add_argument("size", type=int)
    parser.add_argument("--seed", default="1")
    options = parser.parse_args()
    with use_db(options.session, WorkDB.Mode.open) as session:
        open_jobs = {item.job_id: tuple(str(each) for each in item.mutations) for item in session.pending_work_items}
    keep(options.session, open_jobs, options.size, options.seed)
    print(f"{min(options.size, len(open_jobs))} of {len(open_jobs)} mutants are kept")


if __name__ == "__main__":
    main()
