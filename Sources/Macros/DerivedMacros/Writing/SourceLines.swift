/// Lines of code in the format of this package: at most 110 columns, of which two are the indentation of a
/// member.
enum SourceLines {
  /// The layout of the arguments of a call that doesn't fit on one line.
  enum Style {
    /// As many on a line as fit.
    case filled
    /// As many on a line as fit, and the closing parenthesis on a line of its own.
    case enclosed
    /// One on each line.
    case listed
  }

  static let width = 108

  /// A call on one line if it fits, otherwise with its arguments on the lines below.
  ///
  /// - Parameters:
  ///   - start: The text up to the opening parenthesis.
  ///   - end: The text from the closing parenthesis to the end.
  ///   - indentation: The number of columns by which the caller indents the lines.
  static func call(
    _ start: String, _ arguments: [String], _ end: String, indentation: Int = 0, style: Style
  ) -> [String] {
    let line = start + arguments.joined(separator: ", ") + end
    guard line.count + indentation > width || line.contains("\n") else { return [line] }
    switch style {
    case .filled: return [start] + filled(arguments, end: end, indentation: indentation)
    case .enclosed: return [start] + filled(arguments, indentation: indentation) + [end]
    case .listed:
      let items = list(arguments).flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
      // An empty line in a multiline string stays empty.
      let lines = indented(items.map(String.init))
      return [start] + lines.dropLast() + [(lines.last ?? "") + end]
    }
  }

  /// The items with a comma after each but the last.
  private static func list(_ items: [String]) -> [String] {
    items.enumerated().map { $0 == items.count - 1 ? $1 : "\($1)," }
  }

  /// The items, separated by commas, on as few lines as they need.
  ///
  /// - Parameters:
  ///   - start: The beginning of the first line.
  ///   - end: The text after the last item.
  ///   - indentation: The number of columns by which the caller indents the lines.
  static func filled(_ items: [String], start: String = "", end: String = "", indentation: Int) -> [String] {
    let width = SourceLines.width - indentation
    var lines: [String] = []
    var line = start
    for item in list(items) {
      if line.isEmpty {
        line = "  " + item
      } else if line.count + 1 + item.count <= width {
        line += " " + item
      } else {
        lines.append(line)
        line = "  " + item
      }
    }
    // If the end doesn't fit after the last item, it has its own line, aligned with the start of the call.
    return lines + (line.count + end.count <= width ? [line + end] : [line, end])
  }

  /// The lines with two more columns of indentation.
  static func indented(_ lines: [String]) -> [String] { lines.map { $0.isEmpty ? "" : "  " + $0 } }
}
