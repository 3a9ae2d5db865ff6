"""The first page of the site: parts of the README, the modules by groups, and a search."""
import html
import re
import string

import pages

# A module without a group is an error.
GROUPS = {
    "Strategies": ["DerivedMapping", "ManualMapping", "CodableMapping", "MappableMapping", "ApplicativeMapping",
                   "ThrowingMapping"],
    "Core": ["JSONMapping", "JSONStreaming", "JSONPatch", "JSONCore"],
    "Services": ["APIClient", "URLSessionTransport", "AsyncHTTPClientTransport", "OfflineStore", "GRDBStore"],
    "Comparison": ["BenchKit", "BenchReports", "Catalog", "Generation"],
    "Compatibility": ["JSONFoundation", "FoundationBackend", "JanssonBackend"],
}

def inline(text):
    """The code, links and bold words of a paragraph as HTML."""
    text = pages.escaped(text)
    text = re.sub(r"`([^`]+)`", r"<code>\1</code>", text)
    text = re.sub(r"\[([^\]]+)\]\(([^)]+)\)", lambda link: f'<a href="{"".join(pages.file(link[2]))}">{link[1]}</a>', text)
    return re.sub(r"\*\*(.+?)\*\*", r"<strong>\1</strong>", text)


def block(text):
    """A heading, list, table, piece of HTML or paragraph as HTML."""
    if text.startswith("<"):
        return re.sub(r'((?:srcset|src)=")Documentation/Site/', r"\1", text)
    if text.startswith("#"):
        level = len(text) - len(text.lstrip("#"))
        return f"<h{level}>{inline(text[level:].strip())}</h{level}>"
    if text.startswith("- "):
        items = [" ".join(item.split()) for item in re.split(r"(?m)^- ", text)[1:]]
        return '<ul class="doors">' + "".join(f"<li>{inline(item)}</li>" for item in items) + "</ul>"
    if text.startswith("|"):
        rows = [[inline(cell.strip()) for cell in line.strip("|").split("|")] for line in text.splitlines()]
        return pages.table(rows[:1] + rows[2:])
    return f"<p>{inline(' '.join(text.split()))}</p>"


def rendered(markdown):
    """The part of Markdown that these parts of the README use, as HTML."""
    parts = []
    for index, part in enumerate(re.split(r"(?ms)^```(\w*)\n(.*?)^```$", markdown)):
        if index % 3 == 0:
            parts += [block(text) for text in re.split(r"\n{2,}", part.strip()) if text]
        elif index % 3 == 1:
            language = part
        else:
            parts.append(pages.listing(part, language == "swift"))
    return "\n".join(parts)


def write(site, template, readme, all_pages):
    """Writes the first page; `readme` is the parts of the README with the site's links."""
    summaries = {page.title: page.abstract for page in all_pages if page.kind == "module"}
    missing = set(summaries) ^ {name for group in GROUPS.values() for name in group}
    if missing:
        raise SystemExit(f"error: no group in landing.py, or no catalogue: {sorted(missing)}")
    modules = []
    for title, group in GROUPS.items():
        items = "".join(f'<li><a href="{pages.file(f"/documentation/{name}")[0]}"><code>{name}</code></a>'
                        f" <span>{pages.escaped(summaries[name])}</span></li>" for name in group)
        modules.append(f"<section><h3>{title}</h3><ul>{items}</ul></section>")
    description = re.sub(r"[`*]", "", readme.split("\n\n")[1].replace("\n", " "))
    (site / "index.html").write_text(string.Template(template).substitute(
        description=html.escape(description), readme=rendered(readme), modules="\n".join(modules)))
