public import JSONCore
public import JSONMapping

/// A type that a member of an object can be read as: ``ManualDecodable`` models, numbers, strings, booleans,
/// raw-representable types, and optionals, arrays, sets and dictionaries of those.
///
/// For an enum with raw values the conformance alone is enough: `extension Level: ManualReadable {}`.
///
/// A mapper may be used on any thread, so the conformance can't belong to the main actor. In a module whose
/// declarations do by default, the type and its extension are `nonisolated`.
public protocol ManualReadable: SendableMetatype {
  /// Reads a value.
  ///
  /// - Throws: `missing-key`, `unexpected-null`, `type-mismatch` or another data issue: that of the first
  ///   part that does not fit.
  static func read(manual json: JSONValue) throws(JSONError) -> Self

  /// What a member is that is missing: `nil` for optionals; without such a value it is an error.
  static var valueIfMissing: Self? { get }
}

extension ManualReadable {
  /// None: the member is required.
  @inlinable
  public static var valueIfMissing: Self? { nil }
}

// Inlined by force: a part of what a member is inlined as; JSONObject+Manual.swift tells why.

extension ManualReadable where Self: JSONReadable {
  /// Reads the natural form.
  ///
  /// - Throws: What `read(_:)` throws.
  @inlinable @inline(__always)
  public static func read(manual json: JSONValue) throws(JSONError) -> Self { try read(json) }
}

extension ManualReadable where Self: RawRepresentable, RawValue: JSONReadable & JSONWritable {
  /// Reads the raw value.
  ///
  /// - Throws: `invalid-raw-value`.
  @inlinable @inline(__always)
  public static func read(manual json: JSONValue) throws(JSONError) -> Self {
    try RawValueField(usedAtOnceWith: Self.self).decode(json)
  }
}
