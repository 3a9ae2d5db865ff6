/// A block of a text file: code, and then lines that begin with labels, such as `error: …`.
///
/// Empty lines separate blocks, and lines that begin with `# ` are comments.
public struct LabelledBlock: Sendable {
  private var lines: [String: [String]] = [:]

  private init(_ text: Substring, labels: [String]) {
    for line in text.split(separator: "\n") where !line.hasPrefix("# ") {
      let label = labels.first { line.hasPrefix("\($0):") }
      // A space follows the colon.
      lines[label ?? "", default: []].append(String(line.dropFirst(label.map { $0.count + 2 } ?? 0)))
    }
  }

  public var code: String { text("") ?? "" }

  /// The lines with a label.
  public func lines(_ label: String) -> [String] { lines[label, default: []] }

  /// The lines with a label as one text, or `nil` if there are none.
  public func text(_ label: String) -> String? { lines[label]?.joined(separator: "\n") }

  /// The blocks of all files in a folder.
  ///
  /// - Parameter adapt: Changes the text of each file.
  public static func all(
    in folder: String, labels: [String], adapt: (String) -> String = { $0 }
  ) throws -> [LabelledBlock] {
    try PackageFolder.names(in: folder).flatMap { name in
      adapt(try PackageFolder.text(of: "\(folder)/\(name)")).split(separator: "\n\n")
        .map { LabelledBlock($0, labels: labels) }.filter { !$0.lines.isEmpty }
    }
  }
}
