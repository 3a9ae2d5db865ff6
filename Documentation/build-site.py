#!/usr/bin/env python3
"""Builds the documentation site with the toolchain's docc: an archive per module, whose pages pages.py writes as HTML. The
site needs no server, and may be in any folder of one.

usage: build-site.py OUTPUT-FOLDER PRODUCTS-FOLDER…; `make docs` runs it with those that `swift build --show-bin-path` prints.
A module is documented from the first folder that contains it.

Pages link to each other as files, so that the links work in the repository. In the copies of the catalogues for docc, they
are converted to docc's links, and links to other modules to addresses of the site.

The first page of the site is the beginning of the README, how to add the package, the modules by groups and a search;
landing.py writes it. build-results.py writes the page of the committed results.

The script fails for a warning of docc, a public symbol without documentation, a type or macro without a topic on its
module's page, a module without a group, and a link that leads nowhere.

A small library needs no catalog: its page has a sentence and a link from here, and docc lists its symbols by kind.
"""
import functools
import importlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unicodedata
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

sys.dont_write_bytecode = True
import landing
import pages

results = importlib.import_module("build-results")

ROOT = Path(__file__).resolve().parent.parent
GUIDE = "Guide"
# The packages with documented libraries, and their folders with catalogs.
PACKAGES = {"": "Sources", "Services": "Services/Sources", "Benchmarks": "Benchmarks"}
# Libraries that only the packages of this repository use. The catalog's models are documented; their mappings are
# examples, which are read as files.
UNDOCUMENTED = re.compile(r"Catalog\w+|MappingTestSupport|CMallocCount")
# The summaries of the libraries without a catalog, and the pages that describe these.
WITHOUT_CATALOGUE = {
    "JSONFoundation": ("Converts between the objects of `JSONSerialization`, documents and models.", "JSONCore/Backends"),
    "FoundationBackend": ("Parses text with `JSONSerialization`, for any mapper.", "JSONCore/Backends"),
    "JanssonBackend": ("Parses text with the C library jansson, for any mapper.", "JSONCore/Backends"),
    "GRDBStore": ("Stores models in SQLite.", "OfflineStore"),
    "BenchReports": ("Creates the report of a comparison, as text, a table of a README, a page or JSON.", "BenchKit"),
    "Catalog": ("The models with which `BenchKit` compares the strategies.", "BenchKit/YourOwn"),
    "Generation": ("Generators of models and of their JSON.", "BenchKit/YourOwn"),
}


def manifest(folder):
    """A package as SwiftPM reads it, in a scratch folder that no running build locks."""
    with tempfile.TemporaryDirectory() as scratch:
        command = ["swift", "package", "--package-path", folder, "--scratch-path", scratch, "dump-package"]
        return json.loads(subprocess.run(command, check=True, capture_output=True).stdout)


def catalogues():
    """The documentation catalogs by the names of their modules, `None` for a module without one: first the guide, then in
    the order of the manifests."""
    found = {path.stem: path for folder in ("Documentation", *PACKAGES.values())
             for path in (ROOT / folder).rglob("*.docc")}
    products = [product for folder in PACKAGES for product in manifest(ROOT / folder)["products"]]
    names = [GUIDE] + [name for product in products if "library" in product["type"] for name in product["targets"]]
    names = [name for name in names if not UNDOCUMENTED.fullmatch(name)]
    wrong = set(names) ^ {*found, *WITHOUT_CATALOGUE} | {name for name in WITHOUT_CATALOGUE if name in found}
    if wrong:
        sys.exit(f"error: no catalogue, one of no library, or a superfluous summary: {sorted(wrong)}")
    return {name: found.get(name) for name in names}


