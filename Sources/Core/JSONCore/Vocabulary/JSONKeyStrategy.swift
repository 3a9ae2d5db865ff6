/// How the keys that a model is written with become the keys of the JSON text.
///
///     let mapper = ManualMapper<User>(keys: .snakeCase)       // `json["userId"]` reads the key "user_id"
///
/// Decoding and encoding convert keys in the same direction: a key of the model is converted before it is
/// looked for, and before it is written. So `imageURL` is found again, although no rule turns `image_url`
/// into `imageURL`.
///
/// All keys that a model names are converted, those that it computes at run time too, and of a key path each
/// part. The keys of dictionaries are data, and stay as they are. A key in the form of the strategy stays as
/// it is too: `json["user_id"]` finds the same member.
///
/// A mapper's strategy holds for all that is decoded and encoded by it, down to another mapper that names its
/// own.
public struct JSONKeyStrategy: Sendable {
  /// One word, so that the many configurations without a strategy cost nothing.
  @usableFromInline let conversion: KeyConversion

  /// Keys as they are written in the model. Within a mapper that converts keys it ends that.
  public static let unchanged = JSONKeyStrategy(conversion: KeyConversion(.unchanged))

  /// `releaseDate` becomes `release_date`, `myURLProperty` becomes `my_url_property`, as Foundation's coders
  /// have it.
  public static let snakeCase = JSONKeyStrategy(
    conversion: KeyConversion(.words(separator: UInt8(ascii: "_"))))

  /// `releaseDate` becomes `release-date`.
  public static let kebabCase = JSONKeyStrategy(
    conversion: KeyConversion(.words(separator: UInt8(ascii: "-"))))

  /// Whatever the closure makes of a key. It is called for each look-up and for each member that is written.
  public static func custom(_ convert: @escaping @Sendable (String) -> String) -> JSONKeyStrategy {
    JSONKeyStrategy(conversion: KeyConversion(.custom(convert)))
  }

  /// The key of the JSON text for a key of a model.
  public func jsonKey(for key: String) -> String { conversion.jsonKey(for: key) }
}
