/// The encoder of one value, which can be written to in any order while its encode runs.
struct TreeEncoder: Encoder {
  let session: EncodingSession
  let node: TreeNode
  let codingPath: [any CodingKey]

  var userInfo: [CodingUserInfoKey: Any] { session.options.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    if !node.become(.object(keys: [], members: [:])) { noteMisuse() }
    return KeyedEncodingContainer(KeyedTreeWriter<Key>(encoder: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    if !node.become(.array([])) { noteMisuse() }
    return UnkeyedTreeWriter(encoder: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { self }
}

extension TreeEncoder: SingleValueEncodingContainer {
  func encodeNil() throws { if try isFree() { node.become(.scalar("null")) } }

  func encode<Value: Encodable>(_ value: Value) throws { try take(value) }

  private func take<Value: Encodable>(_ value: Value) throws {
    if try isFree() { node.take(try element(value, key: nil)) }
  }

  /// Whether no value has been encoded here.
  private func isFree() throws -> Bool {
    try checkIsRunning()
    if !node.isNothing { noteMisuse() }
    return node.isNothing
  }

  /// Records that a value was already encoded here; the next method that can throw reports it.
  private func noteMisuse() {
    session.fail(EncodingError.refusal("another value was already encoded here", path: codingPath))
  }

  /// Throws if the encode is over.
  func checkIsRunning() throws {
    if !session.isRunning { throw EncodingError.encodeIsOver(codingPath: codingPath) }
  }

  /// Encodes a value into a separate node.
  func element<Value: Encodable>(_ value: Value, key: (any CodingKey)?) throws -> TreeNode {
    try checkIsRunning()
    return try session.node(of: value, path: key.map { codingPath + [$0] } ?? codingPath)
  }

  /// The encoder of a nested node.
  func below(_ node: TreeNode, _ key: any CodingKey) -> TreeEncoder {
    TreeEncoder(session: session, node: node, codingPath: codingPath + [key])
  }
}

/// The keyed container of a ``TreeEncoder``.
struct KeyedTreeWriter<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: TreeEncoder

  var codingPath: [any CodingKey] { encoder.codingPath }

  func encodeNil(forKey key: Key) throws {
    try encoder.checkIsRunning()
    encoder.node.set(wireName(key), TreeNode(.scalar("null")))
  }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws { try set(key, value) }

  private func set<Value: Encodable>(_ key: Key, _ value: Value) throws {
    if let rest = value as? PassedRest {
      for (key, value) in rest.members(encoder.session.options) where encoder.node.member(key) == nil {
        encoder.node.set(key, TreeNode(.scalar(value.description)))
      }
      return
    }
    encoder.node.set(wireName(key), try encoder.element(value, key: key))
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> { below(key, replacing: false).container(keyedBy: type) }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    below(key, replacing: false).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { below(PathKey.super, replacing: true) }

  func superEncoder(forKey key: Key) -> any Encoder { below(key, replacing: true) }

  /// The encoder of a member: of a new one, or of the existing one unless it is replaced.
  private func below(_ key: some CodingKey, replacing: Bool) -> TreeEncoder {
    let name = wireName(key)
    if !replacing, let member = encoder.node.member(name) { return encoder.below(member, key) }
    let member = TreeNode()
    encoder.node.set(name, member)
    return encoder.below(member, key)
  }

  private func wireName(_ key: any CodingKey) -> String {
    encoder.session.options.keys.converted(key) { codingPath }
  }
}

/// The unkeyed container of a ``TreeEncoder``.
struct UnkeyedTreeWriter: UnkeyedEncodingContainer {
  let encoder: TreeEncoder

  var codingPath: [any CodingKey] { encoder.codingPath }

  var count: Int { encoder.node.count }

  private var key: PathKey { PathKey(index: count) }

  func encodeNil() throws {
    try encoder.checkIsRunning()
    encoder.node.append(TreeNode(.scalar("null")))
  }

  func encode<Value: Encodable>(_ value: Value) throws { try append(value) }

  private func append<Value: Encodable>(_ value: Value) throws {
    encoder.node.append(try encoder.element(value, key: key))
  }

  func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
    appended().container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { appended().unkeyedContainer() }

  func superEncoder() -> any Encoder { appended() }

  private func appended() -> TreeEncoder {
    let key = key
    let node = TreeNode()
    encoder.node.append(node)
    return encoder.below(node, key)
  }
}

// The standard library has an implementation of these that throws, and that takes precedence over a generic
// one.

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension TreeEncoder {
  func encode(_ value: Int128) throws { try take(value) }
  func encode(_ value: UInt128) throws { try take(value) }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension KeyedTreeWriter {
  func encode(_ value: Int128, forKey key: Key) throws { try set(key, value) }
  func encode(_ value: UInt128, forKey key: Key) throws { try set(key, value) }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UnkeyedTreeWriter {
  func encode(_ value: Int128) throws { try append(value) }
  func encode(_ value: UInt128) throws { try append(value) }
}
