#!/usr/bin/env python3
"""Prints the size of the packages beside the limits in `.ci/limits.json`, and fails above a limit.

    make counts
    .ci/counts.py --lower    lowers each limit to today's count, but not below its goal

Each row of `limits.json` has the limit in force and the goal, where the limit stops falling. No limit or goal
may rise and no row may disappear: the rows are compared with those in HEAD and in its parent.

- Code lines are lines of Swift, C and C++ that are neither empty nor only a comment. The other rows of lines
  include those.
- Generated files count only in their own row, in that of `Services/Sources`, and for the attributes.
- Tests are all sources in `Tests` and `Services/Tests`, with the packages in them.
- Symbols are the lines of the listings of the public API.
- Pages are the Markdown files in the catalogs (`.docc`). Words are separated by white space.
- Make targets are the names before the colon of a rule in `Makefile`, patterns included.
- Attributes are counted wherever their text occurs.

Links are not followed, and builds (`.build…`) are skipped.
"""

import argparse
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
LIMITS = ROOT / ".ci/limits.json"
CODE = (".swift", ".c", ".h", ".cpp", ".hpp")
LIBRARIES = ("Sources", "Services/Sources")
GENERATED = re.compile(r"/Currying/Generated/|\+Mapped\.swift$|/PowersOfFive\.h$")
WRITTEN = re.compile(r"^public protocol \w*(?:Writable|Encodable)\b", re.MULTILINE)
# `name: …`, but not `NAME := …`, and not `.PHONY: …`.
RULE = re.compile(r"^(?!\.[A-Z_]+:)([^\s#:=][^#:=\n]*):(?!:{0,2}=)", re.MULTILINE)


# MARK: Files

def files(*folders, suffixes=CODE):
    """The files in the folders with one of the suffixes; nothing for a folder that doesn't exist."""
    found = []
    for folder in folders:
        for parent, folders_below, names in os.walk(ROOT / folder):
            folders_below[:] = [name for name in folders_below if not name.startswith(".build")]
            paths = [pathlib.Path(parent, name) for name in names if name.endswith(suffixes)]
            found += [path for path in paths if not path.is_symlink()]
    return found


def is_generated(path):
    return GENERATED.search(f"/{path.relative_to(ROOT)}") is not None


def written(*folders):
    """The source files in the folders without generated files."""
    return [path for path in files(*folders) if not is_generated(path)]


def lines(path):
    return path.read_text().splitlines()


def is_code(path):
    """Whether each line of a file is code."""
    in_comment = in_string = False
    for line in lines(path):
        text = line.strip()
        if not in_string and (in_comment or text.startswith(("//", "/*"))):
            in_comment = (in_comment or text.startswith("/*")) and "*/" not in text
            yield False
        else:
            in_string ^= text.count('"""') % 2 == 1
            yield bool(text)


def code_lines(paths):
    return sum(sum(is_code(path)) for path in paths)


def occurrences(text, paths):
    return sum(path.read_text().count(text) for path in paths)


# MARK: Counts

def manifest():
    """The manifest as SwiftPM parses it. A running build locks the usual scratch folder, so this uses its own."""
    with tempfile.TemporaryDirectory() as scratch:
        command = ["swift", "package", "--package-path", str(ROOT), "--scratch-path", scratch, "dump-package"]
        return json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)


def pages():
    found = files("Benchmarks", "Documentation", "Services", "Sources", suffixes=(".md",))
    return [path for path in found if any(folder.suffix == ".docc" for folder in path.parents)]


def make_targets():
    text = re.sub(r"(?ms)^define .*?^endef$", "", (ROOT / "Makefile").read_text())
    return {name for head in RULE.findall(text) for name in head.split()}


def full_folders(limit):
    """The folders with more source files than the limit, sorted by path."""
    counts = {}
    for path in written("Sources", "Tests", "Benchmarks", "Services"):
        folder = str(path.parent.relative_to(ROOT))
        counts[folder] = counts.get(folder, 0) + 1
    return sorted(f"{folder} ({count})" for folder, count in counts.items() if count > limit)


