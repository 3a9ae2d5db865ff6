/// The width and colors of text output.
package struct TextLayout: Sendable, Hashable {
  /// The maximum length of a line, in columns.
  package var width: Int
  package var hasColor: Bool

  package init(width: Int = 100, hasColor: Bool = false) {
    self.width = width
    self.hasColor = hasColor
  }

  /// The default layout, for files and pipes.
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

  /// Wraps the text at the width, with all lines indented.
  func indented(_ text: String, by spaces: Int) -> [String] {
    var inner = self
    inner.width -= spaces
    return inner.wrapped(text).map { String(repeating: " ", count: spaces) + $0 }
  }

  /// Wraps the text at spaces, with an indent before all lines but the first.
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
