/// An error of the compiler, with its fix-its.
struct CompilerFinding {
  var file: String
  var line, column: Int
  /// Without the name of the macro that reports it.
  var text: String
  var fixIts: [FixIt] = []

  /// A change of the error's line.
  struct FixIt {
    var text: String
    /// The line, and the changed line.
    var line, fixed: String
    /// Whether the changed line has placeholders.
    var isOutline: Bool { fixed.contains("<#") }
  }

  /// The errors in an output in the style `llvm`: a header, the code and a line of marks. If the header is of
  /// a note with a fix-it, the new text follows below its position. An error without a location has only a
  /// header, `<unknown>:0`.
  static func errors(in output: String) -> [CompilerFinding] {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var findings: [CompilerFinding] = []
    for (index, line) in lines.enumerated() {
      guard let match = line.wholeMatch(of: header) else { continue }
      let text = String(match.5).replacing(/\ \(from macro '[^']*'\)$/, with: "")
      if match.4 == "note" {
        guard !findings.isEmpty, index + 3 < lines.count, !text.hasSuffix(" here") else { continue }
        // There is no line for new text if the fix-it only removes text.
        let new = lines[index + 3].wholeMatch(of: header) == nil ? lines[index + 3] : ""
        findings[findings.count - 1].fixIts.append(
          fixIt(text, code: lines[index + 1], marks: lines[index + 2], new: new))
      } else if match.4 == "error" {
        findings.append(
          CompilerFinding(
            file: String(match.1), line: Int(match.2) ?? 0, column: match.3.flatMap { Int($0) } ?? 0,
            text: text))
      }
    }
    return findings
  }

  private static var header: Regex<(Substring, Substring, Substring, Substring?, Substring, Substring)> {
    /(.+?):(\d+):(?:(\d+):)? (error|warning|note): (.*)/
  }

  private static func fixIt(_ text: String, code: String, marks: String, new: String) -> FixIt {
    let start = new.prefix { $0 == " " }.count
    let inserted = new.dropFirst(start)
    let columns = Array(marks)
    // Without new text, the marked text is removed.
    let from = inserted.isEmpty ? marks.prefix { $0 == " " }.count : start
    var end = from
    while end < columns.count, columns[end] != " " { end += 1 }
    // A single caret is the location of the error.
    let isInsertion = end - from == 1 && columns[from] == "^" && !inserted.isEmpty
    let replaced = isInsertion ? 0 : end - from
    let fixed = code.prefix(from) + inserted + code.dropFirst(from + replaced)
    return FixIt(text: text, line: code, fixed: String(fixed))
  }
}
