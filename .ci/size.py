#!/usr/bin/env python3
"""Prints what a program that maps scalars weighs, and fails above a limit.

usage: size.py PROGRAM STATIC-PROGRAM; `make size` builds and measures both.

The first rows are the code and data of each module in the program, by its symbols. The others are the sizes of the
files without symbols, as `strip` leaves them; the static one contains Swift's libraries. Limits are in bytes.
"""
import collections
import re
import subprocess
import sys
import tempfile
from pathlib import Path

MODULES = {"JSONCore": 900_000, "JSONMapping": 190_000, "ManualMapping": 70_000, "DerivedMapping": 40_000}
FILES = {"program": 2_200_000, "static program": 16_500_000}


def modules(program):
    """The bytes of the symbols of each module."""
    sizes = collections.Counter()
    symbols = subprocess.run(["nm", "-S", program], check=True, capture_output=True, text=True).stdout
    for line in symbols.splitlines():
        words = line.split()
        if len(words) == 4 and words[2] not in "bB":
            name = re.match(r"\$s(\d+)(\w+)", words[3])
            if name:
                sizes[name[2][:int(name[1])]] += int(words[1], 16)
    return sizes


def stripped(program):
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder, "program")
        subprocess.run(["strip", "-o", copy, program], check=True)
        return copy.stat().st_size


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    found = modules(sys.argv[1])
    rows = {name: (found[name], limit) for name, limit in MODULES.items()}
    rows |= {name: (stripped(path), limit) for (name, limit), path in zip(FILES.items(), sys.argv[1:])}
    for name, (size, limit) in rows.items():
        print(f"{name:16}{size:12}{limit:12}{'  *' if size > limit else ''}")
    # A module without bytes wasn't found by its symbols.
    wrong = [name for name, (size, limit) in rows.items() if not 0 < size <= limit]
    if wrong:
        sys.exit(f"Failed: {', '.join(wrong)}: zero, or above the limit")


main()
