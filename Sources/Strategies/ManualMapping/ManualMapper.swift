public import JSONCore
public import JSONMapping

/// Maps a model that reads its members from the object by key.
///
///     let movie = try ManualMapper<Movie>().decode(bytes)
///     let bytes = try ManualMapper<Movie>().encode(movie)
public struct ManualMapper<Model>: MappingConfigured {
  /// Options and context.
  public let configuration: MappingConfiguration

  /// Creates a mapper.
  ///
  /// - Parameters:
  ///   - context: What the models find through `json.context(_:)`.
  ///   - keys: How the models' keys become those of the text; without one, as the mapper around has it.
  public init(
    context: (any Sendable)? = nil,
    parsing: JSONParseOptions = JSONParseOptions(),
    writing: JSONWriteOptions = JSONWriteOptions(),
    keys: JSONKeyStrategy? = nil
  ) {
    configuration = MappingConfiguration(parsing: parsing, writing: writing, context: context, keys: keys)
  }
}

extension ManualMapper: Decoding where Model: ManualReadable {
  /// Decodes a model. Throws what does not fit.
  @inlinable
  public func decode(_ json: JSONValue) throws(JSONError) -> Model {
    try json.withContext(of: configuration) { (json) throws(JSONError) in try Model.read(manual: json) }
  }
}

extension ManualMapper: Encoding where Model: ManualWritable {
  /// Writes a model. Throws what the model throws.
  @inlinable
  public func encode(_ model: Model, into writer: inout JSONWriter) throws(JSONError) {
    try writer.withKeys(of: configuration) { (writer) throws(JSONError) in
      try model.write(manual: &writer)
    }
  }
}

extension ManualMapper: Mapping where Model: ManualReadable & ManualWritable {}
