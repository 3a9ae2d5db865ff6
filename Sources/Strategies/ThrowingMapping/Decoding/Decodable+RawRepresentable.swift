internal import JSONCore
internal import JSONMapping

// `@inline(__always)` because it is part of inlined member access: see JSONValue+Members.swift.

extension Decodable where Self: RawRepresentable, RawValue: Decodable {
  /// Decodes the raw value.
  ///
  /// - Throws: ``DecodingError/rawRepresentableInitializationError(rawValue:_:)`` for a raw value that the
  ///   type doesn't have.
  @inlinable @inline(__always)
  public static func decode(_ json: JSON) throws -> Self {
    let rawValue = try RawValue.decode(json)
    guard let value = Self(rawValue: rawValue) else {
      try json.refuse(rawValue: rawValue as Any, of: Self.self)
    }
    return value
  }
}

extension JSONValue {
  @inline(never) @usableFromInline
  func refuse<Value>(rawValue: consuming Any, of type: Value.Type) throws -> Never {
    throw DecodingError.rawRepresentableInitializationError(
      rawValue: rawValue, .init(invalidRawValue(for: type), at: self))
  }
}
