/// Lines of code in the format of this package: at most 110 columns, of which two are the indentation of a
/// member.
enum SourceLines {
  /// The layout of the arguments of a call that doesn't fit on one line.
  enum Style {
    /// As many on a line as fit.
    case filled
    /// One on each line.
    case listed
  }

  static let width = 108

  /// A call on one line if it fits, otherwise with its arguments on the lines below.
  ///
  /// - Parameters:
  ///   - start: The text up to the opening parenthesis, including the indentation.
  ///   - end: The text from the closing parenthesis to the end.
  ///   - indentation: The indentation of `start`.
  static func call(
    _ start: String, _ arguments: [String], _ end: String, indentation: Int, style: Style
  ) -> [String] {
    let line = start + arguments.joined(separator: ", ") + end
    guard line.count > width || arguments.contains(where: { $0.contains("\n") }) else { return [line] }
    let space = String(repeating: " ", count: indentation + 2)
    guard style == .filled else {
      let items = list(arguments).flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
      // An empty line in a multiline string stays empty.
      let lines = items.map { $0.isEmpty ? "" : space + $0 }
      return [start] + lines.dropLast() + [(lines.last ?? "") + end]
    }
    // With a brace after it, the parenthesis begins a line of its own.
    guard end == ") {" else { return [start] + filled(list(arguments), space, end: end) }
    return [start] + filled(list(arguments), space, end: "") + [String(space.dropLast(2)) + end]
  }

  /// The items with a comma after each but the last.
  static func list(_ items: [String]) -> [String] {
    items.enumerated().map { $0 == items.count - 1 ? $1 : "\($1)," }
  }

  /// The items on as few lines as they need.
  ///
  /// - Parameters:
  ///   - space: The indentation of the lines.
  ///   - start: The beginning of the first line, including its indentation.
  ///   - end: The text after the last item.
  static func filled(
    _ items: [String], _ space: String, start: String = "", end: String = ""
  ) -> [String] {
    var lines: [String] = []
    var line = start
    for item in items {
      if line.isEmpty {
        line = space + item
      } else if line.count + 1 + item.count <= width {
        line += " " + item
      } else {
        lines.append(line)
        line = space + item
      }
    }
    // If the end doesn't fit after the last item, it has its own line, aligned with the start of the call.
    return line.count + end.count <= width
      ? lines + [line + end] : lines + [line, String(space.dropLast(2)) + end]
  }

  /// The lines with more indentation.
  static func indented(_ lines: [String], by count: Int = 2) -> [String] {
    lines.map { $0.isEmpty ? "" : String(repeating: " ", count: count) + $0 }
  }
}
