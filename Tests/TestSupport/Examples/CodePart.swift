/// A declaration in a block of code, or statements without an empty line between them.
public struct CodePart {
  /// The lines, with their indices in the block.
  public let lines: ArraySlice<Substring>

  public static func parts(of block: [Substring]) -> [CodePart] {
    var parts: [CodePart] = []
    var start = 0
    var depth = 0
    func close(at end: Int) {
      if start < end { parts.append(CodePart(lines: block[start..<end])) }
      start = end
    }
    for (index, line) in block.enumerated() {
      if depth == 0, line.allSatisfy({ $0 == " " }) {
        close(at: index)
        start = index + 1
        continue
      }
      if depth == 0, keyword(of: line) != nil, !block[start..<index].allSatisfy(mayPrecede) {
        close(at: index)
      }
      depth += line.count { "{([".contains($0) } - line.count { "})]".contains($0) }
      if depth == 0, line.contains("}"), CodePart(lines: block[start...index]).declaration != nil {
        close(at: index + 1)
      }
    }
    close(at: block.count)
    return parts
  }

  /// The index of the line with the keyword, if the part is an extension, or declares a type or a function.
  public var declaration: Int? {
    guard let index = lines.firstIndex(where: { !Self.mayPrecede($0) || Self.keyword(of: $0) != nil }) else {
      return nil
    }
    return Self.keyword(of: lines[index]) == nil ? nil : index
  }

  /// The declared or extended type or function, such as `struct Movie` or `extension Movie: Decodable`.
  public var subject: Substring? {
    guard let line = declaration.map({ lines[$0] }), let keyword = Self.keyword(of: line) else { return nil }
    let code = line[keyword...]
    if code.hasPrefix("extension ") { return code.prefix { $0 != "{" } }
    return code.firstMatch(of: /\b(?:actor|class|enum|func|struct|typealias) \w+/)?.0
  }

  public static func isImport(_ line: Substring) -> Bool {
    line.firstMatch(of: #/^ *(?:@_exported )?import /#) != nil
  }

  /// The index of the first word of a declaration in its line, after attributes.
  public static func keyword(of line: Substring) -> Substring.Index? {
    line.firstMatch(
      of:
        /^ *(?:@\w+(?:\([^)]*\))? +)*(?=(?:actor|class|enum|extension|final|func|infix|nonisolated|public struct|struct|typealias) )/
    )?.range.upperBound
  }

  /// Whether the line is an import, a comment or an attribute, which may precede a declaration.
  private static func mayPrecede(_ line: Substring) -> Bool {
    let code = line.drop { $0 == " " }
    return isImport(code) || code.hasPrefix("//") || code.hasPrefix("@")
  }
}
