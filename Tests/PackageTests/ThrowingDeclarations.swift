/// The public functions, initializers, subscripts and requirements of a Swift file that throw, as far as its
/// lines tell.
///
/// The file is formatted as the package's are: a declaration begins on a line of its own, requirements are
/// indented by two spaces more than their protocol, and documentation stands above attributes.
struct ThrowingDeclarations {
  struct Declaration: Equatable {
    /// The line on which it begins, the first being 1.
    let line: Int
    /// What its documentation says about what it throws; `nil` without such a field.
    let field: String?
  }

  private(set) var declarations: [Declaration] = []
  private let lines: [Substring]
  /// The indentation of the public protocol around the line that is read.
  private var indentOfProtocol: Int?
  /// The documentation and the attributes above the line that is read.
  private var documentation: [Substring] = []
  private var attributes = ""

  init(scanning source: String) {
    lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    for index in lines.indices { read(index) }
  }

  private static let modifiers: Set<Substring> = [
    "class", "consuming", "convenience", "final", "isolated", "mutating", "nonisolated",
    "nonisolated(nonsending)", "nonmutating", "open", "override", "public", "required", "static",
  ]

  private mutating func read(_ index: Int) {
    let line = Self.trimmed(lines[index])
    if line.hasPrefix("///") {
      documentation.append(line.dropFirst(3))
    } else if Self.depth(of: attributes) > 0 {
      attributes += line
    } else if line.hasPrefix("@") {
      attributes += line
      // An attribute and what it belongs to may share a line.
      let rest = Self.withoutAttributes(line)
      if Self.depth(of: attributes) == 0, !rest.isEmpty { readDeclaration(index, rest) }
    } else {
      readDeclaration(index, line)
    }
  }

  private mutating func readDeclaration(_ index: Int, _ line: Substring) {
    let words = line.split(separator: " ")
    guard let first = words.first else { return forget() }
    defer { if first != "//" { forget() } }
    let indent = lines[index].prefix { $0 == " " }.count
    if first == "}", indent == indentOfProtocol { indentOfProtocol = nil }
    if line.hasPrefix("public protocol "), !line.hasSuffix("}") { indentOfProtocol = indent }
    let modifiers = words.prefix { Self.modifiers.contains($0) }
    let isPublic = modifiers.contains("public") || modifiers.contains("open")
    guard isPublic || indent - 2 == indentOfProtocol, words.count > modifiers.count,
      let keyword = words[modifiers.count].firstMatch(of: /^(func|init|subscript|var)\b/)?.1,
      !attributes.contains("unavailable"), isThrowing(index, indent: indent, isAccessed: keyword.count != 4)
    else { return }
    declarations.append(Declaration(line: index + 1, field: field))
  }

  private mutating func forget() {
    documentation = []
    attributes = ""
  }

  /// Whether what begins at a line throws: its signature says so, or the getter that follows it.
  private func isThrowing(_ start: Int, indent: Int, isAccessed: Bool) -> Bool {
    var signature = ""
    var end = start
    repeat {
      signature += lines[end] + " "
      end += 1
    } while end < lines.count && continues(signature, at: end)
    let effects = Self.withoutParentheses(signature).prefix { $0 != "{" }.split(separator: " ")
    guard isAccessed else { return effects.prefix { $0 != "->" }.contains("throws") }
    let body = lines[end...].prefix { $0.prefix { $0 == " " }.count > indent }
    return ([Substring(signature)] + body).contains { $0.contains(/\bget (async )?throws\b/) }
  }

  private func continues(_ signature: String, at next: Int) -> Bool {
    if Self.depth(of: signature) > 0 { return true }
    let line = Self.trimmed(lines[next])
    return !signature.contains("{") && ["->", "throws", "async", "where"].contains { line.hasPrefix($0) }
  }

  private var field: String? {
    let mark = "- Throws: "
    guard let start = documentation.firstIndex(where: { Self.trimmed($0).hasPrefix(mark) }) else {
      return nil
    }
    let rest = documentation[(start + 1)...].prefix { $0.hasPrefix("   ") }
    let lines = [Self.trimmed(documentation[start]).dropFirst(mark.count)] + rest.map(Self.trimmed)
    return lines.joined(separator: " ")
  }

  private static func trimmed(_ line: Substring) -> Substring { line.drop { $0 == " " } }

  private static func depth(of text: String) -> Int {
    text.reduce(0) { $0 + ($1 == "(" ? 1 : $1 == ")" ? -1 : 0) }
  }

  private static func withoutAttributes(_ line: Substring) -> Substring {
    line[(line.prefixMatch(of: /(@\w+(\([^)]*\))? *)+/)?.range.upperBound ?? line.startIndex)...]
  }

  private static func withoutParentheses(_ text: String) -> String {
    var depth = 0
    return String(
      text.filter { character in
        if character == "(" { depth += 1 }
        defer { if character == ")" { depth -= 1 } }
        return depth == 0
      })
  }
}
