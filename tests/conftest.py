"""What all tests share: reports are as wide as on a wide terminal, wherever the tests run."""

import os

os.environ["COLUMNS"] = "110"
