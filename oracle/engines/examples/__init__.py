"""Small honest engines that show how one sits the exam: `lands` in Python with the adapter kit, `tiny/` in JavaScript without it."""
