internal import Foundation
internal import JSONCore

/// The decoder for a key that the object lacks, as `superDecoder` returns it: it decodes like `null`.
struct MissingValueDecoder: Decoder {
  let session: DecodingSession
  /// The object that lacks the key.
  let container: DocumentPosition
  let codingPath: [any CodingKey]

  var userInfo: [CodingUserInfoKey: Any] { session.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    throw notFound([String: Any].self)
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw notFound([Any].self) }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

  /// The key in JSON for a coding key.
  func wireName(_ key: some CodingKey) -> String { session.options.keys.wireName(key) }

  private func notFound(_ type: Any.Type) -> DecodingError {
    let key = codingPath.last.map { wireName($0) } ?? ""
    let error = session[container].error(.missingKey(key, expected: IssueExpectation(type)))
    func context(_ description: String) -> DecodingError.Context {
      DecodingError.Context(codingPath: codingPath, debugDescription: description, underlyingError: error)
    }
    // The same as for null; see `DecodingSession.failure`.
    return type == Bool.self
      ? .typeMismatch(type, context(FoundationWords.mismatch(type, found: .null)))
      : .valueNotFound(type, context(FoundationWords.null(for: type)))
  }
}

extension MissingValueDecoder: SingleValueDecodingContainer {
  func decodeNil() -> Bool { true }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if type is any TapeDecodable.Type, !(type is any ComposedType.Type) { throw notFound(type) }
    return try type.init(from: self)
  }

  // The standard library implements these too, and its implementation takes precedence over a generic one.

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func decode(_ type: Int128.Type) throws -> Int128 { throw notFound(type) }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func decode(_ type: UInt128.Type) throws -> UInt128 { throw notFound(type) }
}

/// Marks types that consist of others and use a container themselves, in contrast to types that have a JSON
/// form of their own.
private protocol ComposedType {}

extension Optional: ComposedType {}
extension Array: ComposedType {}
extension Set: ComposedType {}
extension Dictionary: ComposedType {}
// For a missing UUID, Foundation reports that it expected a string.
extension UUID: ComposedType {}
