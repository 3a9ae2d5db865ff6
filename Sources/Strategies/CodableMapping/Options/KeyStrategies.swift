public import Foundation
internal import JSONCore

extension JSONDecoder.KeyDecodingStrategy {
  /// Whether the strategy can change keys.
  var converts: Bool {
    if case .useDefaultKeys = self { return false }
    return true
  }

  var isSnakeCase: Bool {
    if case .convertFromSnakeCase = self { return true }
    return false
  }

  /// Whether a closure converts the keys; its result may depend on the path of a key.
  var takesPath: Bool {
    if case .custom = self { return true }
    return false
  }

  /// The key in JSON for a coding key, for errors. For a custom strategy it is the coding key itself.
  func wireName(_ key: some CodingKey) -> String {
    isSnakeCase ? SnakeCase.encoded(key.stringValue) : key.stringValue
  }

  /// The coding key's text for a key at a path.
  func converted(_ key: String, path: () -> [any CodingKey]) -> String {
    switch self {
    case .convertFromSnakeCase: SnakeCase.decoded(key)
    case .custom(let convert): convert(path() + [PathKey(key)]).stringValue
    default: key
    }
  }
}

extension JSONEncoder.KeyEncodingStrategy {
  /// Whether the strategy can change keys.
  var converts: Bool {
    if case .useDefaultKeys = self { return false }
    return true
  }

  var isSnakeCase: Bool {
    if case .convertToSnakeCase = self { return true }
    return false
  }

  /// Whether the JSON key for a coding key can depend on its path.
  var dependsOnPath: Bool {
    if case .custom = self { return true }
    return false
  }

  /// The key in JSON for a coding key at a path.
  func converted(_ key: any CodingKey, path: () -> [any CodingKey]) -> String {
    switch self {
    case .convertToSnakeCase: SnakeCase.encoded(key.stringValue)
    case .custom(let convert): convert(path() + [key]).stringValue
    default: key.stringValue
    }
  }
}

/// How keys are decoded and encoded, for ``CodableMapper``.
public struct KeyCoding: Sendable {
  /// How keys are decoded.
  public var decoding: JSONDecoder.KeyDecodingStrategy
  /// How keys are encoded.
  public var encoding: JSONEncoder.KeyEncodingStrategy

  /// Creates a pair of strategies.
  public init(
    decoding: JSONDecoder.KeyDecodingStrategy, encoding: JSONEncoder.KeyEncodingStrategy
  ) {
    self.decoding = decoding
    self.encoding = encoding
  }

  /// Unchanged.
  public static var useDefaultKeys: Self { Self(decoding: .useDefaultKeys, encoding: .useDefaultKeys) }
  /// Unchanged, under the name that the mappers of other strategies use.
  public static var unchanged: Self { .useDefaultKeys }
  /// `release_date` in JSON, `releaseDate` in the model; `image_url`, `imageURL` or `imageUrl`.
  public static var snakeCase: Self { Self(decoding: .convertFromSnakeCase, encoding: .convertToSnakeCase) }
  /// The same as ``snakeCase``, under the name that decoders use.
  public static var convertFromSnakeCase: Self { .snakeCase }
  /// The same as ``snakeCase``, under the name that encoders use.
  public static var convertToSnakeCase: Self { .snakeCase }
}

/// The conversion between `releaseDate` and `release_date`, as Foundation's coders do it.
enum SnakeCase {
  /// `release_date` as `releaseDate`.
  static func decoded(_ key: String) -> String {
    let (leading, words, trailing) = parts(of: key)
    guard words.count > 1 else { return key }
    let rest = words.dropFirst().map(\.capitalized)
    return leading + words[0].lowercased() + rest.joined() + trailing
  }

  private static func parts(of key: String) -> (leading: Substring, words: [Substring], trailing: Substring) {
    let leading = key.prefix { $0 == "_" }
    let rest = key[leading.endIndex...]
    let trailing = rest.suffix(rest.reversed().prefix { $0 == "_" }.count)
    return (leading, rest.dropLast(trailing.count).split(separator: "_"), trailing)
  }

  /// The spellings of a key with words in capitals, such as `imageURL` and `ImageURL` for `image_url`; none if
  /// it has more than eight words, because their number doubles with each.
  static func spellings(of key: String) -> [String] {
    let (leading, words, trailing) = parts(of: key)
    guard let first = words.first, words.count <= 8 else { return [] }
    let firsts = [String(first), first.uppercased(), first.capitalized].map { "\(leading)\($0)" }
    return words.dropFirst().reduce(firsts) { spellings, word in
      [word.capitalized, word.uppercased()].flatMap { end in spellings.map { $0 + end } }
    }
    .map { "\($0)\(trailing)" }
  }

  /// `releaseDate` as `release_date`, `myURLProperty` as `my_url_property`.
  static func encoded(_ key: String) -> String { JSONKeyStrategy.snakeCase.jsonKey(for: key) }
}
