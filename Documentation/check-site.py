#!/usr/bin/env python3
"""Checks the links of the documentation site: each leads to a page of the site, and to a heading of that page.

usage: check-site.py SITE-FOLDER, such as .build-docs; `make docs` runs it. Prints each broken link, and the page with it.
"""
import json
import re
import sys
from pathlib import Path


def nodes(value):
    """The objects within a value of JSON, itself included."""
    if isinstance(value, dict):
        yield value
    for child in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from nodes(child)


def anchors(page):
    """The anchors of a page of docc: of its headings, and of its groups of topics."""
    found = {node["anchor"] for node in nodes(page) if "anchor" in node}
    return found | {group["title"].replace(" ", "-") for group in page.get("topicSections", []) if "title" in group}


def broken(site):
    """The broken links with their pages."""
    pages = {f"/{path.relative_to(site / 'data').with_suffix('')}": json.loads(path.read_text())
             for path in site.glob("data/**/*.json")}
    goals = {address: anchors(page) for address, page in pages.items()}

    def is_broken(address):
        path, _, anchor = address.partition("#")
        path = path.rstrip("/").lower()
        if path in goals:
            return bool(anchor) and anchor not in goals[path]
        return path.startswith("/documentation") or not (site / path.lstrip("/")).exists()

    for address, page in pages.items():
        for reference in page.get("references", {}).values():
            for link in {reference.get("url", "")} - {""}:
                if link.startswith("/") and is_broken(link):
                    yield address, link
    for path in site.glob("*.html"):
        for link in re.findall(r'(?:href|src|srcset)="(?!https?:|#|data:)([^"]+)"', path.read_text()):
            if is_broken("/" + link.lstrip("/")):
                yield f"/{path.name}", link


def main():
    complaints = sorted({f"{address}: broken link {link}" for address, link in broken(Path(sys.argv[1]))})
    print("\n".join(complaints), end="\n" if complaints else "")
    sys.exit(bool(complaints))


main()
