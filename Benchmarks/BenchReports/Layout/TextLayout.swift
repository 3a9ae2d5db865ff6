/// How a report looks on a terminal.
package struct TextLayout: Sendable, Hashable {
  /// Columns that a line may take.
  package var width: Int
  package var hasColor: Bool

  package init(width: Int = 100, hasColor: Bool = false) {
    self.width = width
    self.hasColor = hasColor
  }

  /// What was measured, for a place of which nothing is known.
  package static let plain = TextLayout()

  enum Color: String {
    case green = "32"
    case red = "31"
    case yellow = "33"
    case dim = "2"
    case bold = "1"
  }

  func colored(_ text: String, _ color: Color?) -> String {
    guard hasColor, let color else { return text }
    return "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m"
  }

  /// The text in lines of at most the width, all of them indented by so many spaces.
  func indented(_ text: String, by spaces: Int) -> [String] {
    var inner = self
    inner.width -= spaces
    return inner.wrapped(text).map { String(repeating: " ", count: spaces) + $0 }
  }

  /// The text in lines of at most the width, broken at spaces; further lines begin with an indent.
  package func wrapped(_ text: String, indent: String = "") -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = indent + word
      } else {
        line += line.isEmpty || line == indent ? String(word) : " \(word)"
      }
    }
    lines.append(line)
    return lines
  }
}
