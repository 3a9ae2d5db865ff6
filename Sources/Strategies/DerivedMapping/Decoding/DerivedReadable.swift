public import JSONCore
public import JSONMapping

/// A type that this strategy decodes: models, numbers, strings, booleans, raw-representable types, and
/// optionals, arrays, sets and dictionaries of those.
///
/// You can use a mapper on any thread, so the conformance can't be isolated to the main actor.
public protocol DerivedReadable: SendableMetatype {
  /// Decodes the next value of a text without a document. The default implementation parses the value as a
  /// document.
  ///
  /// ``decode(derived:)`` must accept every text that this function accepts, with an equal result. This
  /// function may throw for rare forms; the text is then parsed again as a document.
  ///
  /// - Throws: `CursorFailure`, which has no reason.
  static func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> Self

  /// Decodes a value of a document.
  ///
  /// - Throws: The issue of the first part that doesn't fit, such as `type-mismatch`.
  static func decode(derived json: JSONValue) throws(JSONError) -> Self

  /// Decodes an array of these values without a document.
  ///
  /// Mappers call it; you don't implement it. It is a requirement only so that the compiler specializes the
  /// default implementation where the type is declared. The array is typed as `Any`, because a class with
  /// subclasses can't meet a requirement whose result is `[Self]`.
  ///
  /// - Throws: `CursorFailure`, which has no reason.
  static func decodeElements(from cursor: inout JSONCursor) throws(CursorFailure) -> Any

  /// Whether ``decode(from:)`` is faster than decoding a document, provided that it is faster for the
  /// members. The default is true.
  static var readsInOnePass: Bool { get }

  /// Whether ``decode(from:)`` is faster than decoding a document, for this type and its members. If so, a
  /// mapper tries it first. `@Mapped` generates this function for models with members that are models; the
  /// default implementation doesn't check the members.
  ///
  /// - Parameter search: Checks the types of the members: `search.reads(Part.self)`.
  static func readsInOnePass(_ search: inout OnePassSearch) -> Bool

  /// The value of a member of this type if its key is missing; `nil` if that is an error.
  static var missingValue: Self? { get }
}

extension DerivedReadable {
  /// Parses the next value as a document and decodes it.
  ///
  /// - Throws: `CursorFailure` if parsing or decoding throws.
  @inlinable
  public static func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> Self {
    try cursor.value { (json) throws(JSONError) in try decode(derived: json) }
  }

  /// Decodes an array, calling ``decode(from:)`` for each element.
  ///
  /// - Throws: `CursorFailure` if an element doesn't fit.
  @inlinable
  public static func decodeElements(from cursor: inout JSONCursor) throws(CursorFailure) -> Any {
    try cursor.array { (cursor) throws(CursorFailure) in try decode(from: &cursor) }
  }

  /// True: whole texts are decoded without a document.
  @inlinable
  public static var readsInOnePass: Bool { true }

  /// The value of ``readsInOnePass``.
  @inlinable
  public static func readsInOnePass(_ search: inout OnePassSearch) -> Bool { readsInOnePass }

  /// `nil`, because a missing key is an error.
  @inlinable
  public static var missingValue: Self? { nil }
}

extension DerivedReadable where Self: JSONReadable {
  /// Decodes the natural form.
  ///
  /// - Throws: The error of the type's mapping, such as `type-mismatch` or `missing-key`.
  @inlinable
  public static func decode(derived json: JSONValue) throws(JSONError) -> Self { try read(json) }
}

extension DerivedReadable where Self: RawRepresentable, RawValue: DerivedReadable {
  /// Decodes the raw value.
  ///
  /// - Throws: `CursorFailure` for a value that isn't the raw value of a case.
  @inlinable
  public static func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> Self {
    guard let value = Self(rawValue: try RawValue.decode(from: &cursor)) else { throw CursorFailure() }
    return value
  }

  /// Decodes the raw value.
  ///
  /// - Throws: `invalid-raw-value`, with the allowed values if the type is `CaseIterable`, and what decoding
  ///   the raw value throws, such as `type-mismatch`.
  @inlinable
  public static func decode(derived json: JSONValue) throws(JSONError) -> Self {
    guard let value = Self(rawValue: try RawValue.decode(derived: json)) else {
      throw json.invalidRawValue(for: Self.self)
    }
    return value
  }
}
