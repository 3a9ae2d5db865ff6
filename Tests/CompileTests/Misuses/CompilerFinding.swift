import Foundation

/// An error as the compiler prints it, with its fix-its.
struct CompilerFinding {
  var file: String
  var line: Int
  var column: Int
  /// Without the name of the macro that reports it.
  var text: String
  var fixIts: [FixIt] = []

  /// One change in the line of the error.
  struct FixIt {
    var text: String
    /// The line that is changed, and how it becomes.
    var line: String
    var fixed: String
  }

  /// The errors in an output of the style `llvm`: a header line, the code, a line of marks, and, behind the header of a
  /// note that is a fix-it, the new text below the place where it goes.
  static func errors(in output: String) -> [CompilerFinding] {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var findings: [CompilerFinding] = []
    for (index, line) in lines.enumerated() {
      guard let match = line.wholeMatch(of: header) else { continue }
      let text = String(match.5).replacing(/\ \(from macro '[^']*'\)$/, with: "")
      if match.4 == "note" {
        guard !findings.isEmpty, index + 3 < lines.count, !text.hasSuffix(" here") else { continue }
        // In front of the line there is no empty one for what is removed.
        let new = lines[index + 3].wholeMatch(of: header) == nil ? lines[index + 3] : ""
        findings[findings.count - 1].fixIts.append(
          fixIt(text, code: lines[index + 1], marks: lines[index + 2], new: new))
      } else if match.4 == "error" {
        findings.append(
          CompilerFinding(
            file: String(match.1), line: Int(match.2) ?? 0, column: Int(match.3) ?? 0, text: text))
      }
    }
    return findings
  }

  private static var header: Regex<(Substring, Substring, Substring, Substring, Substring, Substring)> {
    /(.+?):(\d+):(\d+): (error|warning|note): (.*)/
  }

  private static func fixIt(_ text: String, code: String, marks: String, new: String) -> FixIt {
    let start = new.prefix { $0 == " " }.count
    let inserted = new.dropFirst(start)
    let columns = Array(marks)
    // Nothing new: what is marked goes.
    let from = inserted.isEmpty ? marks.prefix { $0 == " " }.count : start
    var end = from
    while end < columns.count, columns[end] != " " { end += 1 }
    // A caret alone is the place of the error.
    let isInsertion = end - from == 1 && columns[from] == "^" && !inserted.isEmpty
    let replaced = isInsertion ? 0 : end - from
    let fixed = code.prefix(from) + inserted + code.dropFirst(from + replaced)
    return FixIt(text: text, line: code, fixed: String(fixed))
  }
}
