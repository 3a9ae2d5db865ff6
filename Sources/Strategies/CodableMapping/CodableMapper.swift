public import JSONCore
public import JSONMapping

/// A mapper for models that conform to `Codable`.
///
///     let movies = CodableMapper<[Movie]>(dates: .yearMonthDay)
///     let all = try movies.decode(bytes)
///
/// Models access the context with `decoder.context(_:)`. Like every mapper it throws `JSONError`; for
/// `DecodingError` use ``CodableDecoder``.
public struct CodableMapper<Model: SendableMetatype>: MappingConfigured {
  /// Options and context.
  public let configuration: MappingConfiguration
  let decoding: DecodingRun
  let encoding: EncodingRun

  /// The mapping of an array of these models, which decodes all of them in one run.
  public var array: CodableMapper<[Model]> {
    CodableMapper<[Model]>(configuration: configuration, decoding: decoding, encoding: encoding)
  }

  /// The mapping of an array of these models that skips and reports elements that don't decode. It decodes
  /// all of them in one run.
  public var lossyArray: CodableMapper<LossyArray<Model>> {
    CodableMapper<LossyArray<Model>>(configuration: configuration, decoding: decoding, encoding: encoding)
  }
}

// You can use a mapper on any thread, so you can create one only for models whose conformance isn't isolated
// to the main actor. The initializers state the condition, because a conformance can't depend on it.

extension CodableMapper: JSONMapping.Decoding where Model: Decodable {
  /// Creates a mapper.
  ///
  /// You can use the mapper on any thread. So the model's conformance can't be isolated to the main actor: in
  /// a module with that default isolation, mark the type and its extension as `nonisolated`.
  ///
  /// - Parameters:
  ///   - context: The data that models need in addition to the JSON; they read it with `decoder.context(_:)`.
  ///   - parsing: The limits, the treatment of duplicate keys, and the accepted extensions of JSON.
  ///   - writing: The layout of the text, and its limits.
  ///   - dates: The form of dates, in both directions.
  ///   - data: The form of `Data`, in both directions.
  ///   - keys: The conversion between the models' keys and those of the text.
  ///   - nonConformingFloats: The form of infinities and not-a-number, in both directions.
  ///   - userInfo: The value of `userInfo` in the decoder and the encoder.
  public init(
    context: (any Sendable)? = nil,
    parsing: JSONParseOptions = JSONParseOptions(),
    writing: JSONWriteOptions = JSONWriteOptions(),
    dates: DateCoding = .deferredToDate,
    data: DataCoding = .base64,
    keys: KeyCoding = .useDefaultKeys,
    nonConformingFloats: NonConformingFloatCoding = .throw,
    userInfo: [CodingUserInfoKey: any Sendable] = [:]
  ) {
    self.init(
      MappingConfiguration(parsing: parsing, writing: writing, context: context),
      dates: dates, data: data, keys: keys, floats: nonConformingFloats, userInfo: userInfo)
  }

  /// Decodes a model.
  ///
  /// - Throws: `missing-key`, `unexpected-null`, `type-mismatch` or another data issue, or `custom` for an
  ///   error that the model's own code throws.
  public func decode(_ json: JSONValue) throws(JSONError) -> Model {
    defer { withExtendedLifetime(configuration) {} }
    return try decoding.decode(
      from: json, context: configuration.contextReference ?? json.contextReference,
      { try $0.decode(Model.self, at: $0.root, depth: 0) },
      resolve: { error, session in session.resolution(of: error, model: Model.self) })
  }
}

extension CodableMapper: JSONMapping.Encoding where Model: Encodable {
  /// Creates a mapper for a model that is only encodable, and isn't isolated to the main actor.
  @_disfavoredOverload
  public init(
    context: (any Sendable)? = nil,
    parsing: JSONParseOptions = JSONParseOptions(),
    writing: JSONWriteOptions = JSONWriteOptions(),
    dates: DateCoding = .deferredToDate,
    data: DataCoding = .base64,
    keys: KeyCoding = .useDefaultKeys,
    nonConformingFloats: NonConformingFloatCoding = .throw,
    userInfo: [CodingUserInfoKey: any Sendable] = [:]
  ) {
    self.init(
      MappingConfiguration(parsing: parsing, writing: writing, context: context),
      dates: dates, data: data, keys: keys, floats: nonConformingFloats, userInfo: userInfo)
  }

  /// Encodes a model. Its keys are converted by the mapper's own key strategy.
  ///
  /// - Throws: `depth-limit`, `size-limit`, `non-finite-number`, and what the model throws.
  public func encode(_ model: Model, into writer: inout JSONWriter) throws(JSONError) {
    guard writer.convertsKeys else { return try encoding.encode(model, into: &writer) }
    try writer.withKeys(.unchanged) { (writer) throws(JSONError) in
      try encoding.encode(model, into: &writer)
    }
  }
}

extension CodableMapper {
  private init(
    _ configuration: MappingConfiguration, dates: DateCoding, data: DataCoding, keys: KeyCoding,
    floats: NonConformingFloatCoding, userInfo: [CodingUserInfoKey: any Sendable]
  ) {
    self.init(
      configuration: configuration,
      decoding: DecodingRun(
        DecodingOptions(
          dates: dates.reading, data: data.decoding, floats: floats.decoding, keys: keys.decoding,
          userInfo: userInfo, usesStrategyRules: true)),
      encoding: EncodingRun(
        EncodingOptions(
          dates: dates.writing, data: data.encoding, floats: floats.encoding, keys: keys.encoding,
          userInfo: userInfo, usesStrategyRules: true)))
  }
}

extension CodableMapper: Mapping where Model: Codable {}

extension CodableMapper: ElementwiseDecoding where Model: ModelList & Decodable {}
