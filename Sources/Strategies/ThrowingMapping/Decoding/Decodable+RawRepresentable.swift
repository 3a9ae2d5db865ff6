internal import JSONCore
internal import JSONMapping

// Inlined by force: a part of what a member is inlined as; JSONValue+Members.swift tells why.

extension Decodable where Self: RawRepresentable, RawValue: Decodable {
  /// Decodes the raw value.
  ///
  /// - Throws: ``DecodingError/rawRepresentableInitializationError(rawValue:_:)`` for one that the type does
  ///   not know.
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
