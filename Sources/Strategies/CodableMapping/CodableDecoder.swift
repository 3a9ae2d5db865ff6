public import Foundation
public import JSONCore

/// A replacement for Foundation's `JSONDecoder`: the same options, the same results, the same errors.
///
///     let decoder = CodableDecoder()
///     decoder.dateDecodingStrategy = .iso8601
///     let movie = try decoder.decode(Movie.self, from: data)
///
/// It throws `DecodingError` with the coding path; its `underlyingError` is a `JSONError` with line and
/// column. Errors that your own code throws are rethrown.
///
/// Set the options before the decoder is shared between threads.
open class CodableDecoder: @unchecked Sendable {
  // Unchecked, because the compiler can't check an open class. As with JSONDecoder, options are set before
  // the decoder is shared, and a decode changes nothing but the idle sessions, which are exchanged atomically.

  private var base = DecodingRun(DecodingOptions(rejectsUnderflow: true))

  /// The run with the current options; a subclass can override them.
  private var run: DecodingRun { type(of: self) == CodableDecoder.self ? base : DecodingRun(options) }

  private var options: DecodingOptions {
    DecodingOptions(
      rejectsUnderflow: true, dates: .strategy(dateDecodingStrategy), data: dataDecodingStrategy,
      floats: nonConformingFloatDecodingStrategy, keys: keyDecodingStrategy, userInfo: userInfo)
  }

  /// The options that were set. The properties of the class are computed from them: an observer of a stored
  /// property isn't called in an initializer of an extension.
  private var chosen = DecodingOptions(rejectsUnderflow: true) {
    didSet {
      // The options of a subclass are read only when needed.
      if type(of: self) == CodableDecoder.self { base = DecodingRun(options) }
    }
  }

  /// Creates a decoder with default options.
  public init() {}

  /// How dates are decoded.
  open var dateDecodingStrategy: DateDecodingStrategy {
    get { chosen.dates.strategy }
    set { chosen.dates = .strategy(newValue) }
  }

  /// How `Data` is decoded.
  open var dataDecodingStrategy: DataDecodingStrategy {
    get { chosen.data }
    set { chosen.data = newValue }
  }

  /// How infinities and not-a-number are decoded.
  open var nonConformingFloatDecodingStrategy: NonConformingFloatDecodingStrategy {
    get { chosen.floats }
    set { chosen.floats = newValue }
  }

  /// How keys are converted.
  open var keyDecodingStrategy: KeyDecodingStrategy {
    get { chosen.keys }
    set { chosen.keys = newValue }
  }

  /// The value of `decoder.userInfo` in models.
  @preconcurrency open var userInfo: [CodingUserInfoKey: any Sendable] {
    get { chosen.userInfo }
    set { chosen.userInfo = newValue }
  }

  /// Whether text can be JSON5, see `JSONParseOptions.Tolerances.json5`.
  ///
  /// JSON5 is accepted in addition to what ``parsing`` accepts; neither option changes the other.
  open var allowsJSON5 = false

  /// Whether a text that doesn't begin with a brace is parsed as the members of an object.
  open var assumesTopLevelDictionary: Bool {
    get { parsing.assumesTopLevelDictionary }
    set { parsing.assumesTopLevelDictionary = newValue }
  }

  /// How text is parsed: limits, duplicate keys, trailing commas.
  ///
  /// One comma after the last element or member is accepted, as in `JSONDecoder`, unless you remove it from
  /// `parsing.tolerances`. ``allowsJSON5`` accepts more than these options.
  public final var parsing = JSONParseOptions(tolerances: .trailingCommas)

  /// The maximum number of issues of an error; 1 by default. Smaller values are treated as 1.
  ///
  /// With a higher limit, a failed decode runs once more, as with `MappingConfigured.reportingAllIssues(limit:)`.
  /// The thrown error is the same, and its `underlyingError` has all issues, ordered by location. Errors that
  /// your own code throws are still rethrown.
  public final var issueLimit: Int {
    get { rules.issueLimit }
    set { rules.issueLimit = newValue }
  }

  /// Whether a member that the models don't look up is an error; off by default.
  ///
  /// The error is then `DecodingError.dataCorrupted` with the path of the member, and its `underlyingError`
  /// has the issue, `unknown-key`.
  public final var rejectsUnknownKeys: Bool {
    get { rules.rejectsUnknownKeys }
    set { rules.rejectsUnknownKeys = newValue }
  }

  private var rules = DecodingRules()

