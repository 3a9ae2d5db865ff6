"""The first page of the site: parts of the README, the modules by groups, and a search."""
import html
import json
import re
import string

# A module without a group is an error.
GROUPS = {
    "Strategies": ["DerivedMapping", "ManualMapping", "CodableMapping", "MappableMapping", "ApplicativeMapping",
                   "ThrowingMapping"],
    "Core": ["JSONMapping", "JSONStreaming", "JSONPatch", "JSONCore"],
    "Services": ["APIClient", "URLSessionTransport", "AsyncHTTPClientTransport", "OfflineStore", "GRDBStore"],
    "Comparison": ["BenchKit", "BenchReports", "Catalog", "Generation"],
    "Compatibility": ["JSONFoundation", "FoundationBackend", "JanssonBackend"],
}

SWIFT = re.compile(
    r'(?P<comment>//[^\n]*)|(?P<string>"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*")|(?P<attribute>@\w+)'
    r"|(?P<number>\b\d[\d_.]*\b)"
    r"|(?P<keyword>\b(?:import|struct|class|enum|extension|var|let|func|init|try|await|do|catch|return|in|for|if|else)\b)")


def highlighted(code):
    """Swift code as HTML."""
    parts, end = [], 0
    for match in SWIFT.finditer(code):
        parts.append(html.escape(code[end:match.start()], quote=False))
        parts.append(f'<span class="{match.lastgroup}">{html.escape(match.group(), quote=False)}</span>')
        end = match.end()
    return "".join(parts) + html.escape(code[end:], quote=False)


def inline(text):
    """The code, links and bold words of a paragraph as HTML."""
    text = html.escape(text, quote=False)
    text = re.sub(r"`([^`]+)`", r"<code>\1</code>", text)
    text = re.sub(r"\[([^\]]+)\]\(([^)]+)\)", lambda link: f'<a href="{link[2].lstrip("/")}">{link[1]}</a>', text)
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
        head = "".join(f'<th scope="col">{cell}</th>' for cell in rows[0])
        body = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows[2:])
        return f'<div class="scrolls" tabindex="0"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'
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
            code = highlighted(part) if language == "swift" else html.escape(part, quote=False)
            parts.append(f'<pre tabindex="0"><code>{code}</code></pre>')
    return "\n".join(parts)


def grouped(site):
    """Groups the modules on docc's page of all modules, and in its navigator; returns their titles and summaries."""
    path = site / "data/documentation.json"
    page = json.loads(path.read_text())
    names = {item.split("/")[-1]: item for item in page["topicSections"][0]["identifiers"]}
    missing = set(names) ^ {"Guide"} ^ {name for group in GROUPS.values() for name in group}
    if missing:
        raise SystemExit(f"error: no group in landing.py, or no catalogue: {sorted(missing)}")
    page["topicSections"] = [{"title": "Guide", "anchor": "Guide", "identifiers": [names["Guide"]]}] + [
        {"title": title, "anchor": title, "identifiers": [names[name] for name in group]}
        for title, group in GROUPS.items()]
    path.write_text(json.dumps(page))

    path = site / "index/index.json"
    index = json.loads(path.read_text())
    root = index["interfaceLanguages"]["swift"][0]
    nodes = {node["path"].split("/")[-1]: node for node in root["children"]}
    root["children"] = [nodes["guide"]]
    for title, group in GROUPS.items():
        root["children"] += [{"type": "groupMarker", "title": title}] + [nodes[name.lower()] for name in group]
    path.write_text(json.dumps(index))

    def summary(name):
        return "".join(part.get("text") or part.get("code") or ""
                       for part in page["references"][names[name]].get("abstract", []))

    return {title: [(name, summary(name)) for name in group] for title, group in GROUPS.items()}


def write(site, template, readme):
    """Writes the first page; `readme` is the parts of the README with the site's links."""
    modules = []
    for title, group in grouped(site).items():
        items = "".join(f'<li><a href="documentation/{name.lower()}"><code>{name}</code></a>'
                        f" <span>{html.escape(summary, quote=False)}</span></li>" for name, summary in group)
        modules.append(f"<section><h3>{title}</h3><ul>{items}</ul></section>")
    description = re.sub(r"[`*]", "", readme.split("\n\n")[1].replace("\n", " "))
    (site / "index.html").write_text(string.Template(template).substitute(
        description=html.escape(description), readme=rendered(readme), modules="\n".join(modules)))
