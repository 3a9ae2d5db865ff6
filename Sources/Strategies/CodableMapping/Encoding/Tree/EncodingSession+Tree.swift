internal import JSONCore

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
