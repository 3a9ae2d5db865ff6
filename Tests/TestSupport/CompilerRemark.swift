import Foundation

/// An error or a warning at a line of a source.
struct CompilerRemark: Hashable, Comparable, CustomStringConvertible {
  var line: Int
  /// `error: …` or `warning: …`
  var text: String

  var description: String { "line \(line): \(text)" }

  static func < (left: CompilerRemark, right: CompilerRemark) -> Bool {
    (left.line, left.text) < (right.line, right.text)
  }

  /// What the compiler printed about a source, each remark once. Its group, as `[#SendableMetatypes]`, is left out.
  static func remarks(in output: String, on source: URL) -> Set<CompilerRemark> {
    let prefix = source.path + ":"
    let remarks = output.split(separator: "\n").compactMap { line -> CompilerRemark? in
      guard line.hasPrefix(prefix) else { return nil }
      let fields = line.dropFirst(prefix.count).split(separator: ":", maxSplits: 2)
      guard fields.count == 3, let number = Int(fields[0]) else { return nil }
      return remark(at: number, String(fields[2]).replacing(#/ *\[#\w+\]$/#, with: ""))
    }
    return Set(remarks)
  }

  /// What the comments of a source expect: `// error: …` on lines of their own above the code, further lines of the
  /// same text indented by two.
  static func expected(in text: String) -> Set<CompilerRemark> {
    var waiting: [String] = []
    var remarks: Set<CompilerRemark> = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let line = line.drop(while: \.isWhitespace)
      if line.hasPrefix("//   "), let last = waiting.popLast() {
        waiting.append(last + " " + line.dropFirst(5))
      } else if line.hasPrefix("// error: ") || line.hasPrefix("// warning: ") {
        waiting.append(String(line.dropFirst(3)))
      } else {
        remarks.formUnion(waiting.compactMap { remark(at: index + 1, $0) })
        waiting = []
      }
    }
    return remarks
  }

  private static func remark(at line: Int, _ text: String) -> CompilerRemark? {
    let text = text.trimmingCharacters(in: .whitespaces)
    guard text.hasPrefix("error: ") || text.hasPrefix("warning: ") else { return nil }
    return CompilerRemark(line: line, text: text)
  }
}
