public import JSONCore
public import JSONMapping

/// A mapper for models that decode with throwing functions.
///
///     let movie = try ThrowingMapper<Movie>().decode(bytes)
///     let bytes = try ThrowingMapper<Movie>().encode(movie)
public struct ThrowingMapper<Model: SendableMetatype>: MappingConfigured {
  /// Options and context.
  public let configuration: MappingConfiguration
}

// You can use a mapper on any thread, so you can create one only for models whose conformance isn't isolated
// to the main actor. The initializers state the condition, because a conformance can't depend on it.

extension ThrowingMapper: ModelMapper where Model: Decodable {
  /// Creates a mapper with a configuration, such as that of another mapper.
  public init(configuration: MappingConfiguration) { self.configuration = configuration }
}

extension ThrowingMapper where Model: JSONWritable {
  /// Creates a mapper of a model that only encodes: `ThrowingMapper(encoding: Order.self)`.
  public init(
    encoding model: Model.Type, writing: JSONWriteOptions = JSONWriteOptions(), keys: JSONKeyStrategy? = nil
  ) { configuration = MappingConfiguration(writing: writing, keys: keys) }
}

extension ThrowingMapper: Decoding where Model: Decodable {
  /// Decodes a model; the error of its function becomes a `JSONError` with the same location.
  ///
  /// - Throws: What the model's function throws, as a `JSONError`: `missing-key`, `unexpected-null`,
  ///   `type-mismatch` or another data issue.
  @inlinable
  public func decode(_ json: JSONValue) throws(JSONError) -> Model {
    try json.withContext(of: configuration) { (json) throws(JSONError) in try Model.decodeThrowing(json) }
  }
}

extension ThrowingMapper: Encoding where Model: JSONWritable {
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

extension ThrowingMapper: Mapping where Model: Decodable & JSONWritable {}

extension ThrowingMapper: ElementwiseDecoding where Model: ModelList & Decodable {}
