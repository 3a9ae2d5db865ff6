#!/usr/bin/env python3
"""Measures how long the type checker takes for models of 10 and 20 fields, and fails beyond the limits.

It also measures chains with a mistake, written as Migration.md of ApplicativeMapping advises: the compiler must find
the mistake within the limit, and say what is wrong in the words expected. With --wrong it reports what other chains
with mistakes take as well; there is no limit for them.

    swift build --target CatalogStrategies
    Tests/typecheck-times.py .build/debug [--wrong]
"""

import pathlib
import re
import resource
import subprocess
import sys
import tempfile

TYPES = ["Int", "String?", "Double", "[String]", "Bool"]
# Milliseconds by the number of fields.
LIMITS = {10: 100, 20: 300}
# Milliseconds by the number of fields, until a mistake is found.
MISTAKE_LIMITS = {5: 1000, 10: 1000}
# How the chain is written that the compiler finds a mistake in, and what it says.
MISTAKES = {
    "not decodable": ("curried before", "error: operator function '<|' requires that 'Money' conform to 'Decodable'"),
    "one missing": ("in parts",
                    "error: operator function '<||' requires the types 'Double' and '[Element]' be equivalent"),
    "one too many": ("in parts", "error: cannot convert value of type 'Decoded<Model>' to expected argument type "
                     "'Decoded<(Value) -> Model>'"),
}
# Fields of a part.
PART = 3
# Seconds after which a chain with a mistake is given up.
PATIENCE = 10


def operators(count):
    spelled = ["<|", "<|?", "<|", "<||", "<|"]
    return "curry(Model.init)" + "".join(
        f'\n      {"<^>" if i == 0 else "<*>"} json {spelled[i % 5]} "f{i}"' for i in range(count))


def subscripts(count):
    return "curry(Model.init)" + "".join(
        f'\n      {"<^>" if i == 0 else "<*>"} json[{"optional: " if i % 5 == 1 else ""}"f{i}"]'
        for i in range(count))


def throwing(count):
    fields = ", ".join(f'f{i}: json {"=>?" if i % 5 == 1 else "=>"} "a" => "f{i}"' for i in range(count))
    return f"try Model({fields})"


def mappable(count):
    return "\n    ".join(f'f{i} <- map["{"a." if i % 5 == 2 else ""}f{i}"]' for i in range(count))


def manual(count):
    return "\n".join(f'    f{i} = try json["f{i}"]' for i in range(count)).strip()


DECODE = """extension Model: Decodable {{
  static func decode(_ json: JSON) {result} {{
    {body}
  }}
}}
"""

MAPPABLE = """extension Model: Mappable {{
  init?(map: Map) {{}}
  mutating func mapping(map: Map) {{
    {body}
  }}
}}
"""

MANUAL = """extension Model: ManualDecodable {{
  init(json: JSONObject) throws(JSONError) {{
    {body}
  }}
}}
"""

# The module, the extension around what is measured, and what is measured.
DIALECTS = {
    "manual": ("ManualMapping", MANUAL, manual),
    "mappable": ("MappableMapping", MAPPABLE, mappable),
    "operators": ("ApplicativeMapping", DECODE.replace("{result}", "-> Decoded<Model>"), operators),
    "subscripts": ("ApplicativeMapping", DECODE.replace("{result}", "-> Decoded<Model>"), subscripts),
    "throwing": ("ThrowingMapping", DECODE.replace("{result}", "throws -> Model"), throwing),
}

DEFAULTS = {"Int": "0", "String?": "nil", "Double": "0", "[String]": "[]", "Bool": "false"}


def source(module, extension, body, count):
    types = [TYPES[i % 5] for i in range(count)]
    # A mapping fills properties that are there; the others create the model.
    defaults = [f" = {DEFAULTS[type]}" if module == "MappableMapping" else "" for type in types]
    properties = "\n".join(f"  var f{i}: {types[i]}{defaults[i]}" for i in range(count))
    return (f"import {module}\nstruct Model {{\n{properties}\n}}\n"
            + extension.format(body=body(count)))


