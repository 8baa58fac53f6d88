"""The turn (500-514): its steps, priority (117), state-based actions (704), what a player could do now; and what comes before the first
one (103.6).
"""
