extension Union {
  /// The key of the tag as a literal.
  var literal: String { SwiftLiteral.quoted(tag) }

  /// A switch over the tag.
  ///
  /// - Parameter otherwise: The code for other tags, which may begin on a line of its own.
  func switched(over tag: String, otherwise: String, indent: Int = 4, _ code: (Case) -> String) -> String {
    let lines =
      cases.map { "case \($0.literal): \(code($0))" } + [
        "default:\(otherwise.hasPrefix("\n") ? "" : " ")\(otherwise)"
      ]
    return Self.switched(tag, lines, indent: indent)
  }

  /// A switch over the cases.
  ///
  /// - Parameters:
  ///   - binding: The keyword that binds the struct of a case to the name `content`.
  ///   - statement: The first statement of each case.
  ///   - contents: The other statements of a case with a struct.
  func switched(
    binding: String = "let", _ statement: (Case) -> String, contents: (Case) -> [String]
  ) -> String {
    let lines = cases.flatMap { item in
      ["case .\(item.label)\(item.content { _ in "(\(binding) content)" }):", "  \(statement(item))"]
        + (item.structure == nil ? [] : contents(item).map { "  \($0)" })
    }
    return Self.switched("self", lines, indent: 4)
  }

  private static func switched(_ value: String, _ lines: [String], indent: Int) -> String {
    let space = String(repeating: " ", count: indent)
    return CodeLayout.block("switch \(value)", lines.map { space + $0 }, indent: indent)
  }

  /// The statement that throws the error for an unknown tag.
  func refusal(of json: String) -> String {
    let tags = cases.map(\.literal).joined(separator: ", ")
    return """

            throw \(json).error(
              .invalidRawValue(type: "\(name)", allowed: [\(tags)]))
      """
  }
}

extension Union.Case {
  /// The tag as a literal.
  var literal: String { SwiftLiteral.quoted(tag) }
  /// The name after a dot.
  var label: String { SwiftNames.label(name) }

  /// The code for the struct; empty if there is none.
  func content(_ code: (String) -> String) -> String { structure.map(code) ?? "" }
}
