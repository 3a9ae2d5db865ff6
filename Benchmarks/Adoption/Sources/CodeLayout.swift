/// Lays out code as `swift format` leaves it, except for long lines, which ``SwiftFormat`` breaks.
enum CodeLayout {
  static let width = 110

  /// The items on one line, or each on its own line between the opening and the closing text.
  static func list(_ open: String, _ items: [String], _ close: String, indent: Int = 0) -> String {
    let space = String(repeating: " ", count: indent)
    let line = space + open + items.joined(separator: ", ") + close
    if line.count <= width { return line }
    return space + open + "\n" + items.map { space + "  " + $0 }.joined(separator: ",\n") + close
  }

  /// A body in braces.
  static func block(_ head: String, _ body: [String], indent: Int = 0) -> String {
    let space = String(repeating: " ", count: indent)
    return ([space + head + " {"] + body + [space + "}"]).joined(separator: "\n")
  }
}
