/// How the keys of objects become the names of coding keys. The keys of dictionaries stay as they are.
public enum KeyDecodingStrategy: Sendable {
  /// Unchanged. The default.
  case useDefaultKeys
  /// `release_date` becomes `releaseDate`; leading and trailing underscores stay.
  case convertFromSnakeCase
  /// The result of the closure for the path that ends with the key.
  @preconcurrency case custom(@Sendable (_ codingPath: [any CodingKey]) -> any CodingKey)

  /// The same as ``convertFromSnakeCase``, under the name that it has in the other direction as well.
  public static var snakeCase: Self { .convertFromSnakeCase }

  /// Whether keys may change.
  var converts: Bool {
    if case .useDefaultKeys = self { return false }
    return true
  }

  /// Whether a closure converts the keys, which sees their path.
  var takesPath: Bool {
    if case .custom = self { return true }
    return false
  }

  /// The key that an object has to have for a coding key, for errors; of a custom strategy it is not known.
  func wireName(_ key: some CodingKey) -> String {
    if case .convertFromSnakeCase = self { SnakeCase.encoded(key.stringValue) } else { key.stringValue }
  }

  /// The name for a key below a path.
  func converted(_ key: String, path: () -> [any CodingKey]) -> String {
    switch self {
    case .useDefaultKeys: key
    case .convertFromSnakeCase: SnakeCase.decoded(key)
    case .custom(let convert): convert(path() + [PathKey(key)]).stringValue
    }
  }
}

/// How the names of coding keys become the keys of objects. The keys of dictionaries stay as they are.
public enum KeyEncodingStrategy: Sendable {
  /// Unchanged. The default.
  case useDefaultKeys
  /// `releaseDate` becomes `release_date`.
  case convertToSnakeCase
  /// The result of the closure for the path that ends with the key.
  @preconcurrency case custom(@Sendable (_ codingPath: [any CodingKey]) -> any CodingKey)

  /// The same as ``convertToSnakeCase``, under the name that it has in the other direction as well.
  public static var snakeCase: Self { .convertToSnakeCase }

  /// Whether a key may have different names in different places.
  var dependsOnPath: Bool {
    if case .custom = self { return true }
    return false
  }

  /// The name on the wire for a key below a path.
  func converted(_ key: any CodingKey, path: () -> [any CodingKey]) -> String {
    switch self {
    case .useDefaultKeys: key.stringValue
    case .convertToSnakeCase: SnakeCase.encoded(key.stringValue)
    case .custom(let convert): convert(path() + [key]).stringValue
    }
  }
}

/// How keys are decoded and encoded, for ``CodableMapper``.
public struct KeyCoding: Sendable {
  /// How keys are decoded.
  public var decoding: KeyDecodingStrategy
  /// How keys are encoded.
  public var encoding: KeyEncodingStrategy

  /// Creates a pair of strategies.
  public init(
    decoding: KeyDecodingStrategy, encoding: KeyEncodingStrategy
  ) {
    self.decoding = decoding
    self.encoding = encoding
  }

  /// Unchanged.
  public static var useDefaultKeys: Self { Self(decoding: .useDefaultKeys, encoding: .useDefaultKeys) }
  /// Unchanged, under the name that the other strategies' mappers have for it.
  public static var unchanged: Self { .useDefaultKeys }
  /// `release_date` on the wire, `releaseDate` in the model.
  public static var snakeCase: Self { Self(decoding: .convertFromSnakeCase, encoding: .convertToSnakeCase) }
  /// The same as ``snakeCase``, under the name that decoders have for it.
  public static var convertFromSnakeCase: Self { .snakeCase }
  /// The same as ``snakeCase``, under the name that encoders have for it.
  public static var convertToSnakeCase: Self { .snakeCase }
}
