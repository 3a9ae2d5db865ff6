#!/usr/bin/env python3
"""Builds the page of all committed results, or adds the report of a run to them.

usage: build-results.py PAGE [--home ADDRESS] [--results FOLDER]
       build-results.py --add REPORT.json [--results FOLDER]

`make results` and `make docs` build the page: one file without requests, with the reports of Benchmarks/Results in it.
`--home` is the address of the site's first page, for a link.

`--add` writes a report of `bench run --format json` without its samples and without the malformed documents, under the
name that its date, processor and number of cores give. It refuses to overwrite a file, and refuses reports of which a
reader couldn't repeat the run; `faults` has the rules. check-results.py checks the committed files by the same rules.
"""
import argparse
import json
import re
import string
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "Benchmarks/Results"
HARDSHIPS = ["big integers", "1e400", "duplicate keys", "lone surrogates", "invalid UTF-8", "trailing text", "NaN",
             "depth 10 000", "number for a string", "missing key", "null for a value", "unknown members"]
OUTCOMES = ["right", "refused-with-place", "refused", "wrong", "crashed"]


# Files

def file_name(report):
    """The name of the file of a report, such as 2026-11-30-intel-xeon-2.json."""
    environment = report["environment"]
    words = re.sub(r"\((r|tm)\)|@.*|\b(cpu|processor)\b", " ", environment["cpu"].lower())
    machine = re.sub(r"[^a-z0-9]+", "-", words).strip("-")
    return f"{environment['date'][:10]}-{machine}-{environment['cores']}.json"


def compact(report):
    """The committed form of a report: without samples and malformed documents."""
    report = json.loads(json.dumps(report))
    for row in report.get("results", []):
        row.pop("samples", None)
        row.pop("referenceSamples", None)
    if isinstance(report.get("errors"), dict):
        report["errors"].pop("cases", None)
    return report


def written(report):
    """A report as text, a line for each element of a list. It has no <, so that a page can contain it as it is."""
    def text(value):
        return json.dumps(value, ensure_ascii=False, separators=(",", ":"), sort_keys=True).replace("<", "\\u003c")

    members = []
    for key, value in sorted(report.items()):
        if isinstance(value, list) and value:
            members.append(f"{text(key)}:[\n" + ",\n".join(map(text, value)) + "\n]")
        else:
            members.append(f"{text(key)}:{text(value)}")
    return "{\n" + ",\n".join(members) + "\n}\n"


# Rules

def is_number(value):
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def is_text(value):
    return isinstance(value, str) and value.strip() != ""


def environment_faults(environment):
    for key in ("date", "cpu", "os", "swift"):
        if not is_text(environment.get(key)):
            yield f"no {key}"
    if not re.match(r"\d{4}-\d\d-\d\dT\d\d:\d\d", str(environment.get("date"))):
        yield "the date isn't in ISO 8601"
    if not isinstance(environment.get("cores"), int):
        yield "no number of cores"
    if not is_number(environment.get("load")):
        yield "no load"
    commit = environment.get("git")
    if not is_text(commit):
        yield "no git commit"
    elif "+changes" in commit:
        yield f"uncommitted changes: {commit}"
    elif not re.fullmatch(r"[0-9a-f]{7,40}", commit):
        yield f"not the commit of the build: {commit}"
    if "debug build" in str(environment.get("swift")):
        yield "a debug build"


def row_faults(row, contenders):
    for key in ("strategy", "backend", "model", "operation", "size"):
        if not is_text(row.get(key)):
            yield f"no {key}"
    needed = ["nsPerObject", "mbPerSecond"]
    if row.get("operation") != "parse":
        needed += ["ratio", "ratioLow", "ratioHigh"]
    missing = [key for key in needed if not is_number(row.get(key))]
    if missing and not is_text(row.get("unavailable")):
        yield f"no {', '.join(missing)}, and no reason"
    if row.get("backend") == "contender" and row.get("strategy") not in contenders:
        yield f"{row.get('strategy')} isn't among the contenders, so it has no version"


