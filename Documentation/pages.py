"""Writes the pages of docc's archives as HTML that opens without a server: docc's own pages fetch their contents.

Each file in an archive's `data` folder is a page in docc's format RenderNode, which is written beside those of other
modules as `documentation/….html`, with relative links. A kind of content that this file doesn't know is an error.
"""
import html
import json
import os
import re
import string
import urllib.parse

SWIFT = re.compile(
    r'(?P<comment>//[^\n]*)|(?P<string>"""[\s\S]*?"""|#"[\s\S]*?"#|"(?:\\.|[^"\\\n])*")|(?P<attribute>@\w+)'
    r"|(?P<number>\b\d[\d_.]*\b)"
    r"|(?P<keyword>\b(?:import|struct|class|enum|extension|protocol|var|let|func|init|try|await|do|catch|return|in|for|if"
    r"|else|guard|throws|throw|switch|case)\b)")
# The kinds of tokens that have a color in declarations, which are also the names of their classes.
TOKENS = {"keyword", "attribute", "string", "number"}


def escaped(text):
    return html.escape(text, quote=False)


def highlighted(code):
    """Swift code as HTML."""
    parts, end = [], 0
    for match in SWIFT.finditer(code):
        parts.append(escaped(code[end:match.start()]))
        parts.append(f'<span class="{match.lastgroup}">{escaped(match.group())}</span>')
        end = match.end()
    return "".join(parts) + escaped(code[end:])


def listing(code, is_swift):
    return f'<pre tabindex="0"><code>{highlighted(code) if is_swift else escaped(code)}</code></pre>'


def file(address):
    """The file of an address of the site, such as `/documentation/guide#errors`, relative to the site."""
    path, _, anchor = address.partition("#")
    if path.startswith("/documentation/"):
        path = f"{path.lower().rstrip('/')}.html"
    return path.lstrip("/"), f"#{anchor}" if anchor else ""


def table(rows):
    """A table of cells in HTML; the first row is its head."""
    head = "".join(f'<th scope="col">{cell}</th>' for cell in rows[0])
    body = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows[1:])
    return f'<div class="scrolls" tabindex="0"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def plain(nodes):
    """The text of inline content without its markup."""
    return "".join(node.get("text") or node.get("code") or "" for node in nodes)


