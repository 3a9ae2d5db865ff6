#!/usr/bin/env python3
"""Checks the committed results, and their page in Chromium.

usage: check-results.py PAGE [--screenshots FOLDER]; `make results` and `make docs` run it.

- Files: each follows the rules of build-results.py, has the name and the form that it gives, and one commit, after which
  nobody changed it.
- The page: each figure that it shows is that of the file and of the JSON pointer in its attribute data-source, every
  figure of the files is shown, and no figure is without a source; nothing is wider than the window at 400 and at 1400,
  light and dark; text has a contrast of 4.5; sorting, filtering and the map work by keyboard; no error is logged and
  nothing is requested.

The same checks run for an empty page and for a page of two invented runs, from the folder check-results. Without Chromium,
only the files are checked.
"""
import argparse
import base64
import copy
import importlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

sys.dont_write_bytecode = True
build = importlib.import_module("build-results")
INVENTED = Path(__file__).resolve().parent / "check-results"
TITLES = {"derived": "@Mapped"}
FILTERS = ["model", "operation", "size", "language", "strategy"]


# Files

def git(*arguments):
    command = ["git", "-C", str(build.ROOT), *arguments]
    ending = subprocess.run(command, capture_output=True, text=True)
    return ending.stdout.split("\n")[:-1] if ending.returncode == 0 else None


def history_faults(folder):
    """Sentences about files that were changed or removed after their commit."""
    if git("rev-parse", "HEAD") is None:
        print("The history of the results wasn't checked: this is no repository.")
        return
    changes = git("log", "--format=", "--name-status", "--no-renames", "--diff-filter=MDT", "--full-history", "-m",
                  "--first-parent", "--", str(folder))
    for line in sorted(set(filter(None, changes))):
        yield f"{line.split(chr(9))[-1]}: changed or removed after its commit"
    for path in git("diff", "--name-only", "HEAD", "--diff-filter=MDT", "--", str(folder)):
        yield f"{path}: differs from its commit"
    for path in git("ls-files", "--", str(folder)):
        commits = git("log", "--format=%h", "--first-parent", "--", str(build.ROOT / path))
        # A file that is staged has none yet.
        if len(commits) > 1:
            yield f"{path}: {len(commits)} commits instead of one"


def file_faults(folder):
    for path in sorted(folder.iterdir()) if folder.exists() else []:
        try:
            report = json.loads(path.read_text())
        except ValueError as error:
            yield f"{path.name}: {error}"
            continue
        found = build.faults(report)
        if not found and path.name != build.file_name(report):
            found.append(f"its name should be {build.file_name(report)}")
        if not found and path.read_text() != build.written(build.compact(report)):
            found.append("not in the form of build-results.py --add")
        yield from (f"{path.name}: {fault}" for fault in found)


def unrefused(report):
    """The changes of a good report that the rules don't refuse."""
    def change(*keys, to=None):
        changed = copy.deepcopy(report)
        node = changed
        for key in keys[:-1]:
            node = node[key]
        if to is None:
            del node[keys[-1]]
        else:
            node[keys[-1]] = to
        return changed

    place = next(i for i, row in enumerate(report["results"]) if row.get("ratio") and not row.get("unavailable"))
    changes = {
        "no schemaVersion": change("schemaVersion"), "no seed": change("seed"), "no load": change("environment", "load"),
        "no commit": change("environment", "git"), "changes": change("environment", "git", to="8ed932fb+changes"),
        "an old build": change("environment", "git", to="8ed932fb (built before the sources last changed)"),
        "a debug build": change("environment", "swift", to="Swift 6.3 (debug build)"),
        "a path": change("command", to="bench run --output /tmp/report.json"),
        "interrupted": change("isInterrupted", to=True), "no figure": change("results", place, "nsPerObject"),
        "no interval": change("results", place, "ratioLow"), "no version": change("contenders", 0, "version"),
        "no outcome": change("contenders", 0, "hardships", 3, "outcome"),
        "eleven hardships": change("contenders", 0, "hardships", 3), "no contender": change("contenders", 0),
    }
    return [name for name, changed in changes.items() if not build.faults(changed)]


