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

/// That nothing in the text tells the case of an enum; see `@Mapped(.untagged)`.
public enum UntaggedForm: Sendable, Hashable {
  /// The cases are tried in their order.
  case untagged
}

/// In which directions `@Mapped` maps a type.
///
///     @Mapped(.decodeOnly) struct Reply { var id: Int; var tags: [String] }     // need not be written
///     @Mapped(.encodeOnly) struct Order { let version = 2; var items: [Int] }   // need not be read
///
/// What a type holds is needed in these directions only, and a field of `@By` may be a `Decoding` or an `Encoding`.
public enum MappingDirection: Sendable, Hashable {
  /// The type is read and written.
  case both
  /// The type is read.
  case decodeOnly
  /// The type is written.
  case encodeOnly
}
