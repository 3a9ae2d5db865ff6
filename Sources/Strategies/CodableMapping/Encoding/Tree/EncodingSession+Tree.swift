internal import JSONCore

extension EncodingSession {
  /// Encodes a value into a separate node.
  func node<Value: Encodable>(of value: Value, path: [any CodingKey]) throws -> TreeNode {
    if let limit = recursionIssue { throw EncodingError.unwritable(value, limit, path: path) }
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
    } else if let dictionary = value as? any StringKeyed {
      encoder.node.become(.object(keys: [], members: [:]))
      for (key, element) in dictionary.elements {
        encoder.node.set(key, try node(of: element, path: encoder.codingPath + [PathKey(key)]))
      }
    } else {
      try value.encode(to: encoder)
    }
  }

  private func encode(leaf: some LeafEncodable, to encoder: TreeEncoder) throws {
    var writer = JSONWriter(options: JSONWriteOptions(escapesSlashes: escapesSlashes))
    do {
      if try leaf.writeLeaf(into: &writer, options: options) {
        encoder.node.become(.scalar(String(decoding: try writer.finish(), as: UTF8.self)))
        return
      }
    } catch {
      throw EncodingError.unwritable(leaf, error.issue.kind, path: encoder.codingPath)
    }
    try leaf.encodeCustom(to: encoder, options: options)
  }
}

extension EncodingError {
  /// The error for a container in the place of another value.
  static func misuse(path: [any CodingKey]) -> EncodingError {
    refusal("another value was already encoded here", path: path)
  }

  fileprivate static func unwritable(
    _ value: Any, _ kind: Issue.Kind, path: [any CodingKey]
  ) -> EncodingError {
    .unwritable(value, JSONError(kind).moved(to: path), path: path)
  }
}

/// A dictionary that is written as an object with its keys as they are.
private protocol StringKeyed {
  var elements: [(key: String, value: any Encodable)] { get }
}

extension Dictionary: StringKeyed where Key == String, Value: Encodable {
  fileprivate var elements: [(key: String, value: any Encodable)] { map { ($0.key, $0.value) } }
}
