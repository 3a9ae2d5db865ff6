import Foundation

/// An error or a warning at a line of a source.
struct CompilerRemark: Hashable, CustomStringConvertible {
  var line: Int
  /// `error` or `warning`
  var kind: String
  /// What the compiler says, or words of it that are expected; none where its own words don't matter.
  var words: String

  var description: String { "line \(line): \(kind)\(words.isEmpty ? "" : ": ")\(words)" }

  /// What the compiler printed about a source, each remark once.
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

  /// What the comments of a source expect: `// error` on a line of its own above the code, or `// error: words`.
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

  /// Whether a remark of the compiler is the one that is expected here.
  func isMet(by said: CompilerRemark) -> Bool {
    (line, kind) == (said.line, said.kind) && (words.isEmpty || said.words.contains(words))
  }

  private static func remark(at line: Int, _ text: Substring) -> CompilerRemark? {
    let parts = text.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
    guard let kind = parts.first, ["error", "warning"].contains(kind) else { return nil }
    return CompilerRemark(line: line, kind: kind, words: parts.count > 1 ? parts[1] : "")
  }
}
