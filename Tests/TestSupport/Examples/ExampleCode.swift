/// An example of a doc comment as a separate file, in which each line has its line number in the source.
public struct ExampleCode {
  /// The declarations of an example are private, so that all examples can be compiled as one module.
  public private(set) var source = ""

  /// - Parameters:
  ///   - prelude: The declarations that the examples of the module need, and the position of their
  ///     statements. Without a prelude, the example imports the module.
  ///   - path: The path of the prelude.
  public init(_ block: CommentBlock, prelude: String?, of path: String) {
    let prelude = prelude ?? "import \(block.module)\n\nfunc example() async throws {\n  // statements\n}\n"
    var given = prelude.split(separator: "\n", omittingEmptySubsequences: false)
    let parts = CodePart.parts(of: block.lines)
    let subjects = Set(parts.compactMap(\.subject))
    for part in CodePart.parts(of: given) {
      guard let keyword = part.declaration else { continue }
      // Declarations of an example replace those of the prelude.
      if part.subject.map(subjects.contains) == true {
        for index in part.lines.indices { given[index] = "" }
      } else {
        given[keyword] = Self.withAccess(given[keyword])
      }
    }

    var statements = block.lines.map { Substring($0.replacing("{ … }", with: "{}")) }
    var declarations = Array(repeating: Substring(), count: statements.count)
    for part in parts {
      for index in part.lines.indices where part.declaration != nil || CodePart.isImport(part.lines[index]) {
        declarations[index] =
          index == part.declaration ? Self.withAccess(statements[index]) : statements[index]
        statements[index] = ""
      }
    }

    let place = given.firstIndex { $0.hasSuffix("// statements") } ?? given.endIndex
    add(given[..<place], in: path, at: 1)
    source += "do {\n"
    add(statements[...], in: block.file, at: block.line)
    source += "}\n"
    add(given[place...], in: path, at: place + 1)
    add(declarations[...], in: block.file, at: block.line)
  }

  private mutating func add(_ lines: ArraySlice<Substring>, in file: String, at line: Int) {
    source += "#sourceLocation(file: \"\(file)\", line: \(line))\n"
    source += lines.map { "\($0)\n" }.joined() + "#sourceLocation()\n"
  }

  /// Returns the declaration as a private one, except for an extension with a conformance, which can't have
  /// an access level.
  private static func withAccess(_ line: Substring) -> Substring {
    guard let keyword = CodePart.keyword(of: line),
      line[keyword...].firstMatch(of: /^extension (?:(?! where )[^{])*:/) == nil
    else { return line }
    return line[..<keyword] + "private " + line[keyword...]
  }
}
