import Foundation

/// An error or a warning at a line of a source.
struct CompilerRemark: Hashable, CustomStringConvertible {
  var line: Int
  /// `error` or `warning`
  var kind: String
  /// The text of the compiler, or a part of it that is expected; empty if any text is accepted.
  var words: String

  var description: String { "line \(line): \(kind)\(words.isEmpty ? "" : ": ")\(words)" }

  /// The remarks in the compiler's output about a source, without duplicates.
  static func remarks(in output: String, on source: URL) -> Set<CompilerRemark> {
    let prefix = source.path + ":"
    let remarks = output.split(separator: "\n").compactMap { line -> CompilerRemark? in
      guard line.hasPrefix(prefix) else { return nil }
      let fields = line.dropFirst(prefix.count).split(separator: ":", maxSplits: 2)
      guard fields.count == 3, let number = Int(fields[0]) else { return nil }
      return remark(at: number, fields[2])
    }
    return Set(remarks)
  }

  /// The remarks that the comments of a source expect: `// error`, or `// error: text`, on a line above the
  /// code.
  static func expected(in text: String) -> Set<CompilerRemark> {
    var waiting: [Substring] = []
    var remarks: Set<CompilerRemark> = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let line = line.drop(while: \.isWhitespace)
      if remark(at: index, line.dropFirst(2)) != nil, line.hasPrefix("// ") {
        waiting.append(line.dropFirst(2))
      } else {
        remarks.formUnion(waiting.compactMap { remark(at: index + 1, $0) })
        waiting = []
      }
    }
    return remarks
  }

  /// Whether a remark of the compiler satisfies this expected one.
  func isMet(by said: CompilerRemark) -> Bool {
    (line, kind) == (said.line, said.kind) && (words.isEmpty || said.words.contains(words))
  }

  private static func remark(at line: Int, _ text: Substring) -> CompilerRemark? {
    let parts = text.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
    guard let kind = parts.first, ["error", "warning"].contains(kind) else { return nil }
    return CompilerRemark(line: line, kind: kind, words: parts.count > 1 ? parts[1] : "")
  }
}
