/// How `@Mapped(keys:)` makes the keys of a type, or the names of an enum's cases, of the names in the code.
///
///     @Mapped(keys: .snakeCase) struct User { var userId: Int }       // {"user_id":1}
///
/// It is computed when the code is compiled, so it costs nothing. A key of `@Key` stays as it is.
public enum KeyCase: Sendable, Hashable {
  /// The names as they are.
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
