#!/usr/bin/env python3
"""Draws the README's picture of speed, for light and for dark pages, from a table that `bench` wrote.

usage: draw-speed.py TABLE OUTPUT-FOLDER, such as README.md Documentation/Site; `make picture` runs it. `make report` writes
the table of a run of your own to report.md.
"""
import html
import re
import sys
from pathlib import Path

COLUMN = "decode movies"
# The titles of the rows; Foundation's coders, with which all are compared, are no row.
TITLES = {
    "@Mapped": "@Mapped", "manual": "by hand", "throwing": "Decodable’s", "mappable": "ObjectMapper’s",
    "applicative": "Argo’s", "codable": "Codable", "foundation-codable": "JSONDecoder",
    "foundation-casts": "JSONSerialization",
}
OURS = {"@Mapped", "manual", "throwing", "mappable", "applicative", "codable"}
COLORS = {
    "light": {"text": "#1f2328", "soft": "#59636e", "bar": "#0969da", "other": "#818b98"},
    "dark": {"text": "#f0f6fc", "soft": "#9198a1", "bar": "#4493f8", "other": "#656c76"},
}
# Narrow, so that the text is readable where a phone scales the picture down.
WIDTH, NAMES, ROW, TOP = 520, 145, 26, 44


def speeds(text):
    """The speeds of the rows in the column, highest first."""
    lines = [[cell.strip() for cell in line.strip().strip("|").split("|")]
             for line in text.splitlines() if line.startswith("|")]
    head = next(line for line in lines if COLUMN in line)
    place = head.index(COLUMN)
    found = {"foundation-codable": 1.0}
    for line in lines[lines.index(head) + 2:]:
        name = line[0].strip("`")
        figure = re.match(r"[\d.]+", line[place]) if name in TITLES and len(line) == len(head) else None
        if figure:
            found[name] = float(figure[0])
    return sorted(found.items(), key=lambda row: -row[1])


def picture(rows, colors):
    title = "Decoding lists of 100 movies: times as fast as JSONDecoder"
    height = TOP + ROW * len(rows) + 4
    scale = (WIDTH - NAMES - 60) / rows[0][1]
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
        'role="img" font-family="system-ui, -apple-system, Segoe UI, Helvetica, Arial, sans-serif" font-size="14">',
        f"<title>{title}</title>",
        f'<text x="0" y="20" font-size="15" font-weight="600" fill="{colors["text"]}">{title}</text>',
    ]
    for index, (name, speed) in enumerate(rows):
        y = TOP + index * ROW
        length = max(2, round(speed * scale))
        figure = f"{speed:.1f}" if speed >= 1 and speed != 1 else f"{speed:g}"
        color = colors["bar" if name in OURS else "other"]
        parts += [
            f'<text x="{NAMES - 10}" y="{y + 15}" text-anchor="end" fill="{colors["text"]}">{html.escape(TITLES[name])}</text>',
            f'<rect x="{NAMES}" y="{y + 2}" width="{length}" height="18" rx="3" fill="{color}"/>',
            f'<text x="{NAMES + length + 8}" y="{y + 15}" fill="{colors["soft"]}">{figure}</text>',
        ]
    return "\n".join(parts + ["</svg>"]) + "\n"


def main():
    table, folder = map(Path, sys.argv[1:])
    rows = speeds(table.read_text())
    for theme, colors in COLORS.items():
        (folder / f"speed-{theme}.svg").write_text(picture(rows, colors))


main()
