#!/usr/bin/env python3
"""Checks the links of the documentation site: each leads to a file of the site, and to an element of that page.

usage: check-site.py SITE-FOLDER, such as .build-docs; `make docs` runs it. Prints each broken link, and the page with it.
"""
import os
import sys
import urllib.parse
from html.parser import HTMLParser
from pathlib import Path


class Links(HTMLParser):
    """The links to other files, and the identifiers of the elements, of a page."""

    def __init__(self, text):
        super().__init__()
        self.links, self.identifiers = set(), set()
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        for name, value in attributes:
            if name == "id":
                self.identifiers.add(value)
            elif name in ("href", "src", "srcset") and not value.startswith(("https:", "http:", "data:")):
                self.links.add(value)


def broken(site):
    """The broken links with their pages."""
    pages = {str(path.relative_to(site)): Links(path.read_text()) for path in site.glob("**/*.html")}
    for page, found in pages.items():
        for link in found.links:
            path, _, anchor = link.partition("#")
            goal = os.path.normpath(os.path.join(os.path.dirname(page), urllib.parse.unquote(path))) if path else page
            if goal not in pages and not (site / goal).is_file():
                yield page, link
            elif anchor and goal in pages and urllib.parse.unquote(anchor) not in pages[goal].identifiers:
                yield page, link


def main():
    complaints = sorted(f"{page}: broken link {link}" for page, link in broken(Path(sys.argv[1])))
    print("\n".join(complaints), end="\n" if complaints else "")
    sys.exit(bool(complaints))


main()
