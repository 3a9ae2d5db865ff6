public import JSONMapping

/// The field for all properties of one type, for `@Mapped(fields:)`.
///
///     @Mapped(fields: .by(.yearMonthDay, for: Date.self))
///     struct Stay { var arrival: Date; var departure: Date? }
///     // {"arrival":"2026-01-31","departure":"2026-02-02"}
///
/// It applies to properties whose type is written the same way, or as an optional of it, unless they have
/// `@By`. The compiler checks at each of these properties that the field maps the type.
public struct FieldRule: Sendable, Hashable {
  /// A field, or a mapper of any strategy, for all properties of a type.
  ///
  /// - Parameters:
  ///   - field: The field that decodes and encodes the values.
  ///   - type: The type of the properties.
  public static func by<Field: MappingConfigured, Value>(_ field: Field, for type: Value.Type) -> FieldRule {
    FieldRule()
  }
}

/// How `@Mapped(keys:)` converts names in code to the keys of a type, or to the names of an enum's cases.
///
///     @Mapped(keys: .snakeCase) struct User { var userId: Int }       // {"user_id":1}
///
/// The conversion happens at compile time. A key of `@Key` stays unchanged.
public enum KeyCase: Sendable, Hashable {
  /// The unchanged names.
  case unchanged
  /// `releaseDate` becomes `release_date`, as with `JSONKeyStrategy.snakeCase`.
  case snakeCase
  /// `releaseDate` becomes `release-date`, as with `JSONKeyStrategy.kebabCase`.
  case kebabCase
  /// `release_date` becomes `releaseDate`.
  case camelCase
  /// `releaseDate` becomes `ReleaseDate`.
  case pascalCase
}

/// The directions in which `@Mapped` maps a type.
///
///     @Mapped(.decodeOnly) struct Reply { var id: Int; var tags: [String] }     // need not be encoded
///     @Mapped(.encodeOnly) struct Order { let version = 2; var items: [Int] }   // need not be decoded
///
/// The types that the mapped type contains need only these directions, and a field of `@By` may be a
/// `Decoding` or an `Encoding`.
public enum MappingDirection: Sendable, Hashable {
  /// The type is decoded and encoded.
  case both
  /// The type is decoded.
  case decodeOnly
  /// The type is encoded.
  case encodeOnly
}

/// A marker for enums whose JSON form doesn't name the case; see `@Mapped(.untagged)`.
public enum UntaggedForm: Sendable, Hashable {
  /// Decoding tries the cases in their order.
  case untagged
}
