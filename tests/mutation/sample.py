"""Keep a random sample of the mutants of a Cosmic Ray session, and leave the others out:

python tests/mutation/sample.py session.sqlite 300 --seed 2026-11-30
"""

import argparse
import random

from cosmic_ray.work_db import WorkDB, use_db
from cosmic_ray.work_item import WorkerOutcome, WorkResult


def keep(session: WorkDB, size: int, seed: str) -> int:
    """Mark all but `size` of the mutants that are still to be tried as skipped; returns how many there were."""
    open_jobs = sorted(item.job_id for item in session.pending_work_items)
    places = {item.job_id: tuple(str(each) for each in item.mutations) for item in session.pending_work_items}
    open_jobs.sort(key=lambda job: places[job])
    kept = set(random.Random(seed).sample(open_jobs, min(size, len(open_jobs))))
    for job in open_jobs:
        if job not in kept:
            session.set_result(job, WorkResult(worker_outcome=WorkerOutcome.SKIPPED, output="not in the sample"))
    return len(open_jobs)


def main() -> None:
    """Sample a session."""
    parser = argparse.ArgumentParser()
    parser.add_argument("session")
    parser.add_argument("size", type=int)
    parser.add_argument("--seed", default="1")
    options = parser.parse_args()
    with use_db(options.session, WorkDB.Mode.open) as session:
        total = keep(session, options.size, options.seed)
    print(f"{min(options.size, total)} of {total} mutants are kept")


if __name__ == "__main__":
    main()
