public import JSONCore

// You can use a mapper on any thread, so you can create one only for models whose conformance isn't isolated
// to the main actor. The initializers state the condition, because a conformance can't depend on it.

extension CodableMapper where Model: Decodable {
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
}

extension CodableMapper where Model: Encodable {
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
}

extension CodableMapper {
  private init(
    _ configuration: MappingConfiguration,
    dates: DateCoding, data: DataCoding, keys: KeyCoding, floats: NonConformingFloatCoding,
    userInfo: [CodingUserInfoKey: any Sendable]
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
