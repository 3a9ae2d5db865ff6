internal import JSONCore

/// What all encoders and containers of one encode in tree mode share.
final class TreeSession {
  let options: EncodingOptions
  let writing: JSONWriteOptions
  private(set) var misuse: EncodingError?
  private(set) var noted = NotedPath()
  private var isRunning = true
  private var recursion: Int

  /// - Parameter recursion: How many values are being encoded already.
  init(options: EncodingOptions, writing: JSONWriteOptions, recursion: Int) {
    self.options = options
    self.writing = writing
    self.recursion = recursion
  }

  /// Encodes a value into a node.
  func encode<Value: Encodable>(_ value: Value, into node: TreeNode, path: [any CodingKey]) throws {
    recursion += 1
    defer { recursion -= 1 }
    guard recursion <= writing.recursionLimit else {
      throw error(.depthLimit(writing.depthLimit), of: value, path: path)
    }
    if recursion > StackRoom.freeDepth, !StackRoom.isLeft {
      throw error(.depthLimit(recursion - 1), of: value, path: path)
    }
    do {
      try encodeContent(of: value, into: node, path: path)
    } catch {
      noted = noted.noting(error, path: path)
      throw error
    }
    if let misuse { throw misuse }
    node.seal()
  }

  private func encodeContent<Value: Encodable>(
    of value: Value, into node: TreeNode, path: [any CodingKey]
  ) throws {
    let encoder = TreeEncoder(session: self, node: node, codingPath: path)
    if let leaf = value as? any LeafEncodable, type(of: leaf) == Value.self {
      try encode(leaf, to: encoder)
    } else if let dictionary = value as? any StringKeyed {
      _ = node.become(.object(keys: [], members: [:]))
      for (key, element) in dictionary.elements {
        let member = TreeNode()
        try encode(element, into: member, path: path + [PathKey(key)])
        node.set(key, member)
      }
    } else {
      try value.encode(to: encoder)
    }
  }

  /// Takes nothing more from encoders and containers that were kept.
  func stop() { isRunning = false }

  /// Throws if the encode is over.
  func checkIsRunning(path: [any CodingKey]) throws {
    if !isRunning { throw EncodingError.encodeIsOver(codingPath: path) }
  }

  private func encode(_ leaf: some LeafEncodable, to encoder: TreeEncoder) throws {
    var writer = JSONWriter(options: JSONWriteOptions(escapesSlashes: writing.escapesSlashes))
    do {
      if try leaf.writeLeaf(into: &writer, options: options) {
        encoder.node.set(String(decoding: try writer.finish(), as: UTF8.self))
        return
      }
    } catch {
      throw self.error(error.issue.kind, of: leaf, path: encoder.codingPath)
    }
    try leaf.encodeCustom(to: encoder, options: options)
  }

  /// Notes that a container was asked for where another value has been written; thrown at the next occasion.
  func noteMisuse(of encoder: TreeEncoder) {
    if misuse == nil { misuse = TreeSession.misuse(path: encoder.codingPath) }
  }

  /// The error for a container in the place of another value.
  static func misuse(path: [any CodingKey]) -> EncodingError {
    let description = "another value was already encoded here"
    let issue = JSONError(.custom(description)).moved(to: path)
    return .invalidValue(
      path, EncodingError.Context(codingPath: path, debugDescription: description, underlyingError: issue))
  }

  private func error(_ kind: Issue.Kind, of value: Any, path: [any CodingKey]) -> EncodingError {
    .unwritable(value, JSONError(kind).moved(to: path), path: path)
  }
}

/// A dictionary that is written as an object with its keys as they are.
protocol StringKeyed {
  var elements: [(key: String, value: any Encodable)] { get }
}

extension Dictionary: StringKeyed where Key == String, Value: Encodable {
  var elements: [(key: String, value: any Encodable)] { map { ($0.key, $0.value) } }
}

extension JSONError {
  /// The error with a path, for values that were not written into a text.
  func moved(to path: [any CodingKey]) -> JSONError {
    var issue = issue
    issue.path = JSONPath(path.map { key in key.intValue.map { .index($0) } ?? .key(key.stringValue) })
    return JSONError(issues: [issue])
  }
}
