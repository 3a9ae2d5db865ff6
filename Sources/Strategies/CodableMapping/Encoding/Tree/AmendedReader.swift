internal import JSONCore

/// Reads the compact text of an encode into a tree, with everything in the place where it belongs.
struct AmendedReader {
  private let text: [UInt8]
  private var position = 0
  /// Where the text begins in that of the writer.
  private let offset: Int
  private let amendments: Amendments
  /// The containers that others continue, by the offset of their end.
  private var ended: [Int: TreeNode] = [:]
  private let ends: Set<Int>
  private var path: [any CodingKey] = []

  init(_ text: [UInt8], offset: Int, amendments: Amendments) {
    self.text = text
    self.offset = offset
    self.amendments = amendments
    ends = Set(amendments.continued.values)
  }

  /// Reads the text. Throws `EncodingError` for a container of one kind in the place of another.
  mutating func read() throws -> TreeNode { try value(into: nil) }

  /// Reads a value; a container's members and elements are added to `target`, if there is one.
  private mutating func value(into target: TreeNode?) throws -> TreeNode {
    let start = offset + position
    if let gap = amendments.gaps[start] {
      position += 4
      return gap
    }
    switch text[position] {
    case UInt8(ascii: "{"):
      let node = try container(.object(keys: [], members: [:]), target)
      try members(of: node)
      return end(of: node)
    case UInt8(ascii: "["):
      let node = try container(.array([]), target)
      try elements(of: node)
      return end(of: node)
    default:
      return TreeNode(.scalar(scalar()))
    }
  }

  private func container(_ content: TreeNode.Content, _ target: TreeNode?) throws -> TreeNode {
    let node = target ?? TreeNode()
    guard node.become(content) else { throw EncodingError.misuse(path: path) }
    return node
  }

  private mutating func end(of node: TreeNode) -> TreeNode {
    if ends.contains(offset + position) { ended[offset + position] = node }
    position += 1
    return node
  }

  private mutating func members(of node: TreeNode) throws {
    position += 1
    while text[position] != UInt8(ascii: "}") {
      let key = try key()
      position += 1
      path.append(PathKey(key))
      defer { path.removeLast() }
      let start = offset + position
      if let target = continuedNode(at: start) {
        _ = try value(into: target)
      } else if amendments.joined.contains(start), let member = node.member(key) {
        _ = try value(into: member)
      } else {
        node.set(key, try value(into: nil))
      }
      skipComma()
    }
  }

  private mutating func elements(of node: TreeNode) throws {
    position += 1
    while text[position] != UInt8(ascii: "]") {
      path.append(PathKey(index: node.count))
      defer { path.removeLast() }
      if let target = continuedNode(at: offset + position) {
        _ = try value(into: target)
      } else {
        node.append(try value(into: nil))
      }
      skipComma()
    }
  }

  private func continuedNode(at start: Int) -> TreeNode? {
    amendments.continued[start].flatMap { ended[$0] }
  }

  private mutating func skipComma() {
    if text[position] == UInt8(ascii: ",") { position += 1 }
  }

  /// The text of a key, without its escapes.
  private mutating func key() throws -> String {
    let literal = scalar()
    guard literal.utf8.contains(UInt8(ascii: "\\")) else { return String(literal.dropFirst().dropLast()) }
    let document = try Document(parsing: literal)
    return try document.root.string()
  }

  /// The text of a string, number or other value without members.
  private mutating func scalar() -> String {
    let start = position
    if text[position] == UInt8(ascii: "\"") {
      position += 1
      while text[position] != UInt8(ascii: "\"") { position += text[position] == UInt8(ascii: "\\") ? 2 : 1 }
      position += 1
    } else {
      while position < text.count, !AmendedReader.ends(text[position]) { position += 1 }
    }
    return String(decoding: text[start..<position], as: UTF8.self)
  }

  /// Whether a byte stands behind a number, `true`, `false` or `null`.
  private static func ends(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]")
  }
}
