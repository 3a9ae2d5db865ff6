/// The patterns of the paths in a document: a tree whose steps are numbered.
struct DriftPatterns {
  private struct Step: Hashable {
    var container: Int
    var text: String

    // Keys that Unicode considers equivalent are two members, whose order must not matter.
    static func == (left: Step, right: Step) -> Bool {
      left.container == right.container && left.text.utf8.elementsEqual(right.text.utf8)
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(container)
      for byte in text.utf8 { hasher.combine(byte) }
    }
  }

  private struct Pattern {
    var text: String
    /// The text of the first two steps.
    var start: String
    var depth: Int
  }

  private var numbers: [Step: Int] = [:]
  private var patterns = [Pattern(text: "$", start: "$", depth: 0)]

  /// The pattern of the root.
  static let root = 0

  /// The text of a pattern.
  subscript(pattern: Int) -> String { patterns[pattern].text }

  /// The pattern of the elements of an array.
  mutating func elements(of container: Int) -> Int { child(of: container, "[*]") }

  /// The pattern of a member.
  ///
  /// - Parameter key: `nil` for a key that is data.
  mutating func member(of container: Int, _ key: String?) -> Int {
    child(of: container, key.map { onOneLine(JSONPath.Component.key($0).description) } ?? ".*")
  }

  /// The pattern of a value in the JSON of a string.
  mutating func inner(of string: Int, _ pattern: String) -> Int {
    pattern == "$" ? string : child(of: string, String(pattern.dropFirst()))
  }

  private mutating func child(of container: Int, _ text: String) -> Int {
    let step = Step(container: container, text: text)
    if let known = numbers[step] { return known }
    let outer = patterns[container]
    var pattern = Pattern(text: outer.text + text, start: outer.start, depth: outer.depth + 1)
    if pattern.depth <= 2 { pattern.start = pattern.text }
    if pattern.depth > 24 { pattern.text = pattern.start + "…" + text }
    numbers[step] = patterns.count
    patterns.append(pattern)
    return patterns.count - 1
  }
}