def counted(folders):
    """Today's count of each row."""
    package = manifest()
    # Some versions of SwiftPM list the traits that are enabled by default as a trait.
    traits = [trait for trait in package.get("traits", []) if trait["name"] != "default"]
    libraries = files(*LIBRARIES)
    protocols = [name for path in libraries for name in WRITTEN.findall(path.read_text())]
    found_pages = pages()
    small = [path for path in written(*LIBRARIES) if path.suffix == ".swift" and len(lines(path)) <= 20]
    symbols = [line for path in files("API", "Services/API", suffixes=(".txt",)) for line in lines(path) if line]
    return {
        "root: code lines of Sources, without generated files": code_lines(written("Sources")),
        "root: generated code lines of Sources": code_lines(filter(is_generated, files("Sources"))),
        "Services: code lines of Services/Sources": code_lines(written("Services/Sources")),
        "code lines of all tests but the comparison's": code_lines(written("Tests", "Services/Tests")),
        "Benchmarks: code lines, tests included, without generated files": code_lines(written("Benchmarks")),
        "root: targets, tests included": len(package["targets"]),
        "root: products": len(package["products"]),
        "root: traits": len(traits),
        "root: dependencies": len(package["dependencies"]),
        "root: lines of Package.swift": len(lines(ROOT / "Package.swift")),
        "public symbols in API and Services/API": len(symbols),
        "pages": len(found_pages),
        "words of pages": sum(len(page.read_text().split()) for page in found_pages),
        "make targets, internal ones included": len(make_targets()),
        "@inline(__always)": occurrences("@inline(__always)", libraries),
        "@_disfavoredOverload": occurrences("@_disfavoredOverload", libraries),
        "Swift files of at most 20 lines in Sources and Services/Sources": len(small),
        "folders with more than 20 files": len(folders),
        "public protocols of types that are written as JSON": len(protocols),
    }


# MARK: Limits

def lowered(limits, counts):
    """The limits with each at its count, but not below its goal. No limit rises."""
    return {
        name: {"limit": min(row["limit"], max(row["goal"], counts.get(name, row["limit"]))), "goal": row["goal"]}
        for name, row in limits.items()
    }


def formatted(limits):
    rows = (f"  {json.dumps(name)}: {json.dumps(row)}" for name, row in limits.items())
    return "{\n" + ",\n".join(rows) + "\n}\n"


def raised(limits, earlier, revision):
    """What may not have changed since the limits of an earlier revision."""
    for name, before in earlier.items():
        if name not in limits:
            yield f"{name}: the row is in {revision}, but not in limits.json"
            continue
        for value in ("limit", "goal"):
            if limits[name][value] > before[value]:
                yield f"{name}: the {value} is {limits[name][value]}, in {revision} {before[value]}"


def earlier_revisions():
    """The last commit, which the work tree may have changed, and its parents."""
    command = ["git", "rev-parse", "HEAD^@"]
    parents = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    return ["HEAD", *parents.stdout.split()]


def raised_since(revision, limits):
    command = ["git", "show", f"{revision}:./.ci/limits.json"]
    shown = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if shown.returncode == 0:
        return list(raised(limits, json.loads(shown.stdout), revision))
    print(f"Limits not compared with {revision}: {shown.stderr.strip().splitlines()[0]}")
    return []


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--lower", action="store_true", help="lower the limits to today's counts")
    arguments = parser.parse_args()
    folders = full_folders(20)
    counts = counted(folders)
    limits = json.loads(LIMITS.read_text())
    if arguments.lower:
        limits = lowered(limits, counts)
        LIMITS.write_text(formatted(limits))

    print(f"{'':66}{'today':>8}{'limit':>8}{'goal':>8}")
    failures = []
    for name, count in counts.items():
        if name not in limits:
            failures.append(f"{name}: {count}, but limits.json has no such row")
            continue
        limit, goal = limits[name]["limit"], limits[name]["goal"]
        print(f"{name:66}{count:>8}{limit:>8}{goal:>8}{'  *' if count > limit else ''}")
        if count > limit:
            failures.append(f"{name}: {count}, above the limit of {limit}")
    for folder in folders:
        print(f"  {folder}")
    failures += [f"{name}: in limits.json, but not counted" for name in limits if name not in counts]
    failures += [failure for revision in earlier_revisions() for failure in raised_since(revision, limits)]
    if lowered(limits, counts) != limits:
        failures.append("limits above today's counts; .ci/counts.py --lower lowers them")
    for failure in failures:
        print(f"Failed: {failure}")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
