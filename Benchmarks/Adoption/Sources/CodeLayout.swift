/// Breaks lines as `swift format` accepts them.
enum CodeLayout {
  static let width = 110

  /// The items on one line, or each on its own line between the opening and the closing text.
  static func list(_ open: String, _ items: [String], _ close: String, indent: Int = 0) -> String {
    let space = String(repeating: " ", count: indent)
    let line = space + open + items.joined(separator: ", ") + close
    if line.count <= width { return line }
    return space + open + "\n" + items.map { space + "  " + $0 }.joined(separator: ",\n") + close
  }

  /// The items separated by commas, with as many in each line as fit.
  ///
  /// - Parameter closing: The text that the caller adds to the last line.
  static func filled(
    _ items: [String], separator: String = ",", closing: String = "", indent: Int
  ) -> String {
    let space = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = ""
    for (index, item) in items.enumerated() {
      let text = index == items.count - 1 ? item : item + separator
      if line.isEmpty {
        line = space + text
      } else if line.count + 1 + text.count + (index == items.count - 1 ? closing.count : 0) <= width {
        line += " " + text
      } else {
        lines.append(line)
        line = space + text
      }
    }
    return (lines + [line]).joined(separator: "\n")
  }

  /// The head of an initializer in a type, without its indentation.
  static func parameters(_ name: String, _ parameters: [String]) -> String {
    let line = "\(name)(\(parameters.joined(separator: ", ")))"
    // The indentation and the brace of the body.
    return line.count + 4 <= width ? line : "\(name)(\n\(filled(parameters, indent: 4))\n  )"
  }

  /// A body in braces.
  static func block(_ head: String, _ body: [String], indent: Int = 0) -> String {
    let space = String(repeating: " ", count: indent)
    return ([space + head + " {"] + body + [space + "}"]).joined(separator: "\n")
  }
}
