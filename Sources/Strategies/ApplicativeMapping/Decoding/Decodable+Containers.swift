public import JSONCore

// Inlined by force: a part of what a member is inlined as; JSONValue+Fields.swift tells why.

extension Optional: Decodable where Wrapped: Decodable, Wrapped.DecodedType == Wrapped {
  /// Decodes `null` as `nil`.
  @inlinable @inline(__always)
  public static func decode(_ json: JSON) -> Decoded<Wrapped?> {
    json.unlessNull { $0.decoded() }
  }

  /// Decodes the value.
  ///
  /// - Throws: What decoding a value that is not `null` throws.
  @inlinable
  public static func decodeApplicatively(_ json: JSON) throws(JSONError) -> Wrapped? {
    try json.decodedOrThrown(as: nil) { decode($0) }
  }
}

extension Array: Decodable where Element: Decodable, Element.DecodedType == Element {
  /// Decodes all elements; the errors of several are collected, until there are 20 of them.
  @inlinable
  public static func decode(_ json: JSON) -> Decoded<[Element]> {
    json.decodedElements { $0.decoded() }
  }

  /// Decodes the value.
  ///
  /// - Throws: `type-mismatch` or `unexpected-null` if it is no array, and what the first element that does
  ///   not fit throws.
  @inlinable
  public static func decodeApplicatively(_ json: JSON) throws(JSONError) -> [Element] {
    try json.decodedOrThrown(as: nil) { decode($0) }
  }
}

extension Dictionary: Decodable
where Key: JSONObjectKey, Value: Decodable, Value.DecodedType == Value {
  /// Decodes all members; the errors of several are collected, until there are 20 of them.
  @inlinable
  public static func decode(_ json: JSON) -> Decoded<[Key: Value]> {
    json.decodedMembers { $0.decoded() }
  }

  /// Decodes the value.
  ///
  /// - Throws: `type-mismatch` or `unexpected-null` if it is no object, `invalid-format` or
  ///   `invalid-raw-value` about a key, and what the first value that does not fit throws.
  @inlinable
  public static func decodeApplicatively(_ json: JSON) throws(JSONError) -> [Key: Value] {
    try json.decodedOrThrown(as: nil) { decode($0) }
  }
}

extension Set: Decodable where Element: Decodable, Element.DecodedType == Element {
  /// Decodes an array as a set, of equal elements the first one; the errors of several are collected, until
  /// there are 20 of them.
  @inlinable
  public static func decode(_ json: JSON) -> Decoded<Set<Element>> {
    [Element].decode(json).map { Set($0) }
  }

  /// Decodes the value.
  ///
  /// - Throws: `type-mismatch` or `unexpected-null` if it is no array, and what the first element that does
  ///   not fit throws.
  @inlinable
  public static func decodeApplicatively(_ json: JSON) throws(JSONError) -> Set<Element> {
    try json.decodedOrThrown(as: nil) { decode($0) }
  }
}

/// An array that can be decoded: what `<||` reads. Only arrays conform.
///
/// The operator is declared for it, and not for `[Element]`. So an array where another value is expected is
/// one error, and the compiler does not try other meanings.
public protocol DecodableArray: Decodable where DecodedType == Self {}

extension Array: DecodableArray where Element: Decodable, Element.DecodedType == Element {}

/// An optional value that can be decoded: what `<|?` reads. Only optionals conform; see ``DecodableArray``.
public protocol DecodableOptional {
  /// The value, if there is one.
  associatedtype Wrapped: Decodable where Wrapped.DecodedType == Wrapped

  /// Creates one.
  init(wrapping wrapped: Wrapped?)
}

extension Optional: DecodableOptional where Wrapped: Decodable, Wrapped.DecodedType == Wrapped {
  /// Creates one from itself.
  @inlinable
  public init(wrapping wrapped: Wrapped?) { self = wrapped }
}