# Figures

def value_at(report, pointer):
    for key in pointer.split("/")[1:]:
        report = report[int(key)] if isinstance(report, list) else report.get(key)
    return report


def agrees(text, value, pointer):
    """Whether a text shows a value: a number in at least three digits, rounded."""
    if value is None:
        return text == "–"
    if isinstance(value, bool):
        return value and text == "noisy"
    if isinstance(value, str):
        shown = {"git": value, "date": value.replace("T", " ")[:16] + " UTC", "outcome": value.replace("-", " "),
                 "strategy": TITLES.get(value, value)}.get(pointer.split("/")[-1], value)
        return text.replace("\xa0", " ") == shown
    plain = text.replace("\u202f", "")
    try:
        number = float(plain)
    except ValueError:
        return False
    decimals = len(plain.partition(".")[2])
    digits = len(plain.replace(".", "").lstrip("-0"))
    exact = number == value
    return exact or digits >= 3 and abs(number - value) <= 0.5 * 10 ** -decimals * (1 + 1e-9)


def expected(report):
    """The pointers of all values that the page must show."""
    pointers = {f"/environment/{key}" for key in ("date", "cpu", "cores", "os", "swift", "git", "load")}
    pointers |= {"/seed", "/command"}
    for index, row in enumerate(report["results"]):
        keys = ["strategy", "model", "operation", "size"]
        keys += ["unavailable"] if row.get("nsPerObject") is None else ["nsPerObject", "mbPerSecond", "mallocBytesPerObject", "ratio"]
        keys += ["ratioLow", "ratioHigh"] if row.get("ratio") and row["strategy"] != "foundation-codable" else []
        keys += ["noisy"] if row.get("noisy") else []
        keys += ["objects"] if row.get("objects") else []
        pointers |= {f"/results/{index}/{key}" for key in keys}
    for index, contender in enumerate(report.get("contenders") or []):
        pointers |= {f"/contenders/{index}/name"}
        pointers |= {f"/contenders/{index}/failure"} if contender.get("failure") else {
            f"/contenders/{index}/hardships/{place}/outcome" for place in range(len(contender["hardships"]))}
        if any(row["strategy"] == contender["name"] for row in report["results"]):
            pointers |= {f"/contenders/{index}/marks/{place}" for place in range(len(contender["marks"]))}
            pointers |= {f"/contenders/{index}/version", f"/contenders/{index}/language"}
    for index, _ in enumerate(report.get("conformance") or []):
        pointers |= {f"/conformance/{index}/{key}" for key in ("strategy", "passed", "files")}
    return pointers


# The browser