  /// Decodes a value from text in UTF-8, UTF-16 or UTF-32.
  ///
  /// - Throws: `DecodingError`, of the case that Foundation throws too: `typeMismatch`, `valueNotFound`,
  ///   `keyNotFound` or `dataCorrupted`; or what the value's own `init(from:)` throws.
  open func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
    try decode(from: data, model: type) { try $0.decode(type, at: $0.root, depth: 0) }
  }

  private final func decode<Value>(
    from data: Data, model: (any Decodable.Type)?, _ read: (DecodingSession) throws -> Value
  ) throws -> Value {
    guard rules.areDefault else {
      let document = try parsed(data) { (bytes, options) throws(JSONError) in
        try Document(detectingEncodingOf: bytes, options: options)
      }
      return try decode(from: document, model: model, read)
    }
    var pending = try parsed(data) { (bytes, options) throws(JSONError) in
      try PendingDocument(detectingEncodingOf: bytes, options: options)
    }
    return try pending.withUnresolvedRoot { (json) throws in try decode(json, model: model, read) }
  }

  /// Parses text; throws `DecodingError`.
  private final func parsed<Text>(
    _ data: Data, _ parse: (RawSpan, JSONParseOptions) throws(JSONError) -> Text
  ) throws -> Text {
    var options = parsing
    if allowsJSON5 { options.tolerances.formUnion(.json5) }
    do {
      return try parse(data.bytes, options)
    } catch {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: [], debugDescription: FoundationWords.invalidText,
          underlyingError: error.withoutLargeText()))
    }
  }

  /// Decodes a value from the root of a document, created by any backend.
  ///
  /// - Throws: `DecodingError.typeMismatch`, `valueNotFound`, `keyNotFound` or `dataCorrupted`, or what user
  ///   code throws.
  public final func decode<Value: Decodable>(_ type: Value.Type, from document: Document) throws -> Value {
    try decode(from: document, model: type) { try $0.decode(type, at: $0.root, depth: 0) }
  }

  private final func decode<Value>(
    from document: Document, model: (any Decodable.Type)?, _ read: (DecodingSession) throws -> Value
  ) throws -> Value {
    guard rules.areDefault else {
      return try decode(from: document, by: rules, model: model) { (json, resolve) throws(JSONError) in
        try run.decode(from: json, context: nil, read, resolve: resolve)
      }
    }
    return try decode(document.root, model: model, read)
  }

  private final func decode<Value>(
    _ json: JSONValue, model: (any Decodable.Type)?, _ read: (DecodingSession) throws -> Value
  ) throws -> Value {
    try run.decode(from: json, context: nil, read) { error, session in
      session.resolvedError(error, model: model)
    }
  }

  /// Decodes a value that takes a configuration.
  ///
  /// Containers have methods for such values too; they are Foundation's own.
  ///
  /// - Throws: `DecodingError.typeMismatch`, `valueNotFound`, `keyNotFound` or `dataCorrupted`, or what the
  ///   value's own `init(from:configuration:)` throws.
  open func decode<Value: DecodableWithConfiguration>(
    _ type: Value.Type, from data: Data, configuration: Value.DecodingConfiguration
  ) throws -> Value {
    try decode(from: data, model: nil) { session in
      try session.decodeModel(at: session.root, depth: 0) {
        try type.init(from: $0, configuration: configuration)
      }
    }
  }

  /// Decodes a value with the configuration that a type provides.
  ///
  /// - Throws: `DecodingError.typeMismatch`, `valueNotFound`, `keyNotFound` or `dataCorrupted`, or what the
  ///   value's own `init(from:configuration:)` throws.
  open func decode<Value: DecodableWithConfiguration, Provider: DecodingConfigurationProviding>(
    _ type: Value.Type, from data: Data, configuration: Provider.Type
  ) throws -> Value where Value.DecodingConfiguration == Provider.DecodingConfiguration {
    try decode(type, from: data, configuration: Provider.decodingConfiguration)
  }
}

// Foundation's own enums, except those of dates: outside of Apple's platforms, Foundation's `formatted` is a
// closure, whose error can't name the format.

extension CodableDecoder {
  /// How dates are decoded.
  public typealias DateDecodingStrategy = CodableMapping.DateDecodingStrategy
  /// How `Data` is decoded.
  public typealias DataDecodingStrategy = JSONDecoder.DataDecodingStrategy
  /// How numbers that JSON can't express are decoded.
  public typealias NonConformingFloatDecodingStrategy = JSONDecoder.NonConformingFloatDecodingStrategy
  /// How keys are decoded.
  public typealias KeyDecodingStrategy = JSONDecoder.KeyDecodingStrategy
}
