import MappingTestSupport

/// A mistake in the use of `@Mapped`, and the only error about it.
///
/// In source and message, `$A`, `$U` and the like are placeholders for names of types, `$p` and the like for
/// those of properties, and `$1` and the like for integers.
struct Misuse: Sendable {
  /// The code; `«` marks the location of the error.
  var source: String
  /// The complete text of the error.
  var message: String
  /// The fix-its, each of which makes the code compile.
  var fixes: [String]
  /// The fix-its that leave something to fill in.
  let outlines: [String]
  /// The text with which the outlines compile. `nil` if they compile with any values.
  var filling: String?
  /// The fix-its that change several lines. The compiler doesn't print these changes, so `MacroTests` tests
  /// them.
  let longFixes: [String]
  /// Declarations that the code needs.
  var given: String
  /// The names of its types.
  private var types: [String] = []
  /// The number of the compiler's errors in the generated code.
  let generatedErrors: Int

  private init(_ block: LabelledBlock) {
    source = block.code
    given = block.text("given") ?? ""
    message = block.text("error") ?? ""
    fixes = block.lines("fix")
    outlines = block.lines("outline")
    filling = block.text("filling")
    longFixes = block.lines("long fix")
    generatedErrors = Int(block.text("generated") ?? "") ?? 0
  }

  /// The mistakes in the files of a folder in `Sources`.
  static func all(in folder: String = "Misuses") throws -> [Misuse] {
    try LabelledBlock.all(
      in: "Tests/CompileTests/Sources/\(folder)",
      labels: ["given", "error", "fix", "outline", "filling", "long fix", "generated"]
    ).map { Misuse($0) }
  }

  /// The same mistake with other names.
  ///
  /// - Parameter number: Part of all names of types, so that one module can contain several mistakes.
  func named(_ number: Int, _ generator: inout SeededGenerator) -> Misuse {
    var named = self
    var taken: Set<String> = []
    for placeholder in ["$A", "$B", "$U"] {
      let name = "\(Self.unused(Self.typeNames, &taken, &generator))\(number)"
      named.replace(placeholder, by: name)
      named.types.append(name)
    }
    for placeholder in ["$p", "$q", "$r"] {
      named.replace(placeholder, by: Self.unused(Self.propertyNames, &taken, &generator))
    }
    for (placeholder, integer) in zip(["$1", "$2", "$3"], Array(-99...999).shuffled(using: &generator)) {
      named.replace(placeholder, by: "\(integer)")
    }
    return named
  }

  /// The code with other names of types.
  func renamed(_ code: String, _ number: Int) -> String {
    types.reduce(code) { $0.replacing($1, with: "\($1)_\(number)") }
  }

  private mutating func replace(_ placeholder: String, by name: String) {
    source.replace(placeholder, with: name)
    message.replace(placeholder, with: name)
    given.replace(placeholder, with: name)
    fixes = fixes.map { $0.replacing(placeholder, with: name) }
    filling?.replace(placeholder, with: name)
  }

  private static func unused(
    _ names: [String], _ taken: inout Set<String>, _ generator: inout SeededGenerator
  ) -> String {
    while true {
      let name = names.randomElement(using: &generator) ?? ""
      if taken.insert(name).inserted { return name }
    }
  }

  private static let typeNames = [
    "Film", "HTTPReply", "X", "A_1", "Invoice", "Oil", "VeryLongNameOfSomeModel", "Part",
  ]
  private static let propertyNames = [
    "id", "a", "releaseDate", "_hidden", "url2", "isOn", "veryLongNameOfSomeProperty", "x_y",
  ]
}

extension Misuse {
  /// The file. The code is at its beginning, so that lines equal those of the table.
  var file: String { source.replacing("«", with: "") + "\n\(given)\n" + Self.imports }

  /// The line and the column of the first error, both from one; columns count bytes.
  var place: (line: Int, column: Int) { places.first ?? (1, 1) }

  /// The lines and the columns of all marks.
  var places: [(line: Int, column: Int)] {
    source.indices.filter { source[$0] == "«" }.map { mark in
      let before = source[..<mark].replacing("«", with: "")
        .split(separator: "\n", omittingEmptySubsequences: false)
      return (before.count, (before.last?.utf8.count ?? 0) + 1)
    }
  }

  private static let imports = "import DerivedMapping\nimport Foundation\nimport JSONMapping\n"
}
