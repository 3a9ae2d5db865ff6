public import JSONCore
public import JSONMapping

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A type that decodes with an applicative chain.
///
///     struct Movie { let id: Int, title: String, subtitle: String?, cast: [String] }
///
///     extension Movie: Decodable {
///       static func decode(_ json: JSON) -> Decoded<Movie> {
///         curry(Movie.init)
///           <^> json <| "id"
///           <*> json <| "title"
///           <*> json <|? "subtitle"
///           <*> json <|| "cast"
///       }
///     }
///
/// All fields are decoded even if one fails, and their errors are collected. Raw-representable types, such as
/// enums of strings or integers, only declare the conformance.
public protocol Decodable {
  /// The type of the decoded value; the conforming type by default.
  associatedtype DecodedType = Self

  /// Decodes a value.
  static func decode(_ json: JSON) -> Decoded<DecodedType>

  /// Decodes a value.
  ///
  /// Mappers call it; you don't implement it. It is a requirement only so that the compiler specializes the
  /// default implementation where the type is declared, which saves looking up generic types at run time.
  ///
  /// - Throws: `missing-key`, `unexpected-null`, `type-mismatch` or another data issue: the first in reading
  ///   order.
  static func decodeApplicatively(_ json: JSON) throws(JSONError) -> DecodedType
}

extension Decodable {
  /// Decodes a value.
  ///
  /// - Throws: `missing-key`, `unexpected-null`, `type-mismatch` or another data issue: the first in reading
  ///   order.
  @inlinable
  public static func decodeApplicatively(_ json: JSON) throws(JSONError) -> DecodedType {
    try json.decodedOrThrown(as: Self.self) { decode($0) }
  }
}

// `@inline(__always)` because it is part of inlined member access: see JSONValue+Fields.swift.

extension JSONValue {
  /// Decodes this value as the root of a decode, and throws the error of a failure.
  ///
  /// - Parameter type: The type that errors name, if it is a model.
  @inlinable @inline(__always)
  func decodedOrThrown<Value>(
    as type: Any.Type, _ decode: (JSONValue) -> Decoded<Value>
  ) throws(JSONError) -> Value {
    try logging(.thrown) { (json) throws(JSONError) in
      try json.enterModel(type)
      switch decode(json) {
      case .success(let value): return value
      case .failure(let error): throw json.thrownError(for: error, decoding: type)
      }
    }
  }
}

extension JSONReadable {
  /// Decodes the natural form. All strategies accept the same values.
  @inlinable @inline(__always)
  public static func decode(_ json: JSON) -> Decoded<Self> { json.decoded(by: read) }
}

/// A boolean, number or string, which has only its natural form.
public protocol DecodableScalar: Decodable, JSONReadable where DecodedType == Self {}

extension String: DecodableScalar {}
extension Double: DecodableScalar {}
extension Float: DecodableScalar {}
extension Int: DecodableScalar {}
extension Int8: DecodableScalar {}
extension Int16: DecodableScalar {}
extension Int32: DecodableScalar {}
extension UInt: DecodableScalar {}
extension UInt8: DecodableScalar {}
extension UInt16: DecodableScalar {}
extension UInt32: DecodableScalar {}
extension JSONNumber: DecodableScalar {}
extension OwnedJSON: DecodableScalar {}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: DecodableScalar {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: DecodableScalar {}

// JSONMapping defines the natural form: a string.

extension UUID: DecodableScalar {}
extension URL: DecodableScalar {}

/// The context of a decode without a mapper: it accepts the numbers 1 and 0 as booleans, and strings of
/// digits as 64-bit integers, as Argo does. A mapper accepts neither.
struct LooseScalars: Sendable { static let context = DecodingContext.holding(LooseScalars()) }

extension Bool: DecodableScalar {
  /// Decodes a boolean; without a mapper, 1 and 0 as well.
  @inlinable
  public static func decode(_ json: JSON) -> Decoded<Bool> {
    do { return .success(try read(json)) } catch {
      if let value = json.booleanFromNumber() { return .success(value) }
      return .failure(json.failed(error))
    }
  }
}

extension Int64: Decodable {
  /// Decodes a number; without a mapper also a string of digits, the form in which servers send numbers that
  /// JavaScript can't represent.
  @inlinable
  public static func decode(_ json: JSON) -> Decoded<Int64> { json.wideInteger() }
}

extension UInt64: Decodable {
  /// Decodes a number; without a mapper also a string of digits, the form in which servers send numbers that
  /// JavaScript can't represent.
  @inlinable
  public static func decode(_ json: JSON) -> Decoded<UInt64> { json.wideInteger() }
}

extension JSONValue {
  @inline(never) @usableFromInline
  func booleanFromNumber() -> Bool? {
    guard kind == .number, context(LooseScalars.self) != nil, let number = try? int(), 0...1 ~= number
    else { return nil }
    return number == 1
  }

  @inlinable
  func wideInteger<Integer: FixedWidthInteger & JSONReadable>() -> Decoded<Integer> {
    do { return .success(try Integer.read(self)) } catch { return wideIntegerFromText(error) }
  }

  @inline(never) @usableFromInline
  func wideIntegerFromText<Integer: FixedWidthInteger>(_ error: JSONError) -> Decoded<Integer> {
    if kind == .string, context(LooseScalars.self) != nil, let text = try? string(), let value = Integer(text)
    {
      return .success(value)
    }
    return .failure(failed(error))
  }
}

extension Optional: Decodable where Wrapped: Decodable, Wrapped.DecodedType == Wrapped {
  /// Decodes `null` as `nil`.
  @inlinable @inline(__always)
  public static func decode(_ json: JSON) -> Decoded<Wrapped?> { json.unlessNull { $0.decoded() } }
}

extension Array: Decodable where Element: Decodable, Element.DecodedType == Element {
  /// Decodes all elements, and collects up to 20 errors.
  @inlinable
  public static func decode(_ json: JSON) -> Decoded<[Element]> { json.decodedElements { $0.decoded() } }
}

extension Dictionary: Decodable
where Key: JSONObjectKey, Value: Decodable, Value.DecodedType == Value {
  /// Decodes all members, and collects up to 20 errors.
  @inlinable
  public static func decode(_ json: JSON) -> Decoded<[Key: Value]> { json.decodedMembers { $0.decoded() } }
}

extension Set: Decodable where Element: Decodable, Element.DecodedType == Element {
  /// Decodes an array as a set; of equal elements, the first counts. Collects up to 20 errors.
  @inlinable
  public static func decode(_ json: JSON) -> Decoded<Set<Element>> { [Element].decode(json).map { Set($0) } }
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

extension Decodable where Self: MappingProviding {
  /// Decodes the value with its own mapping.
  public static func decode(_ json: JSON) -> Decoded<Self> { json.decoded(as: mapping) }
}

// A raw-representable type may have its own mapping, which then takes precedence.

extension Decodable where Self: MappingProviding & RawRepresentable, RawValue: JSONReadable {
  /// Decodes the value with its own mapping.
  public static func decode(_ json: JSON) -> Decoded<Self> { json.decoded(as: mapping) }
}

extension Decodable where Self: RawRepresentable, RawValue: JSONReadable {
  /// Decodes the raw value; errors name the allowed values if the type lists its cases.
  @inlinable @inline(__always)
  public static func decode(_ json: JSON) -> Decoded<Self> {
    do {
      if let value = Self(rawValue: try RawValue.read(json)) { return .success(value) }
      return .failure(json.failed(json.invalidRawValue(for: Self.self)))
    } catch {
      return .failure(json.failed(error))
    }
  }
}
