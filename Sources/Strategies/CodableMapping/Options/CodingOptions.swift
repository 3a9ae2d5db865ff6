public import Foundation
internal import JSONCore

/// How values are decoded; see ``CodableDecoder``.
struct DecodingOptions: Sendable {
  /// Whether a number too small for a floating-point type is an error, as in `JSONDecoder`, and not 0.
  var rejectsUnderflow = false
  var dates: DateReading = .strategy(.deferredToDate)
  var data: JSONDecoder.DataDecodingStrategy = .base64
  var floats: JSONDecoder.NonConformingFloatDecodingStrategy = .throw
  var keys: JSONDecoder.KeyDecodingStrategy = .useDefaultKeys
  var userInfo: [CodingUserInfoKey: any Sendable] = [:]
  /// Whether keyed containers are reused, where ``ContainerLayout`` allows it.
  var poolsContainers = true
  /// Whether the rules of all strategies apply where Foundation's differ: dictionaries whose keys are UUIDs or
  /// URLs are objects, not arrays, `image_url` is also the key of `imageURL`, and JSON5's `Infinity` is no date
  /// and no decimal.
  var usesStrategyRules = false
}

/// How values are encoded; see ``CodableEncoder``.
struct EncodingOptions: Sendable {
  var dates: DateWriting = .strategy(.deferredToDate)
  var data: JSONEncoder.DataEncodingStrategy = .base64
  var floats: JSONEncoder.NonConformingFloatEncodingStrategy = .throw
  var keys: JSONEncoder.KeyEncodingStrategy = .useDefaultKeys
  var userInfo: [CodingUserInfoKey: any Sendable] = [:]
  /// Whether keyed containers are reused, where ``ContainerLayout`` allows it.
  var poolsContainers = true
  /// Whether dictionaries whose keys are UUIDs or URLs are objects, and numbers of dates are rounded as by
  /// `DateField`; see ``DecodingOptions``.
  var usesStrategyRules = false
}

extension JSONDecoder.KeyDecodingStrategy {
  /// Whether the strategy can change keys.
  var converts: Bool { if case .useDefaultKeys = self { false } else { true } }

  var isSnakeCase: Bool { if case .convertFromSnakeCase = self { true } else { false } }

  /// Whether a closure converts the keys; its result may depend on the path of a key.
  var takesPath: Bool { if case .custom = self { true } else { false } }

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
  var converts: Bool { if case .useDefaultKeys = self { false } else { true } }

  var isSnakeCase: Bool { if case .convertToSnakeCase = self { true } else { false } }

  /// Whether the JSON key for a coding key can depend on its path.
  var dependsOnPath: Bool { if case .custom = self { true } else { false } }

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
  public init(decoding: JSONDecoder.KeyDecodingStrategy, encoding: JSONEncoder.KeyEncodingStrategy) {
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

/// How `Data` is decoded and encoded, for ``CodableMapper``.
public struct DataCoding: Sendable {
  /// How data is decoded.
  public var decoding: JSONDecoder.DataDecodingStrategy
  /// How data is encoded.
  public var encoding: JSONEncoder.DataEncodingStrategy

  /// Creates a pair of strategies.
  public init(decoding: JSONDecoder.DataDecodingStrategy, encoding: JSONEncoder.DataEncodingStrategy) {
    self.decoding = decoding
    self.encoding = encoding
  }

  /// A Base64 string.
  public static var base64: Self { Self(decoding: .base64, encoding: .base64) }
  /// An array of bytes.
  public static var deferredToData: Self { Self(decoding: .deferredToData, encoding: .deferredToData) }
}

/// How numbers that JSON can't express are decoded and encoded, for ``CodableMapper``.
public struct NonConformingFloatCoding: Sendable {
  /// How they are decoded.
  public var decoding: JSONDecoder.NonConformingFloatDecodingStrategy
  /// How they are encoded.
  public var encoding: JSONEncoder.NonConformingFloatEncodingStrategy

  /// They are errors.
  public static var `throw`: Self { Self(decoding: .throw, encoding: .throw) }

  /// As these strings.
  public static func strings(positiveInfinity: String, negativeInfinity: String, nan: String) -> Self {
    Self(
      decoding: .convertFromString(
        positiveInfinity: positiveInfinity, negativeInfinity: negativeInfinity, nan: nan),
      encoding: .convertToString(
        positiveInfinity: positiveInfinity, negativeInfinity: negativeInfinity, nan: nan))
  }
}

extension JSONDecoder.NonConformingFloatDecodingStrategy {
  func number<Number: BinaryFloatingPoint & JSONReadable>(_ json: JSONValue) throws(JSONError) -> Number {
    do { return try Number.read(json) } catch { return Number(try converted(json, failure: error)) }
  }

  @inline(never)
  private func converted(_ json: JSONValue, failure: JSONError) throws(JSONError) -> Double {
    guard case .convertFromString(let positiveInfinity, let negativeInfinity, let nan) = self,
      let text = try? json.string()
    else { throw failure }
    switch text {
    case positiveInfinity: return .infinity
    case negativeInfinity: return -.infinity
    case nan: return .nan
    default: throw failure
    }
  }
}

extension JSONEncoder.NonConformingFloatEncodingStrategy {
  func write<Number: BinaryFloatingPoint & JSONWritable>(
    _ value: Number, into writer: inout JSONWriter
  ) throws(JSONError) {
    guard value.isFinite else { return try writeNonFinite(Double(value), into: &writer) }
    try value.write(to: &writer)
  }

  @inline(never)
  private func writeNonFinite(_ value: Double, into writer: inout JSONWriter) throws(JSONError) {
    guard case .convertToString(let positiveInfinity, let negativeInfinity, let nan) = self else {
      throw writer.error(.nonFiniteNumber("\(value)"))
    }
    writer.write(value.isNaN ? nan : value > 0 ? positiveInfinity : negativeInfinity)
  }
}
