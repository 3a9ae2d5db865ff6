#!/usr/bin/env python3
"""Measures how long the type checker takes for models of 10 and 20 fields, and fails beyond the limits.

    swift build --target CatalogStrategies
    Tests/typecheck-times.py .build/debug
"""

import pathlib
import re
import subprocess
import sys
import tempfile

TYPES = ["Int", "String?", "Double", "[String]", "Bool"]
# Milliseconds by the number of fields.
LIMITS = {10: 100, 20: 300}


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
    products = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ".build/debug").resolve()
    failed = False
    for name, (module, extension, body) in DIALECTS.items():
        for count, limit in LIMITS.items():
            taken = milliseconds(source(module, extension, body, count), products)
            verdict = "" if taken <= limit else f"  more than {limit} ms"
            failed = failed or taken > limit
            print(f"{name:11} {count:3} fields {taken:6} ms{verdict}")
    sys.exit(1 if failed else 0)


main()
