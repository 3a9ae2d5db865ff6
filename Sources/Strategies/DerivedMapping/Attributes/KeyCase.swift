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