class Page:
    """A page of docc; `place` is its address, such as `/documentation/jsoncore/document`."""

    def __init__(self, place, node):
        self.place = place
        self.node = node
        self.references = node.get("references", {})
        self.metadata = node["metadata"]
        self.title = self.metadata["title"]
        self.abstract = plain(node.get("abstract", []))
        # Extensions of other modules' types are pages of the module that extends them.
        self.module = place.split("/")[2]
        # Of a symbol, its kind; of an article, its role.
        self.kind = self.metadata.get("symbolKind") or self.metadata["role"]

    def relative(self, address):
        """The link to an address of the site from this page."""
        path, anchor = file(address)
        return urllib.parse.quote(os.path.relpath(path, os.path.dirname(self.place[1:]))) + html.escape(anchor)

    def link(self, identifier, content=None, shows_declaration=False):
        """A link to what a page refers to; just its title if that has no page."""
        goal = self.references[identifier]
        is_symbol = goal.get("kind") == "symbol"
        if shows_declaration and is_symbol and goal.get("fragments"):
            content = f"<code>{escaped(''.join(part['text'] for part in goal['fragments']))}</code>"
        elif content is None:
            title = escaped(goal.get("title", identifier))
            content = f"<code>{title}</code>" if is_symbol or goal["type"] == "unresolvable" else title
        address = goal.get("url")
        if address is None:
            return content
        href = self.relative(address) if address.startswith("/") else html.escape(address)
        return f'<a href="{href}">{content}</a>'

    def inline(self, nodes):
        return "".join(self.inline_node(node) for node in nodes)

    def inline_node(self, node):
        match node["type"]:
            case "text": return escaped(node["text"])
            case "codeVoice": return f"<code>{escaped(node['code'])}</code>"
            case "strong": return f"<strong>{self.inline(node['inlineContent'])}</strong>"
            case "emphasis": return f"<em>{self.inline(node['inlineContent'])}</em>"
            case "reference":
                content = node.get("overridingTitleInlineContent")
                reference = self.references[node["identifier"]]
                content = content or reference.get("titleInlineContent") if reference["type"] == "link" else content
                content = self.inline(content) if content else None
                return self.link(node["identifier"], content) if node["isActive"] else content or self.link(
                    node["identifier"])
        raise SystemExit(f"error: {self.place}: unknown inline content {node['type']}")

    def blocks(self, nodes):
        return "\n".join(self.block(node) for node in nodes)

    def block(self, node):
        match node["type"]:
            case "paragraph": return f"<p>{self.inline(node['inlineContent'])}</p>"
            case "heading":
                level = node["level"]
                return f'<h{level} id="{html.escape(node["anchor"])}">{escaped(node["text"])}</h{level}>'
            # In doc comments, code is indented, without a language.
            case "codeListing": return listing("\n".join(node["code"]), node.get("syntax") in (None, "swift"))
            case "unorderedList" | "orderedList":
                tag = "ul" if node["type"] == "unorderedList" else "ol"
                items = "".join(f"<li>{self.blocks(item['content'])}</li>" for item in node["items"])
                return f"<{tag}>{items}</{tag}>"
            case "aside":
                name = escaped(node.get("name") or node["style"].capitalize())
                return f'<div class="aside"><p><strong>{name}</strong></p>{self.blocks(node["content"])}</div>'
            case "table": return table([[self.blocks(cell) for cell in row] for row in node["rows"]])
        raise SystemExit(f"error: {self.place}: unknown content {node['type']}")

    def section(self, section):
        match section["kind"]:
            case "content": return self.blocks(section["content"])
            case "declarations":
                tokens = "".join(self.token(token) for token in section["declarations"][0]["tokens"])
                return f'<pre tabindex="0"><code>{tokens}</code></pre>'
            case "parameters":
                rows = "".join(f"<dt><code>{escaped(item['name'])}</code></dt><dd>{self.blocks(item['content'])}</dd>"
                               for item in section["parameters"])
                return f'<h2 id="parameters">Parameters</h2><dl>{rows}</dl>'
            case "mentions": return ""
        raise SystemExit(f"error: {self.place}: unknown section {section['kind']}")

    def token(self, token):
        text = escaped(token["text"])
        if token.get("identifier") in self.references:
            return self.link(token["identifier"], text)
        return f'<span class="{token["kind"]}">{text}</span>' if token["kind"] in TOKENS else text

    def group(self, group):
        """A group of links to pages, with their abstracts."""
        items = ""
        for identifier in group["identifiers"]:
            abstract = self.references[identifier].get("abstract") or []
            items += f"<li>{self.link(identifier, shows_declaration=True)} <span>{self.inline(abstract)}</span></li>"
        title = group.get("title") or ""
        anchor = html.escape(group.get("anchor") or title.replace(" ", "-"))
        return f'<h3 id="{anchor}">{escaped(title)}</h3><ul class="links">{items}</ul>'

    def groups(self, key, title):
        groups = "".join(self.group(group) for group in self.node.get(key, []))
        return f"<h2>{title}</h2>{groups}" if groups else ""

    def contents(self):
        """The page below the header of the site."""
        paths = self.node["hierarchy"].get("paths") or [[]]
        parents = " / ".join(self.link(identifier) for identifier in paths[0] if identifier in self.references)
        conformance = self.metadata.get("conformance")
        notes = [self.inline(self.node.get("deprecationSummary", [])[0]["inlineContent"])] if self.node.get(
            "deprecationSummary") else []
        if conformance:
            notes.append(self.inline(conformance["availabilityPrefix"] + conformance["constraints"]) + ".")
        if self.metadata.get("required"):
            notes.append("Required.")
        heading = escaped(self.metadata.get("roleHeading") or "")
        return "\n".join(
            [f"<nav>{parents}</nav>", f'<p class="kind">{heading}</p>', f"<h1>{escaped(self.title)}</h1>",
             f"<p>{self.inline(self.node.get('abstract', []))}</p>"]
            + [f"<p>{note}</p>" for note in notes]
            + [self.section(section) for section in self.node.get("primaryContentSections", [])]
            + [self.groups("topicSections", "Topics"),
               self.groups("defaultImplementationsSections", "Default implementations"),
               self.groups("relationshipsSections", "Relationships"), self.groups("seeAlsoSections", "See also")])


def read(archive):
    """The pages of an archive."""
    data = archive / "data"
    return [Page(f"/{path.relative_to(data).with_suffix('')}", json.loads(path.read_text()))
            for path in sorted(data.glob("documentation/**/*.json"))]


def write(site, pages, template):
    """Writes the pages and the index of the search."""
    for page in pages:
        goal = site / file(page.place)[0]
        goal.parent.mkdir(parents=True, exist_ok=True)
        goal.write_text(string.Template(template).substitute(
            title=escaped(page.title), description=html.escape(page.abstract), contents=page.contents(),
            root=os.path.relpath("/", os.path.dirname(page.place))))
    entries = [[page.title, urllib.parse.quote(file(page.place)[0]), page.module, page.kind] for page in pages]
    (site / "search-index.js").write_text(f"const index = {json.dumps(entries, separators=(',', ':'))}\n")
