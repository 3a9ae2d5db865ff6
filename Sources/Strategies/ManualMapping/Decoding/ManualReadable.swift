public import JSONCore
public import JSONMapping

/// A type that members of an object decode to: ``ManualDecodable`` models, numbers, strings, booleans,
/// raw-representable types, and optionals, arrays, sets and dictionaries of those.
///
/// For an enum with raw values, declaring the conformance is enough: `extension Level: ManualReadable {}`.
///
/// You can use a mapper on any thread, so the conformance can't be isolated to the main actor. In a module
/// with that default isolation, mark the type and its extension as `nonisolated`.
public protocol ManualReadable: SendableMetatype {
  /// Decodes a value.
  ///
  /// - Throws: `missing-key`, `unexpected-null`, `type-mismatch` or another data issue of the first part that
  ///   doesn't decode.
  static func read(manual json: JSONValue) throws(JSONError) -> Self

  /// Decodes an array of these values.
  ///
  /// Mappers call it; you don't implement it. It is a requirement only so that the compiler specializes the
  /// default implementation where the type is declared. The array is typed as `Any`, because a class with
  /// subclasses can't meet a requirement whose result is `[Self]`.
  ///
  /// - Throws: `type-mismatch`, `unexpected-null` or `depth-limit`, and what an element throws.
  static func readElements(manual json: JSONValue) throws(JSONError) -> Any

  /// The value of a missing member: `nil` for optionals. Without such a value a missing member is an error.
  static var valueIfMissing: Self? { get }
}

extension ManualReadable {
  /// Decodes an array, calling ``read(manual:)`` for each element.
  ///
  /// - Throws: `type-mismatch`, `unexpected-null` or `depth-limit`, and what an element throws.
  @inlinable
  public static func readElements(manual json: JSONValue) throws(JSONError) -> Any {
    try json.array().mapModels { (element) throws(JSONError) in try read(manual: element) }
  }

  /// No value: the member is required.
  @inlinable
  public static var valueIfMissing: Self? { nil }
}

// `@inline(__always)` because it is part of inlined member access: see JSONObject+Manual.swift.

extension ManualReadable where Self: JSONReadable {
  /// Decodes the natural form.
  ///
  /// - Throws: What `read(_:)` throws.
  @inlinable @inline(__always)
  public static func read(manual json: JSONValue) throws(JSONError) -> Self { try read(json) }
}

extension ManualReadable where Self: RawRepresentable, RawValue: JSONReadable {
  /// Decodes the raw value.
  ///
  /// - Throws: `invalid-raw-value`, and what decoding the raw value throws, such as `type-mismatch`.
  @inlinable @inline(__always)
  public static func read(manual json: JSONValue) throws(JSONError) -> Self {
    guard let value = Self(rawValue: try .read(json)) else { throw json.invalidRawValue(for: Self.self) }
    return value
  }
}
