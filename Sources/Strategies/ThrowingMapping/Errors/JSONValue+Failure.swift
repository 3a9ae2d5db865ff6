internal import Foundation
public import JSONCore
internal import JSONFoundation

extension JSONValue {
  /// The strategy's error for an error thrown about this value.
  @inline(never) @usableFromInline
  func failure(of error: JSONError, expecting type: Any.Type) -> DecodingError {
    let error = error.placed(at: self)
    guard !error.isResolved else {
      // The error is about another document, or has no location.
      return .other(error, .init(self.error(.custom(error.description)), at: self))
    }
    let metadata = DecodingError.Metadata(error, at: self)
    guard error.isAbout(self) else { return .other(error, metadata) }
    // The kind's own texts are created only when needed.
    switch error.code {
    case .missingKey: return error.missingKey.map { .missingKey($0, metadata) } ?? .other(error, metadata)
    case .typeMismatch, .unexpectedNull, .fractionalNumber, .numberOutOfRange:
      let expected: Any.Type =
        switch error.expectedContainer {
        case .object: NSDictionary.self
        case .array: NSArray.self
        default: type
        }
      return .typeMismatch(expected: expected, actual: foundationType, metadata)
    case .invalidRawValue, .invalidFormat:
      return .rawRepresentableInitializationError(rawValue: (try? foundationObject()) ?? (), metadata)
    default: return .other(error, metadata)
    }
  }

  /// The result of `read` for this value; its errors become those of the strategy.
  @usableFromInline
  func translated<Value>(_ read: (JSONValue) throws(JSONError) -> Value) throws -> Value {
    do {
      return try read(self)
    } catch {
      throw failure(of: error, expecting: Value.self)
    }
  }

  /// The value as `JSONSerialization` would return it.
  ///
  /// - Throws: A `DecodingError` for a number beyond `Double` and `NSDecimalNumber`.
  func foundationTree() throws -> Any {
    try translated { (json) throws(JSONError) -> Any in try json.foundationObject() }
  }

  /// The type that `JSONSerialization` returns for a value of this kind.
  private var foundationType: Any.Type {
    switch kind {
    case .null: NSNull.self
    case .bool, .number: NSNumber.self
    case .string: String.self
    case .array: NSArray.self
    case .object: NSDictionary.self
    }
  }
}

// Inlinable functions call these instead of throwing themselves: the compiler doesn't devirtualize the call
// of a protocol requirement whose implementation contains a `throw` of a concrete type.

extension JSONValue {
  /// Throws for a scalar that could not be decoded: the strategy reports every cause as a mismatch.
  ///
  /// - Parameter root: The value on the left of the operator, if the scalar is on the right of one.
  @inline(never) @usableFromInline
  func refuse(_ error: JSONError, expecting type: Any.Type, root: JSONValue? = nil) throws -> Never {
    throw DecodingError.typeMismatch(
      expected: type, actual: foundationType, .init(error, at: self, root: root?.position))
  }

  @_lifetime(copy self)
  @inline(never) @usableFromInline
  func replaced(missing key: JSONKey, expecting type: Any.Type, root: JSONValue) throws -> JSONValue {
    try replaced(key.description, missing(key, expecting: type == Any.self ? nil : type), root: root)
  }

  @_lifetime(copy self)
  @inline(never) @usableFromInline
  func replaced(missing key: String, expecting type: Any.Type, root: JSONValue) throws -> JSONValue {
    let expected = type == Any.self ? "a value" : IssueExpectation(type)
    return try replaced(key, error(.missingKey(jsonKey(for: key), expected: expected)), root: root)
  }

  /// Throws for a member that this value lacks, or for a value that isn't an object. In a collecting decode,
  /// returns an empty object as the member.
  @_lifetime(copy self)
  private func replaced(
    _ key: String, _ missing: @autoclosure () -> JSONError, root: JSONValue
  ) throws -> JSONValue {
    let issue = isObject ? missing() : mismatch(expected: .object)
    if let member = emptyMember(insteadOf: issue) { return member }
    guard isObject else { try refuse(issue, expecting: NSDictionary.self, root: root) }
    throw DecodingError.missingKey(jsonKey(for: key), .init(issue, at: self, root: root.position))
  }

  @inline(never) @usableFromInline
  func refuseAsObject() throws -> Never {
    if isObject { try checkRoom() }
    try refuse(mismatch(expected: .object), expecting: NSDictionary.self)
  }

  @inline(never) @usableFromInline
  func refuseAsArray() throws -> Never {
    if kind == .array { try checkRoom() }
    try refuse(mismatch(expected: .array), expecting: NSArray.self)
  }
}
