"""Many cases: judged in one process or in several, their results kept, compared with an earlier run or with what is expected of an
engine.
"""
