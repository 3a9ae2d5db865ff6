internal import Foundation
public import JSONCore
internal import JSONFoundation

extension JSONValue {
  /// The dialect's error for what was thrown about this value.
  @inline(never) @usableFromInline
  func failure(of error: JSONError, expecting type: Any.Type) -> DecodingError {
    let error = error.placed(at: self)
    guard !error.isResolved else {
      // It is about another document, or about nothing that has a place.
      return .other(error, .init(self.error(.custom(error.description)), at: self))
    }
    let metadata = DecodingError.Metadata(error, at: self)
    guard error.isAbout(self) else { return .other(error, metadata) }
    // Not by the kind itself, whose texts nobody may ever look at.
    switch error.code {
    case .missingKey:
      guard case .missingKey(let key, _) = error.kind else { return .other(error, metadata) }
      return .missingKey(key, metadata)
    case .typeMismatch, .unexpectedNull:
      let expected: Any.Type =
        switch error.expectedContainer {
        case .object: NSDictionary.self
        case .array: NSArray.self
        default: type
        }
      return .typeMismatch(expected: expected, actual: foundationType, metadata)
    case .fractionalNumber, .numberOutOfRange:
      return .typeMismatch(expected: type, actual: foundationType, metadata)
    case .invalidRawValue, .invalidFormat:
      return .rawRepresentableInitializationError(rawValue: foundationObject(), metadata)
    default: return .other(error, metadata)
    }
  }

  /// The error of a member that this value lacks, or of this value not being an object at all.
  func failure(missing key: JSONKey, expecting type: Any.Type, root: JSONValue) -> DecodingError {
    guard isObject else { return failureAsObject(root: root) }
    let error: JSONError = missing(key, expecting: type == Any.self ? nil : type)
    return .missingKey(jsonKey(for: key.description), .init(error, at: self, root: root.position))
  }

  /// The error of a member that this value lacks, whose key was made at run time, or of this value not being
  /// an object at all.
  func failure(missing key: String, expecting type: Any.Type, root: JSONValue) -> DecodingError {
    guard isObject else { return failureAsObject(root: root) }
    let expected = type == Any.self ? "a value" : typeName(type)
    let key = jsonKey(for: key)
    return .missingKey(key, .init(error(.missingKey(key, expected: expected)), at: self, root: root.position))
  }

  /// The error of this value not being an object.
  func failureAsObject(root: JSONValue? = nil) -> DecodingError {
    .typeMismatch(
      expected: NSDictionary.self, actual: foundationType,
      .init(mismatch(expected: "an object"), at: self, root: root?.position))
  }

  /// What `JSONSerialization` makes of a value of this kind.
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

// What can be inlined calls these and does not throw itself: the compiler does not resolve the call of a
// protocol requirement whose implementation contains a `throw` of a concrete type.

extension JSONValue {
  /// Throws for a scalar that could not be read: whatever was wrong, the dialect calls it a mismatch.
  @inline(never) @usableFromInline
  func refuse(_ error: consuming JSONError, expecting type: Any.Type) throws -> Never {
    throw DecodingError.typeMismatch(expected: type, actual: foundationType, .init(error, at: self))
  }

  /// Throws for a scalar on the right of an operator.
  @inline(never) @usableFromInline
  func refuse(_ error: consuming JSONError, expecting type: Any.Type, root: JSONValue) throws -> Never {
    throw DecodingError.typeMismatch(
      expected: type, actual: foundationType, .init(error, at: self, root: root.position))
  }

  @inline(never) @usableFromInline
  func refuse(missing key: JSONKey, expecting type: Any.Type, root: JSONValue) throws -> Never {
    throw failure(missing: key, expecting: type, root: root)
  }

  @inline(never) @usableFromInline
  func refuse(missing key: String, expecting type: Any.Type, root: JSONValue) throws -> Never {
    throw failure(missing: key, expecting: type, root: root)
  }

  @inline(never) @usableFromInline
  func refuseAsObject() throws -> Never {
    if isObject { try checkRoom() }
    throw failureAsObject()
  }

  @inline(never) @usableFromInline
  func refuseAsArray() throws -> Never {
    if kind == .array { try checkRoom() }
    throw failure(of: mismatch(expected: "an array"), expecting: NSArray.self)
  }
}
