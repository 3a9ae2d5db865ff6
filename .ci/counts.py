#!/usr/bin/env python3
"""Prints the size of the package beside its limits. Always succeeds.

    make counts

Lines of code are lines of Swift and C that are neither empty nor only a comment, without generated files.
`Tests` contains the tests of this package, of the macro and with servers, and `Benchmarks/Tests` those of
the comparison.
"""

import json
import os
import pathlib
import re
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
# Expansions of the macro are `…+Mapped.swift`, except in `CatalogDerived`, whose files have the names of
# the models.
GENERATED = re.compile(
    r"/Currying/Generated/|\+Mapped\.swift$|/CatalogDerived/\w+\.swift$|/PowersOfFive\.h$"
)
WRITTEN = re.compile(r"^public protocol \w*(?:Writable|Encodable)\b", re.MULTILINE)


def manifest():
    """The manifest as SwiftPM parses it. A running build locks the usual scratch folder, so this uses its own."""
    with tempfile.TemporaryDirectory() as scratch:
        command = ["swift", "package", "--package-path", str(ROOT), "--scratch-path", scratch, "dump-package"]
        return json.loads(subprocess.run(command, check=True, capture_output=True).stdout)


def files(*folders):
    """The source files in the folders, without generated files. Doesn't follow links."""
    found = []
    for folder in folders:
        for parent, folders_below, names in os.walk(ROOT / folder):
            folders_below[:] = [name for name in folders_below if not name.startswith(".build")]
            paths = [pathlib.Path(parent, name) for name in names if name.endswith((".swift", ".c", ".h"))]
            found += [path for path in paths if not GENERATED.search(str(path))]
    return found


def is_code(path):
    """Whether each line of a file is code."""
    in_comment = in_string = False
    for line in path.read_text().splitlines():
        text = line.strip()
        if not in_string and (in_comment or text.startswith(("//", "/*"))):
            in_comment = (in_comment or text.startswith("/*")) and "*/" not in text
            yield False
        else:
            in_string ^= text.count('"""') % 2 == 1
            yield bool(text)


def code_lines(*folders):
    return sum(sum(is_code(path)) for path in files(*folders))


def full_folders(limit):
    """The folders with more source files than the limit, sorted by path."""
    counts = {}
    for path in files("Sources", "Tests", "Benchmarks", "Examples"):
        folder = str(path.parent.relative_to(ROOT))
        counts[folder] = counts.get(folder, 0) + 1
    return sorted(f"{folder} ({count})" for folder, count in counts.items() if count > limit)


def main():
    package = manifest()
    lengths = sorted(len(path.read_text().splitlines()) for path in files("Sources", "Tests") if path.suffix == ".swift")
    protocols = sum(len(WRITTEN.findall(path.read_text())) for path in files("Sources"))
    folders = full_folders(20)
    rows = [
        ("targets of the root package, tests included", len(package["targets"]), 60),
        ("lines of Package.swift", len((ROOT / "Package.swift").read_text().splitlines()), 380),
        ("products", len(package["products"]), 22),
        ("traits", len(package["traits"]), 6),
        ("pages of the site", len(list(ROOT.glob("[BDS]*/**/*.docc/*.md"))), 45),
        ("lines of code in Sources", code_lines("Sources"), 34500),
        ("lines of code in Tests", code_lines("Tests"), 48000),
        ("lines of code in Benchmarks/Tests", code_lines("Benchmarks/Tests"), None),
        ("public protocols of types that are written as JSON", protocols, 2),
        ("lines of a file of Sources and Tests, median", lengths[len(lengths) // 2], 90),
        ("lines of a file, nine in ten", lengths[len(lengths) * 9 // 10], 200),
        ("folders with more than 20 files", len(folders), 0),
    ]
    print(f"{'':52}{'today':>8}{'at most':>9}")
    for name, count, limit in rows:
        mark = "  *" if limit is not None and count > limit else ""
        print(f"{name:52}{count:>8}{'–' if limit is None else limit:>9}{mark}")
    for folder in folders:
        print(f"  {folder}")


if __name__ == "__main__":
    main()
