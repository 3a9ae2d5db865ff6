public import JSONCore
public import JSONMapping

// `@inline(__always)` because it is part of inlined member access: see JSONValue+Fields.swift.

extension Optional: Decodable where Wrapped: Decodable, Wrapped.DecodedType == Wrapped {
  /// Decodes `null` as `nil`.
  @inlinable @inline(__always)
  public static func decode(_ json: JSON) -> Decoded<Wrapped?> {
    json.unlessNull { $0.decoded() }
  }
}

extension Array: Decodable where Element: Decodable, Element.DecodedType == Element {
  /// Decodes all elements, and collects up to 20 errors.
  @inlinable
  public static func decode(_ json: JSON) -> Decoded<[Element]> {
    json.decodedElements { $0.decoded() }
  }
}

extension Dictionary: Decodable
where Key: JSONObjectKey, Value: Decodable, Value.DecodedType == Value {
  /// Decodes all members, and collects up to 20 errors.
  @inlinable
  public static func decode(_ json: JSON) -> Decoded<[Key: Value]> {
    json.decodedMembers { $0.decoded() }
  }
}

extension Set: Decodable where Element: Decodable, Element.DecodedType == Element {
  /// Decodes an array as a set; of equal elements, the first counts. Collects up to 20 errors.
  @inlinable
  public static func decode(_ json: JSON) -> Decoded<Set<Element>> {
    [Element].decode(json).map { Set($0) }
  }
}

/// A decodable array: the operand type of `<||`. Only arrays conform.
///
/// The operator is declared for this protocol, and not for `[Element]`: an array where another value is
/// expected is then one error, and the compiler doesn't try other overloads.
public protocol DecodableArray: Decodable where DecodedType == Self {}

extension Array: DecodableArray where Element: Decodable, Element.DecodedType == Element {}

/// A decodable optional: the operand type of `<|?`. Only optionals conform; see ``DecodableArray``.
public protocol DecodableOptional {
  /// The value, if there is one.
  associatedtype Wrapped: Decodable where Wrapped.DecodedType == Wrapped

  /// Creates an optional from an optional wrapped value.
  init(wrapping wrapped: Wrapped?)
}

extension Optional: DecodableOptional where Wrapped: Decodable, Wrapped.DecodedType == Wrapped {
  /// Returns the value itself.
  @inlinable
  public init(wrapping wrapped: Wrapped?) { self = wrapped }
}

extension LossyArray: Decodable where Element: Decodable, Element.DecodedType == Element {
  /// Decodes an array, skips elements that don't decode, and reports the first issue of each.
  ///
  /// Only a value that isn't an array is a failure.
  ///
  /// - Complexity: O(*n*), the errors' paths and positions included.
  public static func decode(_ json: JSON) -> Decoded<LossyArray> {
    // Every element has a log of its own, so that its issues don't become issues of the whole decode.
    json.decoded(by: { (json) throws(JSONError) in
      try LossyArray(json) { (element) throws(JSONError) in try Element.decodeApplicatively(element) }
    })
  }
}
