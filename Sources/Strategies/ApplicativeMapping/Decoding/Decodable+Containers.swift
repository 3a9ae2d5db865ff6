public import JSONCore

// Inlined by force: a part of what a member is inlined as; JSONValue+Fields.swift tells why.

extension Optional: Decodable where Wrapped: Decodable, Wrapped.DecodedType == Wrapped {
  /// Decodes `null` as `nil`.
  @inlinable @inline(__always)
  public static func decode(_ json: JSON) -> Decoded<Wrapped?> {
    json.unlessNull { $0.decoded() }
  }
}

extension Array: Decodable where Element: Decodable, Element.DecodedType == Element {
  /// Decodes all elements; the errors of several are collected, until there are 20 of them.
  @inlinable
  public static func decode(_ json: JSON) -> Decoded<[Element]> {
    json.decodedElements { $0.decoded() }
  }
}

extension Dictionary: Decodable
where Key: JSONObjectKey, Value: Decodable, Value.DecodedType == Value {
  /// Decodes all members; the errors of several are collected, until there are 20 of them.
  @inlinable
  public static func decode(_ json: JSON) -> Decoded<[Key: Value]> {
    json.decodedMembers { $0.decoded() }
  }
}

extension Set: Decodable where Element: Decodable, Element.DecodedType == Element {
  /// Decodes an array as a set, of equal elements the first one; the errors of several are collected, until
  /// there are 20 of them.
  @inlinable
  public static func decode(_ json: JSON) -> Decoded<Set<Element>> {
    [Element].decode(json).map { Set($0) }
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
