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

extension CodableMapper: JSONMapping.Decoding where Model: Decodable {
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

extension CodableMapper: Mapping where Model: Codable {}

extension CodableMapper: ElementwiseDecoding where Model: ModelList & Decodable {}
