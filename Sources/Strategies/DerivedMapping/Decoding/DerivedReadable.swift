public import JSONCore
public import JSONMapping

/// A type that this strategy reads: models, numbers, strings, booleans, raw-representable types, and optionals, arrays,
/// sets and dictionaries of those.
///
/// A mapper may be used on any thread, so the conformance can't belong to the main actor.
public protocol DerivedReadable: SendableMetatype {
  /// Reads the next value of a text, without a document; as a document of its own, unless the type says how.
  ///
  /// What it accepts, ``decode(derived:)`` must accept too, with an equal result. It may throw at whatever is rare:
  /// then the text is read once more, by a document.
  ///
  /// - Throws: `CursorFailure`, without a reason.
  static func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> Self

  /// Reads a value of a document.
  ///
  /// - Throws: The issue of the first part that does not fit, such as `type-mismatch`.
  static func decode(derived json: JSONValue) throws(JSONError) -> Self

  /// Whether ``decode(from:)`` is faster than decoding a document, if that is so for the members; true by default.
  static var readsInOnePass: Bool { get }

  /// Whether ``decode(from:)`` is faster than decoding a document, members included, so that a mapper tries it first.
  /// `@Mapped` writes it for models that hold others; by default the members are not asked.
  ///
  /// - Parameter search: Asks the types of the members: `search.reads(Part.self)`.
  static func readsInOnePass(_ search: inout OnePassSearch) -> Bool

  /// What a member of this type is if its key is missing; `nil` if that is an error.
  static var missingValue: Self? { get }
}

extension DerivedReadable {
  /// Reads the next value as a document of its own.
  ///
  /// - Throws: `CursorFailure` where that throws.
  @inlinable
  public static func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> Self {
    try cursor.value { (json) throws(JSONError) in try decode(derived: json) }
  }

  /// True: whole texts are read without a document.
  @inlinable
  public static var readsInOnePass: Bool { true }

  /// What ``readsInOnePass`` says.
  @inlinable
  public static func readsInOnePass(_ search: inout OnePassSearch) -> Bool { readsInOnePass }

  /// `nil`: a missing key is an error.
  @inlinable
  public static var missingValue: Self? { nil }
}

extension DerivedReadable where Self: JSONReadable {
  /// Decodes the natural form.
  ///
  /// - Throws: What its mapping throws, such as `type-mismatch` or `missing-key`.
  @inlinable
  public static func decode(derived json: JSONValue) throws(JSONError) -> Self { try read(json) }
}

extension DerivedReadable where Self: RawRepresentable, RawValue: DerivedReadable {
  /// Decodes the raw value.
  ///
  /// - Throws: `CursorFailure` for a value that no case has.
  @inlinable
  public static func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> Self {
    guard let value = Self(rawValue: try RawValue.decode(from: &cursor)) else { throw CursorFailure() }
    return value
  }

  /// Decodes the raw value.
  ///
  /// - Throws: `invalid-raw-value`, with the allowed ones if the type is `CaseIterable`.
  @inlinable
  public static func decode(derived json: JSONValue) throws(JSONError) -> Self {
    guard let value = Self(rawValue: try RawValue.decode(derived: json)) else {
      throw json.invalidRawValue(for: Self.self)
    }
    return value
  }
}