def chain(spelling, indices, layout):
    """A chain of the fields with these indices; its function is "curried within" it, or "curried before" in a
    statement of its own, and then the chain is in one piece or "in parts"."""
    spelled = ["<|", "<|?", "<|", "<||", "<|"]
    lines = ["curry(Model.init)"] if layout == "curried within" else ["let make = curry(Model.init)", "return make"]
    for position, i in enumerate(indices):
        if spelling == "operators":
            field = f'json {spelled[i % 5]} "f{i}"'
        else:
            field = f'json[{"optional: " if i % 5 == 1 else ""}"f{i}"]'
        if layout == "in parts" and position and position % PART == 0:
            start = max(k for k, line in enumerate(lines) if line.startswith("return"))
            lines[start] = f"let part{position} =" + lines[start].removeprefix("return")
            lines.append(f"return part{position}")
        lines.append(f'  {"<*>" if position else "<^>"} {field}')
    return "\n    ".join(lines)


def mistaken(spelling, count, mistake, layout):
    types = [TYPES[i % 5] for i in range(count)]
    middle = count // 2 // 5 * 5 + 2  # One that is read by `<|`.
    indices = list(range(count))
    if mistake == "not decodable":
        types[middle] = "Money"
    elif mistake == "one missing":
        del indices[middle]
    else:
        indices.append(0)
    properties = "\n".join(f"  var f{i}: {type}" for i, type in enumerate(types))
    body = DECODE.replace("{result}", "-> Decoded<Model>").format(body=chain(spelling, indices, layout))
    return f"import ApplicativeMapping\nstruct Money {{}}\nstruct Model {{\n{properties}\n}}\n{body}"


def errors(text, products):
    """The errors of a source, without their places, and the milliseconds of the compiler's time; None beyond the
    patience."""
    def spent():
        return resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "Model.swift"
        file.write_text(text)
        command = ["swiftc", "-frontend", "-typecheck", "-diagnostic-style", "llvm", "-swift-version", "6",
                   "-I", str(products / "Modules"), str(file)]
        for path in products.glob("CScan.build/module.modulemap"):
            command += ["-Xcc", f"-fmodule-map-file={path}"]
        before = spent()
        try:
            run = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            return None
    found = re.findall(r"Model.swift:\d+:\d+: (error: .*)", run.stderr)
    return found, round((spent() - before) * 1000)


def mistakes_hold(products):
    """Whether the compiler finds the mistakes in time and in the words expected."""
    hold = True
    for mistake, (layout, words) in MISTAKES.items():
        for count, limit in MISTAKE_LIMITS.items():
            outcome = errors(mistaken("operators", count, mistake, layout), products)
            if outcome is None:
                verdict, taken = f"  more than {limit} ms", PATIENCE * 1000
            else:
                found, taken = outcome
                verdict = f"  more than {limit} ms" if taken > limit else ""
                verdict += "" if words in found else f"  says {found}"
            hold = hold and not verdict
            print(f"{mistake:13} {count:3} fields {taken:6} ms{verdict}")
    return hold


def report_mistakes(products):
    for mistake in MISTAKES:
        for spelling in ["operators", "subscripts"]:
            for layout in ["curried within", "curried before", "in parts"]:
                for count in [5, 10, 20]:
                    outcome = errors(mistaken(spelling, count, mistake, layout), products)
                    said = f"{outcome[1]:6} ms  {outcome[0][:1]}" if outcome else f"more than {PATIENCE} s"
                    print(f"{mistake:13} {spelling:10} {layout:14} {count:3} fields {said}", flush=True)


def milliseconds(text, products):
    maps = [f"-fmodule-map-file={path}" for path in products.glob("CScan.build/module.modulemap")]
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "Model.swift"
        file.write_text(text)
        command = ["swiftc", "-typecheck", "-swift-version", "6", "-I", str(products / "Modules"), str(file),
                   "-Xfrontend", "-warn-long-function-bodies=1"]
        for argument in maps:
            command += ["-Xcc", argument]
        run = subprocess.run(command, capture_output=True, text=True)
    if run.returncode != 0:
        sys.exit(run.stderr)
    return max([int(found) for found in re.findall(r" took (\d+)ms", run.stderr)], default=0)


def main():
    folders = [argument for argument in sys.argv[1:] if argument != "--wrong"]
    products = pathlib.Path(folders[0] if folders else ".build/debug").resolve()
    failed = False
    for name, (module, extension, body) in DIALECTS.items():
        for count, limit in LIMITS.items():
            taken = milliseconds(source(module, extension, body, count), products)
            verdict = "" if taken <= limit else f"  more than {limit} ms"
            failed = failed or taken > limit
            print(f"{name:11} {count:3} fields {taken:6} ms{verdict}")
    failed = not mistakes_hold(products) or failed
    if "--wrong" in sys.argv:
        report_mistakes(products)
    sys.exit(1 if failed else 0)


main()
