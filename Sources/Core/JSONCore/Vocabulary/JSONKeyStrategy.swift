/// A conversion of the keys of a model to the keys of the JSON text.
///
///     let mapper = ManualMapper<User>(keys: .snakeCase)       // `json["userId"]` reads the key "user_id"
///
/// Decoding and encoding convert keys in the same direction: a key of the model is converted before it is
/// looked up, and before it is written. So `imageURL` is found again, although no rule turns `image_url` into
/// `imageURL`.
///
/// All keys that a model uses are converted, including those computed at run time, and each part of a key
/// path. The keys of dictionaries are data and are not converted. A key that already has the form of the
/// strategy is unchanged too: `json["user_id"]` finds the same member.
///
/// A mapper's strategy applies to everything that it decodes and encodes, except inside another mapper with
/// its own strategy for keys.
public struct JSONKeyStrategy: Sendable {
  /// The conversion; `nil` if it changes no key. One word, so that the many configurations without a strategy
  /// cost nothing.
  @usableFromInline let conversion: KeyConversion?

  /// Keys as written in the model. A mapper with this strategy doesn't convert keys, even inside a mapper
  /// that does.
  public static let unchanged = JSONKeyStrategy(conversion: nil)

  /// `releaseDate` becomes `release_date`, `myURLProperty` becomes `my_url_property`, as with Foundation's
  /// coders.
  public static let snakeCase = JSONKeyStrategy(conversion: KeyConversion(.words(separator: "_")))

  /// `releaseDate` becomes `release-date`.
  public static let kebabCase = JSONKeyStrategy(conversion: KeyConversion(.words(separator: "-")))

  /// Converts keys with a closure. It is called for each lookup and for each member that is written.
  public static func custom(_ convert: @escaping @Sendable (String) -> String) -> JSONKeyStrategy {
    JSONKeyStrategy(conversion: KeyConversion(.custom(convert)))
  }

  /// The key of the JSON text for a key of a model.
  public func jsonKey(for key: String) -> String { conversion?.jsonKey(for: key) ?? key }
}
