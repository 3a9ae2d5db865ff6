internal import JSONCore

/// A value that is being encoded, independent of the order in which encoders and containers are used.
final class TreeNode {
  enum Content {
    case nothing
    /// The text of a scalar.
    case scalar(String)
    case object(keys: [String], members: [String: TreeNode])
    case array([TreeNode])
  }

  private(set) var content: Content
  /// Whether the encode of this value is over. Retained encoders then have no effect.
  private var isSealed = false

  init(_ content: Content = .nothing) { self.content = content }

  var isNothing: Bool { if case .nothing = content { true } else { false } }

  var count: Int { if case .array(let elements) = content { elements.count } else { 0 } }

  /// Makes this a scalar, or the empty object or array unless it already is one; false if it has other
  /// content.
  @discardableResult
  func become(_ container: Content) -> Bool {
    switch (content, container) {
    case (.object, .object), (.array, .array): return true
    case (.nothing, _):
      if !isSealed { content = container }
      return true
    default: return false
    }
  }

  /// Takes the content of another node; the empty object if there is none.
  func take(_ other: TreeNode) {
    guard !isSealed else { return }
    content = other.isNothing ? .object(keys: [], members: [:]) : other.content
  }

  /// Sets a member. Of repeated keys the last value counts, at the position of the first.
  func set(_ key: String, _ value: TreeNode) {
    guard !isSealed, case .object(var keys, var members) = content else { return }
    content = .nothing
    if members.updateValue(value, forKey: key) == nil { keys.append(key) }
    content = .object(keys: keys, members: members)
  }

  func member(_ key: String) -> TreeNode? {
    guard case .object(_, let members) = content else { return nil }
    return members[key]
  }

  func append(_ element: TreeNode) {
    guard !isSealed, case .array(var elements) = content else { return }
    content = .nothing
    elements.append(element)
    content = .array(elements)
  }

  /// Makes this value and those nested in it immutable.
  func seal() {
    guard !isSealed else { return }
    isSealed = true
    switch content {
    case .nothing, .scalar: break
    case .object(_, let members): for member in members.values { member.seal() }
    case .array(let elements): for element in elements { element.seal() }
    }
  }

  func write(to writer: inout JSONWriter) throws(JSONError) {
    switch content {
    case .nothing:
      try writer.beginObject()
      writer.endObject()
    case .scalar(let text): try writer.write(raw: text)
    case .object(let keys, let members):
      try writer.beginObject()
      for key in keys {
        guard let member = members[key] else { continue }
        writer.key(key)
        try member.write(to: &writer)
      }
      writer.endObject()
    case .array(let elements):
      try writer.beginArray()
      for element in elements { try element.write(to: &writer) }
      writer.endArray()
    }
  }
}

extension EncodingSession {
  /// Encodes a value into a separate node.
  func node<Value: Encodable>(of value: Value, path: [any CodingKey]) throws -> TreeNode {
    if let limit = recursionIssue {
      throw EncodingError.unwritable(value, JSONError(limit).moved(to: path), path: path)
    }
    recursion += 1
    defer { recursion -= 1 }
    let encoder = TreeEncoder(session: self, node: TreeNode(), codingPath: path)
    do {
      try encode(value, to: encoder)
    } catch {
      noted = noted.noting(error, path: path)
      throw error
    }
    if let pendingError { throw pendingError }
    encoder.node.seal()
    return encoder.node
  }

  private func encode<Value: Encodable>(_ value: Value, to encoder: TreeEncoder) throws {
    if let leaf = value as? any LeafEncodable, type(of: leaf) == Value.self {
      try encode(leaf: leaf, to: encoder)
    } else if let members = (value as? any TextKeyed)?.members(options) {
      encoder.node.become(.object(keys: [], members: [:]))
      for (key, element) in members {
        let step = PathKey(member: key, isConverted: options.keys.converts)
        encoder.node.set(key, try node(of: element, path: encoder.codingPath + [step]))
      }
    } else {
      try value.encode(to: encoder)
    }
  }

  private func encode(leaf: some LeafEncodable, to encoder: TreeEncoder) throws {
    var layout = writing
    layout.pretty = false
    var writer = JSONWriter(options: layout)
    do {
      if try leaf.writeLeaf(into: &writer, options: options) {
        encoder.node.become(.scalar(String(decoding: try writer.finish(), as: UTF8.self)))
        return
      }
    } catch {
      let path = encoder.codingPath
      throw EncodingError.unwritable(leaf, error.moved(to: path + error.issue.path.codingPath), path: path)
    }
    try leaf.encodeCustom(to: encoder, options: options)
  }
}

/// A dictionary that is written as an object with its keys as they are.
private protocol TextKeyed {
  /// The members; `nil` if the options make it an array of keys and values.
  func members(_ options: EncodingOptions) -> [(key: String, value: any Encodable)]?
}

extension Dictionary: TextKeyed where Key: TextKey, Value: Encodable {
  fileprivate func members(_ options: EncodingOptions) -> [(key: String, value: any Encodable)]? {
    guard Key.self == String.self || options.usesStrategyRules else { return nil }
    return map { ($0.key.jsonKey, $0.value) }
  }
}