class Browser:
    """Chromium without a window, driven by its protocol over two pipes."""

    def __init__(self, program, folder):
        commands, self.output = os.pipe()
        self.input, answers = os.pipe()

        def connect():
            # The ends may already be 3 and 4, in the other order.
            first, second = os.dup(commands), os.dup(answers)
            os.dup2(first, 3)
            os.dup2(second, 4)

        self.process = subprocess.Popen(
            [program, "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--remote-debugging-pipe",
             f"--user-data-dir={folder}/profile", "about:blank"],
            preexec_fn=connect, pass_fds=(3, 4, commands, answers), stderr=subprocess.DEVNULL)
        os.close(commands)
        os.close(answers)
        self.rest, self.count, self.events, self.session = b"", 0, [], None
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(f"{domain}.enable")
        self.call("Emulation.setFocusEmulationEnabled", enabled=True)
        self.call("Browser.grantPermissions", permissions=["clipboardReadWrite", "clipboardSanitizedWrite"])

    def message(self):
        while b"\0" not in self.rest:
            read = os.read(self.input, 1 << 20)
            if not read:
                raise RuntimeError("Chromium ended")
            self.rest += read
        text, _, self.rest = self.rest.partition(b"\0")
        return json.loads(text)

    def call(self, method, **parameters):
        self.count += 1
        command = {"id": self.count, "method": method, "params": parameters}
        if self.session:
            command["sessionId"] = self.session
        text = json.dumps(command).encode() + b"\0"
        while text:
            text = text[os.write(self.output, text):]
        while True:
            message = self.message()
            if message.get("id") == self.count:
                if "error" in message:
                    raise RuntimeError(f"{method}: {message['error']}")
                return message["result"]
            self.events.append(message)

    def load(self, path):
        self.events = []
        self.call("Page.navigate", url=path.resolve().as_uri())
        while not any(event["method"] == "Page.loadEventFired" for event in self.events):
            self.events.append(self.message())

    def window(self, width, scheme):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=900, deviceScaleFactor=1, mobile=False)
        self.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])

    def value(self, script):
        answer = self.call("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(answer["exceptionDetails"]["exception"].get("description"))
        return answer["result"].get("value")

    def key(self, name, code):
        text = {"Enter": "\r"}.get(name)
        for kind in ("keyDown", "keyUp"):
            self.call("Input.dispatchKeyEvent", type=kind, key=name, code=name, windowsVirtualKeyCode=code,
                      **({"text": text} if text and kind == "keyDown" else {}))

    def picture(self, path):
        height = self.value("document.documentElement.scrollHeight")
        width = self.value("innerWidth")
        clip = {"x": 0, "y": 0, "width": width, "height": height, "scale": 1}
        answer = self.call("Page.captureScreenshot", captureBeyondViewport=True, clip=clip)
        path.write_bytes(base64.b64decode(answer["data"]))

    def complaints(self, path):
        """What the page logged or requested."""
        for event in self.events:
            parameters = event.get("params", {})
            if event["method"] in ("Runtime.consoleAPICalled", "Runtime.exceptionThrown", "Log.entryAdded"):
                yield f"logged: {json.dumps(parameters)[:300]}"
            if event["method"] == "Network.requestWillBeSent":
                address = parameters["request"]["url"]
                if address != path.resolve().as_uri() and not address.startswith(("data:", "blob:")):
                    yield f"requested: {address}"

    def end(self):
        os.close(self.output)
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        os.close(self.input)


FIGURES = """(() => {
  const main = document.querySelector("main")
  const figures = [...document.querySelectorAll("[data-source]")].filter((e) => e.checkVisibility())
    .map((e) => [e.dataset.source, e.textContent])
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  const loose = []
  while (walker.nextNode()) {
    const text = walker.currentNode, parent = text.parentElement
    if (/\\d/.test(text.data) && !parent.closest("[data-source], [data-count], option, noscript, .note, #conforms > p, [hidden]"))
      loose.push(text.data.trim())
  }
  const bars = [...document.querySelectorAll("#rows .bar")].map((bar) => {
    const whole = bar.getBoundingClientRect().width || 1
    const line = bar.querySelector("b"), left = line.getBoundingClientRect().left - bar.getBoundingClientRect().left
    return [bar.closest("tr").querySelector("[data-source$='/strategy']").dataset.source,
      bar.querySelector("i").getBoundingClientRect().width / whole, left / whole, whole]
  })
  const color = (e) => getComputedStyle(e).backgroundColor
  const legend = Object.fromEntries([...document.querySelectorAll("#outcomes li")].map((e) => [e.textContent, color(e)]))
  const miscolored = [...document.querySelectorAll("#map td:not(.reason)")].filter((e) => color(e) !== legend[e.textContent])
    .map((e) => e.dataset.at)
  const counts = Object.fromEntries([...document.querySelectorAll("[data-count]")].map((e) => [e.dataset.count, e.textContent]))
  return { figures, loose, bars, counts, miscolored, rows: document.querySelectorAll("#rows tbody tr").length }
})()"""

# The texts whose contrast with what is behind them is below 4.5.
PALE = """(() => {
  const channels = (text) => text.match(/[\\d.]+/g).map(Number)
  const light = ([r, g, b]) => [r, g, b].map((c) => c / 255).map((c) => c <= .04045 ? c / 12.92 : ((c + .055) / 1.055) ** 2.4)
    .reduce((sum, c, i) => sum + c * [.2126, .7152, .0722][i], 0)
  const behind = (e) => { for (; e; e = e.parentElement) {
    const c = channels(getComputedStyle(e).backgroundColor); if (c[3] !== 0) return c } return [255, 255, 255] }
  const pale = new Set()
  for (const e of document.querySelectorAll("body *")) {
    if (!e.checkVisibility() || ![...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim())) continue
    const [a, b] = [light(channels(getComputedStyle(e).color)), light(behind(e))].sort((x, y) => y - x)
    if ((a + .05) / (b + .05) < 4.5) pale.add(e.textContent.trim().slice(0, 40))
  }
  return [...pale]
})()"""
OVERFLOW = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def everything(browser):
    browser.value("for (const id of %s) { const e = document.getElementById(id); e.value = ''; "
                  "e.dispatchEvent(new Event('change')) }" % json.dumps(FILTERS))


def figure_faults(browser, name, report):
    """Compares all figures of the shown run with its file."""
    found = browser.value(FIGURES)
    sources = set()
    for source, text in found["figures"]:
        file, _, pointer = source.partition("#")
        sources.add(pointer)
        if file != name:
            yield f"{source}: the run of another file"
        elif not agrees(text, value_at(report, pointer), pointer):
            yield f"{source}: shows {text} instead of {value_at(report, pointer)}"
    for pointer in sorted(expected(report) - sources):
        yield f"{name}#{pointer}: isn't shown"
    for text in found["loose"]:
        yield f"a figure without a source: {text}"
    rows = report["results"]
    if found["counts"] != {"shown": str(len(rows)), "all": str(len(rows))} or found["rows"] != len(rows):
        yield f"wrong counts of rows: {found['counts']}"
    longest = max([1] + [row["ratio"] for row in rows if row.get("ratio") and row["strategy"] != "copy"])
    for source, length, left, whole in found["bars"]:
        row = value_at(report, source.partition("#")[2].rpartition("/")[0])
        # The shortest bar has two pixels.
        if abs(length - max(2 / whole, min(1, row["ratio"] / longest))) * whole > 1:
            yield f"{source}: a bar of {length:.3f} for {row['ratio']} of {longest}"
        if abs(left - min(1, row["ratioLow"] / longest)) * whole > 1:
            yield f"{source}: the interval of the bar begins at {left:.3f}"
    yield from (f"{name}#{at}: a cell with the color of another outcome" for at in found["miscolored"])
    for key in FILTERS:
        options = set(browser.value(f"[...document.getElementById('{key}').options].map((o) => o.value)")) - {""}
        languages = {one["name"]: one["language"] for one in report.get("contenders") or []}
        wanted = {row[key] for row in rows} if key != "language" else {
            languages.get(row["strategy"]) for row in rows if row["backend"] == "contender"}
        if options != wanted and not (key == "language" and options >= wanted):
            yield f"the filter {key} has {sorted(options)}"
    if browser.value("fetch(document.getElementById('download').href).then((found) => found.text())") != build.written(report):
        yield f"{name}: the downloaded JSON isn't the file"


def keyboard_faults(browser, name, report):
    """Moves by Tab to the filters, the heads of the table and the map, and uses them."""
    def focus():
        return browser.value("[document.activeElement.id, document.activeElement.closest('th')?.dataset.key ?? '', "
                             "document.activeElement.closest('#map') ? 'map' : ''].join(' ').trim()")

    def tab_to(part):
        for _ in range(60):
            if focus() == part:
                return True
            browser.key("Tab", 9)
        return False

    browser.value("document.activeElement.blur(); scrollTo(0, 0)")
    for part in ("run", "copy"):
        if not tab_to(part):
            yield f"Tab doesn't reach {part}"
            return
    browser.key("Enter", 13)
    if not browser.value("(async () => { for (let i = 0; i < 50 && find('copy').textContent !== 'Copied'; i++) await "
                         "new Promise((go) => setTimeout(go, 20)); return await navigator.clipboard.readText() === file.text })()"):
        yield "the button doesn't copy the JSON"
    if not tab_to("model"):
        yield "Tab doesn't reach the filter of models"
        return
    before = browser.value("document.querySelectorAll('#rows tbody tr').length")
    browser.key("ArrowUp", 38)
    browser.key("Home", 36)
    if browser.value("document.getElementById('model').value") != "" or \
            browser.value("document.querySelectorAll('#rows tbody tr').length") < before:
        yield "the keyboard doesn't change the filter of models"
    for key in ("strategy", "nsPerObject", "ratio"):
        browser.value("document.activeElement.blur(); document.querySelector('#strategy').focus()")
        browser.key("Tab", 9)
        if not tab_to(key):
            yield f"Tab doesn't reach the head {key}"
            continue
        if browser.value("getComputedStyle(document.activeElement).outlineStyle") == "none":
            yield f"the focus of the head {key} isn't visible"
        for _ in range(2):
            browser.key("Enter", 13)
            sort = browser.value(f"document.querySelector('[data-key={key}]').ariaSort")
            values = browser.value(
                "[...document.querySelectorAll('#rows tbody tr')].map((row) => "
                f"row.querySelector(\"[data-source$='/{key}']\")?.textContent ?? '–')")
            values = [text.lower() if key == "strategy" else float(text.replace("\u202f", ""))
                      for text in values if text != "–"]
            if sort not in ("ascending", "descending") or values != sorted(values, reverse=sort == "descending"):
                yield f"the column {key} isn't sorted: {sort}"
            if browser.value("document.querySelectorAll('[aria-sort]').length") != 1:
                yield "several columns are marked as sorted"
            if focus() != key:
                yield f"sorting by {key} loses the focus"
    if browser.value("document.getElementById('hard').hidden"):
        return
    if not tab_to("map"):
        yield "Tab doesn't reach the map"
        return
    contenders = report["contenders"]
    row = column = 0
    steps = {"ArrowRight": (39, 0, 1), "ArrowLeft": (37, 0, -1), "ArrowDown": (40, 1, 0), "ArrowUp": (38, -1, 0),
             "End": (35, 0, 99), "Home": (36, 0, -99)}
    for step in ["ArrowRight", "ArrowDown", "End", "ArrowLeft", "ArrowUp", "Home", *["ArrowDown"] * len(contenders)]:
        code, down, right = steps[step]
        browser.key(step, code)
        row = min(len(contenders) - 1, max(0, row + down))
        cells = 1 if contenders[row].get("failure") else len(contenders[row]["hardships"])
        column = min(cells - 1, max(0, column + right))
        at = f"/contenders/{row}" + ("" if contenders[row].get("failure") else f"/hardships/{column}")
        place, details = browser.value("[document.activeElement.dataset.at, [...document.querySelectorAll("
                                       "'#detail [data-source]')].map((e) => [e.dataset.source, e.textContent])]")
        wanted = f"{name}#{at}/{'failure' if contenders[row].get('failure') else 'detail'}"
        if place != at or not details or details[-1][0] != wanted or any(
                not agrees(text, value_at(report, source.partition("#")[2]), source) for source, text in details):
            yield f"{step} in the map leads to {place} instead of {at}, and shows {details}"


def page_faults(browser, path, reports, pictures=None):
    """All complaints about a page of these reports, by the names of their files."""
    browser.window(1400, "light")
    browser.load(path)
    if not reports:
        if not browser.value("document.getElementById('empty').checkVisibility()") or \
                browser.value("document.getElementById('runs').checkVisibility()"):
            yield "an empty page doesn't say so"
    for width in (400, 1400):
        for scheme in ("light", "dark"):
            browser.window(width, scheme)
            browser.load(path)
            if pictures:
                browser.picture(pictures / f"{path.stem}-{width}-{scheme}.png")
            if reports:
                everything(browser)
            if browser.value(OVERFLOW) != 0:
                yield f"{width} {scheme}: {browser.value(OVERFLOW)} pixels beside the window"
            for text in browser.value(PALE):
                yield f"{width} {scheme}: a low contrast of “{text}”"
            dark = browser.value("getComputedStyle(document.body).backgroundColor") == "rgb(17, 17, 19)"
            if dark != (scheme == "dark"):
                yield f"{width} {scheme}: the other colors"
            unreachable = browser.value("[...document.querySelectorAll('.scrolls')].filter((e) => e.scrollWidth > e.clientWidth "
                                        "&& e.tabIndex < 0 && !e.querySelector('[tabindex=\"0\"]')).length")
            if unreachable:
                yield f"{width} {scheme}: a table that scrolls can't be reached by the keyboard"
            yield from (f"{width} {scheme}: {complaint}" for complaint in browser.complaints(path))
    for width in (400, 1400):
        browser.window(width, "light")
        browser.load(path)
        names = list(reports)
        for index, name in enumerate(sorted(names, reverse=True)):
            browser.value(f"(() => {{ const e = document.getElementById('run'); e.value = '{index}'; "
                          "e.dispatchEvent(new Event('change')) })()")
            everything(browser)
            yield from (f"{width}: {fault}" for fault in figure_faults(browser, name, reports[name]))
            yield from (f"{width} {name}: {fault}" for fault in keyboard_faults(browser, name, reports[name]))
        yield from (f"{width}: {complaint}" for complaint in browser.complaints(path))


def reports_of(folder):
    return {path.name: json.loads(path.read_text()) for path in sorted(folder.glob("*.json"))}


def invented(folder):
    """Two invented runs, of which the earlier has no contenders."""
    report = next(iter(reports_of(INVENTED).values()))
    earlier = copy.deepcopy(report)
    earlier["environment"].update(date="2025-01-02T03:04:05Z", load=1.5)
    earlier["results"] = [row for row in earlier["results"] if row["backend"] != "contender"]
    for row in earlier["results"]:
        row["nsPerObject"] = row["nsPerObject"] and row["nsPerObject"] * 1.25
    del earlier["contenders"], earlier["conformance"]
    for one in (report, earlier):
        (folder / build.file_name(one)).write_text(build.written(one))


def browser_faults(program, page, folder, pictures):
    browser = Browser(program, folder)
    try:
        yield from (f"{page.name}: {fault}" for fault in page_faults(browser, page, reports_of(build.RESULTS), pictures))
        for name, fill in (("empty", lambda _: None), ("invented", invented)):
            results = folder / name
            results.mkdir()
            fill(results)
            path = folder / f"{name}.html"
            path.write_text(build.page(results))
            yield from (f"{path.name}: {fault}" for fault in page_faults(browser, path, reports_of(results), pictures))
    finally:
        browser.end()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("page", type=Path)
    parser.add_argument("--screenshots", type=Path, metavar="FOLDER")
    arguments = parser.parse_args()
    complaints = [*file_faults(build.RESULTS), *file_faults(INVENTED), *history_faults(build.RESULTS)]
    complaints += [f"the rules don't refuse: {name}" for name in unrefused(next(iter(reports_of(INVENTED).values())))]
    program = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    if program is None:
        print("The page wasn't checked: chromium is not installed.")
    elif not complaints:
        if arguments.screenshots:
            arguments.screenshots.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory() as folder:
            complaints += browser_faults(program, arguments.page, Path(folder), arguments.screenshots)
    print("\n".join(dict.fromkeys(complaints)), end="\n" if complaints else "")
    sys.exit(bool(complaints))


if __name__ == "__main__":
    main()
