internal import JSONCore

/// Reads the compact text of an encode into a tree, with every value in its place.
struct AmendedReader {
  private let text: [UInt8]
  private var position = 0
  /// The offset of the text within the writer's text.
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

  /// Reads the text.
  ///
  /// - Throws: `EncodingError` if a container continues one of another kind.
  mutating func read() throws -> TreeNode { try value(into: nil) }

  /// Reads a value; a container's members and elements are added to `target`, if there is one.
  private mutating func value(into target: TreeNode?) throws -> TreeNode {
    let start = offset + position
    if let gap = amendments.gaps[start] {
      position += 4
      return gap
    }
    let isObject = text[position] == UInt8(ascii: "{")
    guard isObject || text[position] == UInt8(ascii: "[") else { return TreeNode(.scalar(scalar())) }
    let node = target ?? TreeNode()
    guard node.become(isObject ? .object(keys: [], members: [:]) : .array([])) else {
      throw EncodingError.misuse(path: path)
    }
    position += 1
    while text[position] != UInt8(ascii: isObject ? "}" : "]") {
      try child(of: node, key: isObject ? key() : nil)
      if text[position] == UInt8(ascii: ",") { position += 1 }
    }
    if ends.contains(offset + position) { ended[offset + position] = node }
    position += 1
    return node
  }

  /// Reads a member or element.
  private mutating func child(of node: TreeNode, key: String?) throws {
    path.append(key.map { PathKey($0) } ?? PathKey(index: node.count))
    defer { path.removeLast() }
    let start = offset + position
    if let continued = amendments.continued[start].flatMap({ ended[$0] }) {
      _ = try value(into: continued)
    } else if let key, amendments.joined.contains(start), let member = node.member(key) {
      _ = try value(into: member)
    } else if let key {
      node.set(key, try value(into: nil))
    } else {
      node.append(try value(into: nil))
    }
  }

  /// The text of a key, without its escapes; passes the colon as well.
  private mutating func key() throws -> String {
    let literal = scalar()
    position += 1
    guard literal.utf8.contains(UInt8(ascii: "\\")) else {
      return String(decoding: literal.utf8.dropFirst().dropLast(), as: UTF8.self)
    }
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
      while position < text.count, !",}]".utf8.contains(text[position]) { position += 1 }
    }
    return String(decoding: text[start..<position], as: UTF8.self)
  }
}
