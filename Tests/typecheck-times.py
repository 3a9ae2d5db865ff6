#!/usr/bin/env python3
"""Measures how long the type checker takes for models of 5 to 20 fields, and fails beyond the limits.

It also measures chains of the applicative strategy with a mistake in them: the compiler must find the mistake within
the limit, and report it with the expected text.

    swift build --target CatalogStrategies
    Tests/typecheck-times.py "$(swift build --show-bin-path)"
"""

import pathlib
import re
import resource
import subprocess
import sys
import tempfile

SCAN = pathlib.Path(__file__).resolve().parent.parent / "Sources/Core/CScan/include/module.modulemap"
TYPES = ["Int", "String?", "Double", "[String]", "Bool"]
# Milliseconds by the number of fields.
LIMITS = {5: 50, 10: 100, 20: 300}
CHAIN_LIMITS = {5: 50, 10: 50, 20: 50}
# Milliseconds for all functions together that the macro generates for a model.
DERIVED_LIMITS = {7: 25, 20: 60}
# Milliseconds by the number of fields, until a mistake is found; 20 fields have no limit.
MISTAKE_LIMITS = {5: 1000, 10: 1000, 20: None}
# The compiler's error about each mistake, as a pattern.
MISTAKES = {
    "not decodable": "requires that 'Money' conform to 'Decodable'",
    "one missing": r"cannot convert return expression of type .* to return type 'Decoded<Model>'",
    "one too many": r"cannot convert value of type .* to expected argument type",
}
# The longest time in seconds for a chain with a mistake.
PATIENCE = 10


def chain(fields):
    return "curry(Model.init)" + "".join(
        f'\n      {"<*>" if position else "<^>"} {field}' for position, field in enumerate(fields))


def operators(indices):
    spelled = ["<|", "<|?", "<|", "<||", "<|"]
    return chain(f'json {spelled[i % 5]} "f{i}"' for i in indices)


def subscripts(indices):
    return chain(f'json[{"optional: " if i % 5 == 1 else ""}"f{i}"]' for i in indices)


CHAINS = {"operators": operators, "subscripts": subscripts}


def throwing(indices):
    fields = ", ".join(f'f{i}: json {"=>?" if i % 5 == 1 else "=>"} "a" => "f{i}"' for i in indices)
    return f"try Model({fields})"


def mappable(indices):
    return "\n    ".join(f'f{i} <- map["{"a." if i % 5 == 2 else ""}f{i}"]' for i in indices)


def manual(indices):
    return "\n".join(f'    f{i} = try json["f{i}"]' for i in indices).strip()


def derived(count):
    """The code that `@Mapped` generates, as in its expansions."""
    types = [TYPES[i % 5] for i in range(count)]
    variables = "\n    ".join(f"var f{i}: {type}?" for i, type in enumerate(types))
    in_order = "\n      ".join(
        f'''if cursor.consumeKey("f{i}") {{
        f{i} = try {type}.decode(from: &cursor)
        guard try cursor.advanceToMember() else {{ break members }}
      }}''' for i, type in enumerate(types))
    in_any_order = " else ".join(
        f'''if case nil = f{i}, cursor.consumeKey("f{i}") {{
          f{i} = try {type}.decode(from: &cursor)
        }}''' for i, type in enumerate(types))
    are_there = ", ".join(f"let f{i} = f{i} ?? {type}.missingValue" for i, type in enumerate(types))
    return DERIVED.format(
        variables=variables, in_order=in_order, in_any_order=in_any_order, are_there=are_there,
        arguments=", ".join(f"f{i}: f{i}" for i in range(count)),
        members=", ".join(f'f{i}: try json["f{i}"]' for i in range(count)),
        writes="\n    ".join(f'try json.put("f{i}", f{i})' for i in range(count)))


DERIVED = """extension Model: JSONObjectDecodable, JSONObjectWritable {{
  static func decode(
    from cursor: inout DerivedMapping.JSONCursor
  ) throws(DerivedMapping.CursorFailure) -> Model {{
    {variables}
    members: if try cursor.beginObject() {{
      {in_order}
      repeat {{
        {in_any_order} else {{
          try cursor.skipMember()
        }}
      }} while try cursor.advanceToMember()
    }}
    guard {are_there}
    else {{ throw DerivedMapping.CursorFailure() }}
    return Model({arguments})
  }}

  static func decode(
    members json: DerivedMapping.JSONObject
  ) throws(DerivedMapping.JSONError) -> Model {{
    Model({members})
  }}

  func writeMembers(to json: inout DerivedMapping.JSONWriter) throws(DerivedMapping.JSONError) {{
    {writes}
  }}
}}
"""

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

# The module, the declaration around the measured code, and the measured code.
STRATEGIES = {
    "manual": ("ManualMapping", MANUAL, manual),
    "mappable": ("MappableMapping", MAPPABLE, mappable),
    "operators": ("ApplicativeMapping", DECODE.replace("{result}", "-> Decoded<Model>"), operators),
    "subscripts": ("ApplicativeMapping", DECODE.replace("{result}", "-> Decoded<Model>"), subscripts),
    "throwing": ("ThrowingMapping", DECODE.replace("{result}", "throws -> Model"), throwing),
    "derived": ("DerivedMapping", "", derived),
}