def run(command):
    # On macOS, the tools are part of Xcode.
    tools = ["xcrun"] if sys.platform == "darwin" else []
    ending = subprocess.run(tools + command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return ending.stdout, ending.returncode


def in_parallel(work, names):
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return dict(zip(names, pool.map(work, names)))


# Symbols

def extract(module, builds, folder):
    """Writes the symbol graphs of a module in the builds."""
    # The native build system has modules in a folder of their own.
    build, modules = next((path, at) for path in builds for at in (path / "Modules", path)
                          if (at / f"{module}.swiftmodule").exists())
    folder.mkdir(parents=True)
    command = ["swift", "symbolgraph-extract", "-module-name", module, "-I", str(modules),
               *platform(), "-minimum-access-level", "public", "-skip-synthesized-members",
               "-emit-extension-block-symbols", "-output-dir", str(folder)]
    # Those that SwiftPM generated for C targets of dependencies, and their own.
    maps = sorted(build.glob("*.build/module.modulemap"))
    for pattern in ("module.modulemap", "include/module.modulemap"):
        # The build systems have products in folders of different depths.
        for parent in build.parents[:4]:
            maps += sorted((parent / "checkouts").glob(f"*/Sources/*/{pattern}"))
    own = [ROOT / "Sources/Backends/CJansson/module.modulemap", ROOT / "Sources/Core/CScan/include/module.modulemap"]
    for path in maps + own:
        command += ["-Xcc", f"-fmodule-map-file={path}"]
    output, status = run(command)
    return output if status else ""


@functools.cache
def platform():
    """The extractor's arguments for the platform."""
    output, _ = run(["swift", "-print-target-info"])
    arguments = ["-target", json.loads(output)["target"]["triple"]]
    if sys.platform == "darwin":
        arguments += ["-sdk", run(["--show-sdk-path"])[0].strip()]
    return arguments


def faults(module, folder, catalogue):
    """Messages about symbols without documentation, and about types without a topic on the page of the catalog, if any."""
    page = catalogue and catalogue / f"{module}.md"
    text = page and page.read_text()
    lines = []
    for path in folder.glob("*.json"):
        for symbol in json.loads(path.read_text())["symbols"]:
            name = ".".join(symbol["pathComponents"])
            # The compiler generates symbols without a location.
            if "location" not in symbol or symbol["kind"]["identifier"] == "swift.extension":
                continue
            if "docComment" not in symbol:
                place = symbol["location"]
                lines.append(f"{place['uri']}:{place['position']['line'] + 1}: {name} has no documentation")
            # docc groups functions and operators itself; most have overloads, which one topic can't list.
            is_function = symbol["kind"]["identifier"].startswith("swift.func")
            if page and len(symbol["pathComponents"]) == 1 and "@" not in path.name and not is_function:
                plain = name.split("(")[0]
                if not re.search(rf"``(?:{module}/)?{re.escape(plain)}(?:\(|-|``)", text):
                    lines.append(f"{page.relative_to(ROOT)}: no topic has {name}")
    return sorted(set(lines))


# Pages

def headings(page):
    """The headings of a page by their anchors in the repository."""
    names = {}
    is_code = False
    for line in page.read_text().splitlines():
        is_code ^= line.startswith("```")
        if line.startswith("#") and not is_code:
            name = line.lstrip("#").strip().replace("`", "")
            anchor = "".join(c for c in name.lower().replace(" ", "-") if c.isalnum() or c in "-_")
            names[anchor] = name
    return names


def fragment(heading):
    """The anchor that docc gives a heading: with - for spaces, and without punctuation."""
    words = re.sub(r"[\s-]+", "-", heading)
    return "".join(c for c in words if c == "-" or not unicodedata.category(c).startswith("P"))


def linked(page, catalogue, everything):
    """The text of a page with docc's links; links to files outside the site become plain text."""
    homes = {path: name for name, path in everything.items()}

    def replace(match):
        label, path, anchor = match.group(1), match.group(2), match.group(3)
        if "://" in path or path.startswith("doc:"):
            return match.group(0)
        goal = (page.parent / path).resolve() if path else page
        home = homes.get(goal.parent)
        if home is None:
            return label
        heading = "#" + fragment(headings(goal).get(anchor, anchor)) if anchor else ""
        if home == catalogue:
            # docc finds no heading of the root page by the name of that page.
            return f"[{label}](doc:{goal.stem if path else ''}{heading})"
        address = f"/documentation/{home}" + ("" if goal.stem == home else f"/{goal.stem}")
        return f"[{label}]({address.lower()}{heading})"

    parts = re.split(r"(?ms)(^```.*?^```$)", page.read_text())
    for index in range(0, len(parts), 2):
        parts[index] = re.sub(r"\[([^\]\[]+)\]\(([^()\s#]*)(?:#([^()\s]+))?\)", replace, parts[index])
    return "".join(parts)


def copy(name, everything, folder):
    folder.mkdir(parents=True)
    if everything[name] is None:
        summary, page = WITHOUT_CATALOGUE[name]
        link = f"See [{page.split('/')[-1]}](/documentation/{page.lower()})."
        (folder / f"{name}.md").write_text(f"# ``{name}``\n\n{summary}\n\n## Overview\n\n{link}\n")
        return
    for path in everything[name].iterdir():
        (folder / path.name).write_text(linked(path, name, everything))


# The site

def convert(name, work):
    command = ["docc", "convert", str(work / f"{name}.docc"), "--output-dir", str(work / f"{name}.doccarchive"),
               "--fallback-display-name", name, "--fallback-bundle-identifier", name,
               "--fallback-default-module-kind", "Module", "--warnings-as-errors"]
    if (work / f"graphs/{name}").exists():
        command += ["--additional-symbol-graph-dir", str(work / f"graphs/{name}")]
    output, status = run(command)
    return (output.strip() or f"docc ended with {status}") if status else ""


def write(site, archives, everything):
    """Writes the site: docc's pages, the first page, the search and the page of results."""
    files = ROOT / "Documentation/Site"
    shutil.rmtree(site, ignore_errors=True)
    site.mkdir()
    for path in files.iterdir():
        if path.suffix != ".html":
            shutil.copy(path, site)
    all_pages = [page for archive in archives for page in pages.read(archive)]
    pages.write(site, all_pages, (files / "page.html").read_text())
    beginning, *sections = re.split(r"(?m)^(?=## )", linked(ROOT / "README.md", None, everything))
    readme = beginning + next(text for text in sections if text.startswith("## Add it to your package"))
    landing.write(site, (files / "landing.html").read_text(), readme, all_pages)
    (site / "results.html").write_text(results.page(results.RESULTS, home="index.html"))


def end_if(messages):
    """Exits with the messages, if there are any."""
    said = [text for text in messages if text]
    if said:
        sys.exit("\n".join(said) + f"\nerror: no site was made: {len(said)} complaints")


def main():
    site, *builds = (Path(path).resolve() for path in sys.argv[1:])
    work = site.parent / f"{site.name}-parts"
    shutil.rmtree(work, ignore_errors=True)
    all_catalogues = catalogues()
    names = list(all_catalogues)
    modules = [name for name in names if name != GUIDE]

    end_if(in_parallel(lambda name: extract(name, builds, work / f"graphs/{name}"), modules).values())
    end_if(line for name in modules
           for line in faults(name, work / f"graphs/{name}", all_catalogues[name]))

    for name in names:
        copy(name, all_catalogues, work / f"{name}.docc")
    end_if(in_parallel(lambda name: convert(name, work), names).values())

    write(site, [work / f"{name}.doccarchive" for name in names], all_catalogues)
    shutil.rmtree(work)
    if subprocess.run([sys.executable, ROOT / "Documentation/check-site.py", site]).returncode:
        sys.exit("error: the site has broken links")
    if subprocess.run([sys.executable, ROOT / "Documentation/check-results.py", site / "results.html"]).returncode:
        sys.exit("error: the results or their page have faults")
    print(f"{site}: {len(modules)} modules and the guide")


main()
