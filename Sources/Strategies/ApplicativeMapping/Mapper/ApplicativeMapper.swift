public import JSONCore
public import JSONMapping

/// Maps a model that decodes in the applicative style.
///
///     let movie = try ApplicativeMapper<Movie>().decode(bytes)
///     let bytes = try ApplicativeMapper<Movie>().encode(movie)
public struct ApplicativeMapper<Model: SendableMetatype>: MappingConfigured {
  /// Options and context.
  public let configuration: MappingConfiguration
}

// A mapper may be used on any thread, so it is made only for models that don't conform on the main actor. The
// condition stands at the initializers, as a conformance can't depend on it.

extension ApplicativeMapper: ModelMapper where Model: Decodable {
  /// Creates a mapper with a configuration, such as that of another mapper.
  public init(configuration: MappingConfiguration) { self.configuration = configuration }
}

extension ApplicativeMapper where Model: JSONWritable {
  /// Creates a mapper of a model that is only written: `ApplicativeMapper(encoding: Order.self)`.
  public init(
    encoding model: Model.Type, writing: JSONWriteOptions = JSONWriteOptions(), keys: JSONKeyStrategy? = nil
  ) {
    configuration = MappingConfiguration(writing: writing, keys: keys)
  }
}

extension ApplicativeMapper: Decoding where Model: Decodable, Model.DecodedType == Model {
  /// Decodes a model.
  ///
  /// - Throws: `missing-key`, `unexpected-null`, `type-mismatch` or another data issue: in reading order, the
  ///   first that its fields have.
  @inlinable
  public func decode(_ json: JSONValue) throws(JSONError) -> Model {
    try json.withContext(of: configuration) { (json) throws(JSONError) in try Model.decodeApplicatively(json)
    }
  }
}

extension ApplicativeMapper: Encoding where Model: JSONWritable {
  /// Writes a model.
  ///
  /// - Throws: `depth-limit`, `non-finite-number`, and what else the model throws.
  @inlinable
  public func encode(_ model: Model, into writer: inout JSONWriter) throws(JSONError) {
    try writer.withKeys(of: configuration) { (writer) throws(JSONError) in
      try model.write(to: &writer)
    }
  }
}

extension ApplicativeMapper: Mapping where Model: Decodable & JSONWritable, Model.DecodedType == Model {}