def contender_faults(contender):
    failure = contender.get("failure")
    for key in ("name", "version", "language"):
        # A program that doesn't start has no version.
        if not is_text(contender.get(key)) and not (is_text(failure) and key != "name"):
            yield f"no {key}"
    if not isinstance(contender.get("marks"), list):
        yield "no list of marks"
    if failure is not None and not is_text(failure):
        yield "a failure without a sentence"
    found = contender.get("hardships", [])
    if [hardship.get("name") for hardship in found] != HARDSHIPS and not (is_text(failure) and not found):
        yield "not the twelve hardships"
    for hardship in found:
        if hardship.get("outcome") not in OUTCOMES or not is_text(hardship.get("detail")):
            yield f"{hardship.get('name')}: no outcome or no detail"


def faults(report):
    """Sentences about what a committed report may not lack."""
    if not isinstance(report, dict):
        return ["not a report of bench run --format json"]
    found = [f"no {key}" for key in ("schemaVersion", "seed") if not isinstance(report.get(key), int)]
    found += environment_faults(report.get("environment") or {})
    path = re.search(r"(?<![\w.])/(?:tmp|home|root|Users|var|work)/[^\s\"\\]*", json.dumps(report))
    if path:
        found.append(f"a path of the machine: {path[0]}")
    if report.get("isInterrupted"):
        found.append("the run was interrupted")
    contenders = report.get("contenders") or []
    names = [contender.get("name") for contender in contenders]
    if len(names) != len(set(names)):
        found.append("two contenders have the same name")
    for contender in contenders:
        found += [f"{contender.get('name')}: {fault}" for fault in contender_faults(contender)]
    if not report.get("results"):
        found.append("no results")
    for index, row in enumerate(report.get("results") or []):
        found += [f"/results/{index}: {fault}" for fault in row_faults(row, names)]
    return found


# Commands

def add(path, folder):
    """Writes the compact form of a report to the folder; returns the path."""
    try:
        report = json.loads(Path(path).read_text())
    except ValueError as error:
        sys.exit(f"error: {path} isn't JSON: {error}")
    found = faults(report)
    if found:
        sys.exit("\n".join(f"error: {path}: {fault}" for fault in found))
    goal = folder / file_name(report)
    folder.mkdir(parents=True, exist_ok=True)
    try:
        with goal.open("x") as file:
            file.write(written(compact(report)))
    except FileExistsError:
        sys.exit(f"error: {goal} exists; results are never changed")
    return goal


def page(folder, home=None):
    """The page of the reports in a folder, the newest first."""
    site = ROOT / "Documentation/Site"
    paths = sorted(folder.glob("*.json"), key=lambda path: path.name, reverse=True)
    data = "\n".join(f'<script type="application/json" data-file="{path.name}">{path.read_text()}</script>'
                     for path in paths)
    start = f'<a href="{home}">JSON mapping for Swift</a>' if home else "JSON mapping for Swift"
    return string.Template((site / "results.html").read_text()).substitute(
        style=(site / "site.css").read_text() + (site / "results.css").read_text(),
        script=(site / "results.js").read_text(), data=data, start=start)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("page", nargs="?", type=Path)
    parser.add_argument("--add", metavar="REPORT")
    parser.add_argument("--home", metavar="ADDRESS")
    parser.add_argument("--results", type=Path, default=RESULTS, metavar="FOLDER")
    arguments = parser.parse_args()
    if (arguments.page is None) == (arguments.add is None):
        parser.error("a PAGE to build or a report to --add")
    if arguments.add:
        print(add(arguments.add, arguments.results))
    else:
        arguments.page.parent.mkdir(parents=True, exist_ok=True)
        arguments.page.write_text(page(arguments.results, arguments.home))
        print(arguments.page)


if __name__ == "__main__":
    main()
