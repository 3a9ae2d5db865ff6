public import JSONCore

// A mapper may be used on any thread, so it is made only for models that don't conform on the main actor. The
// condition stands at the initializers, as a conformance can't depend on it.

extension CodableMapper where Model: Decodable {
  /// Creates a mapper.
  ///
  /// The mapper may be used on any thread. So the model can't conform on the main actor: in a module whose
  /// declarations belong to it by default, the type and its extension are `nonisolated`.
  ///
  /// - Parameters:
  ///   - context: What the models find through `decoder.context(_:)`.
  ///   - parsing: Limits, duplicate keys, and what beyond JSON is read.
  ///   - writing: The layout of texts, and their limits.
  ///   - dates: The form of dates, in both directions.
  ///   - data: The form of `Data`, in both directions.
  ///   - keys: How the models' keys become those of the text.
  ///   - nonConformingFloats: What stands for infinity and for what is no number.
  ///   - userInfo: What the models find as `userInfo` of the decoder and the encoder.
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
  /// Creates a mapper of a model that is only written, and not on the main actor.
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
      configuration,
      DecodingRun(
        DecodingOptions(
          dates: dates.reading, data: data.decoding, floats: floats.decoding, keys: keys.decoding,
          userInfo: userInfo, hasTextKeys: true)),
      EncodingRun(
        EncodingOptions(
          dates: dates.writing, data: data.encoding, floats: floats.encoding, keys: keys.encoding,
          userInfo: userInfo, hasTextKeys: true)))
  }
}