DEFAULTS = {"Int": "0", "String?": "nil", "Double": "0", "[String]": "[]", "Bool": "false"}


def properties_of(count):
    return "\n".join(f"  var f{i}: {TYPES[i % 5]}" for i in range(count))


def source(module, extension, body, count):
    if module == "DerivedMapping":
        return f"import {module}\nstruct Model {{\n{properties_of(count)}\n}}\n{body(count)}"
    types = [TYPES[i % 5] for i in range(count)]
    # ObjectMapper's strategy sets properties of an existing model; the others create the model.
    defaults = [f" = {DEFAULTS[type]}" if module == "MappableMapping" else "" for type in types]
    properties = "\n".join(f"  var f{i}: {types[i]}{defaults[i]}" for i in range(count))
    return (f"import {module}\nstruct Model {{\n{properties}\n}}\n"
            + extension.format(body=body(range(count))))


def mistaken(spelling, count, mistake):
    """The source of a chain with a mistake in its middle, or with a field too many."""
    types = [TYPES[i % 5] for i in range(count)]
    middle = count // 2 // 5 * 5 + 2  # A field that `<|` decodes.
    indices = list(range(count))
    if mistake == "not decodable":
        types[middle] = "Money"
    elif mistake == "one missing":
        del indices[middle]
    else:
        indices.append(0)
    properties = "\n".join(f"  var f{i}: {type}" for i, type in enumerate(types))
    body = DECODE.replace("{result}", "-> Decoded<Model>").format(body=spelling(indices))
    return f"import ApplicativeMapping\nstruct Money {{}}\nstruct Model {{\n{properties}\n}}\n{body}"


def modules(products):
    """The folder with the modules; the native build system has one of their own."""
    folder = products / "Modules"
    return folder if folder.exists() else products


def errors(text, products):
    """The errors of a source without their locations, and the compiler's time in milliseconds; None if that is
    longer than PATIENCE."""
    def spent():
        return resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "Model.swift"
        file.write_text(text)
        command = ["swiftc", "-frontend", "-typecheck", "-diagnostic-style", "llvm", "-swift-version", "6",
                   "-I", str(modules(products)), str(file)]
        command += ["-Xcc", f"-fmodule-map-file={SCAN}"]
        before = spent()
        try:
            run = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            return None
    found = re.findall(r"Model.swift:\d+:\d+: (error: .*)", run.stderr)
    return found, round((spent() - before) * 1000)


def mistakes_hold(products):
    """Whether the compiler reports the mistakes in time and with the expected texts."""
    hold = True
    for mistake, words in MISTAKES.items():
        for name, spelling in CHAINS.items():
            for count, limit in MISTAKE_LIMITS.items():
                outcome = errors(mistaken(spelling, count, mistake), products)
                found, taken = outcome if outcome else ([], PATIENCE * 1000)
                verdict = f"  more than {limit} ms" if limit and taken > limit else ""
                if outcome and not any(re.search(words, error) for error in found):
                    verdict += f"  says {found}"
                hold = hold and not verdict
                figure = f"{taken:7} ms" if outcome else "given up  "
                bound = f"of {limit}" if limit else ""
                print(f"{name:11} {mistake:13} {count:3} fields {figure} {bound:8}{verdict}", flush=True)
    return hold


def milliseconds(text, products):
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "Model.swift"
        file.write_text(text)
        command = ["swiftc", "-typecheck", "-swift-version", "6", "-I", str(modules(products)), str(file),
                   "-Xfrontend", "-warn-long-function-bodies=1"]
        command += ["-Xcc", f"-fmodule-map-file={SCAN}"]
        run = subprocess.run(command, capture_output=True, text=True)
    if run.returncode != 0:
        sys.exit(run.stderr)
    # Counts each warning once, although the compiler repeats it below the line of code.
    times = [int(found) for found in re.findall(r"(?m)^\S+:\d+:\d+: warning: .* took (\d+)ms", run.stderr)]
    return sum(times) if "import DerivedMapping" in text else max(times, default=0)


def limits(name):
    return DERIVED_LIMITS if name == "derived" else CHAIN_LIMITS if name in CHAINS else LIMITS


def main():
    products = pathlib.Path(sys.argv[1]).resolve()
    failed = False
    print("Correct models, by strategy; operators and subscripts are Argo's:")
    for name, (module, extension, body) in STRATEGIES.items():
        for count, limit in limits(name).items():
            taken = milliseconds(source(module, extension, body, count), products)
            verdict = "" if taken <= limit else f"  more than {limit} ms"
            failed = failed or taken > limit
            print(f"{name:11} {count:3} fields {taken:6} ms of {limit:3}{verdict}", flush=True)
    print("Chains with a mistake, until the compiler has found it:")
    failed = not mistakes_hold(products) or failed
    print("A limit does not hold." if failed else "All limits hold.")
    sys.exit(1 if failed else 0)


main()
