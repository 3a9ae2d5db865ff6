public import JSONCore
public import JSONMapping

/// A mapper for models that decode their members from the object by key.
///
///     let movie = try ManualMapper<Movie>().decode(bytes)
///     let bytes = try ManualMapper<Movie>().encode(movie)
public struct ManualMapper<Model>: ModelMapper {
  /// Options and context.
  public let configuration: MappingConfiguration

  /// Creates a mapper with a configuration, such as that of another mapper.
  public init(configuration: MappingConfiguration) { self.configuration = configuration }
}

extension ManualMapper: Decoding where Model: JSONDecodable {
  /// Decodes a model.
  ///
  /// - Throws: `missing-key`, `unexpected-null`, `type-mismatch` or another data issue.
  @inlinable
  public func decode(_ json: JSONValue) throws(JSONError) -> Model {
    try json.withContext(of: configuration) { (json) throws(JSONError) in try Model.decode(value: json) }
  }

  /// Decodes an array of models.
  ///
  /// - Throws: `type-mismatch` or `unexpected-null` if the value isn't an array, `depth-limit`, and what a
  ///   model throws.
  @inlinable
  public func decodeArray(_ json: JSONValue) throws(JSONError) -> [Model] {
    try json.withContext(of: configuration) { (json) throws(JSONError) in
      [Model](elements: try Model.decodeElements(value: json))
    }
  }
}

extension ManualMapper: Encoding where Model: JSONWritable {
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

extension ManualMapper: Mapping where Model: JSONDecodable & JSONWritable {}

extension ManualMapper: ElementwiseDecoding where Model: ModelList & JSONDecodable {}
