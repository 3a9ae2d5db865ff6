public import JSONCore
public import JSONMapping

/// A mapper for models that decode with an applicative chain.
///
///     let movie = try ApplicativeMapper<Movie>().decode(bytes)
///     let bytes = try ApplicativeMapper<Movie>().encode(movie)
public struct ApplicativeMapper<Model: SendableMetatype>: MappingConfigured {
  /// Options and context.
  public let configuration: MappingConfiguration
}

// You can use a mapper on any thread, so you can create one only for models whose conformance isn't isolated
// to the main actor. The initializers state the condition, because a conformance can't depend on it.

extension ApplicativeMapper: ModelMapper where Model: Decodable {
  /// Creates a mapper with a configuration, such as that of another mapper.
  public init(configuration: MappingConfiguration) { self.configuration = configuration }
}

extension ApplicativeMapper where Model: JSONWritable {
  /// Creates a mapper of a model that only encodes: `ApplicativeMapper(encoding: Order.self)`.
  public init(
    encoding model: Model.Type, writing: JSONWriteOptions = JSONWriteOptions(), keys: JSONKeyStrategy? = nil
  ) { configuration = MappingConfiguration(writing: writing, keys: keys) }
}

extension ApplicativeMapper: Decoding where Model: Decodable, Model.DecodedType == Model {
  /// Decodes a model.
  ///
  /// - Throws: `missing-key`, `unexpected-null`, `type-mismatch` or another data issue: the first in reading
  ///   order.
  @inlinable
  public func decode(_ json: JSONValue) throws(JSONError) -> Model {
    try json.withContext(of: configuration) { (json) throws(JSONError) in try Model.decodeApplicatively(json)
    }
  }
}

extension ApplicativeMapper: Encoding where Model: JSONWritable {
  /// Encodes a model.
  ///
  /// - Throws: `depth-limit`, `size-limit`, `non-finite-number`, and what the model throws.
  @inlinable
  public func encode(_ model: Model, into writer: inout JSONWriter) throws(JSONError) {
    try writer.withKeys(of: configuration) { (writer) throws(JSONError) in try model.write(to: &writer) }
  }

  /// Writes an array of models as the writer's next value.
  ///
  /// - Throws: `depth-limit` or `size-limit`, and what a model throws, such as `non-finite-number`.
  @inlinable
  public func encodeArray(_ models: [Model], into writer: inout JSONWriter) throws(JSONError) {
    try writer.withKeys(of: configuration) { (writer) throws(JSONError) in
      try Model.writeArray(models, to: &writer)
    }
  }
}

extension ApplicativeMapper: Mapping where Model: Decodable & JSONWritable, Model.DecodedType == Model {}

extension ApplicativeMapper: ElementwiseDecoding
where Model: ModelList & Decodable, Model.DecodedType == Model {}
