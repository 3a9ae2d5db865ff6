public import JSONCore
public import JSONMapping

/// Maps a model that decodes by functions that throw.
///
///     let movie = try ThrowingMapper<Movie>().decode(bytes)
///     let bytes = try ThrowingMapper<Movie>().encode(movie)
public struct ThrowingMapper<Model>: MappingConfigured {
  /// Options and context.
  public let configuration: MappingConfiguration

  /// Creates a mapper.
  ///
  /// - Parameter context: What the models find through `json.context()`.
  public init(
    context: (any Sendable)? = nil,
    parsing: JSONParseOptions = JSONParseOptions(),
    writing: JSONWriteOptions = JSONWriteOptions()
  ) {
    configuration = MappingConfiguration(parsing: parsing, writing: writing, context: context)
  }
}

extension ThrowingMapper: Decoding where Model: Decodable {
  /// Decodes a model; what its function threw becomes a `JSONError` with the same place.
  @inlinable
  public func decode(_ json: JSONValue) throws(JSONError) -> Model {
    try json.withContext(of: configuration) { (json) throws(JSONError) in try Model.decodeThrowing(json) }
  }
}

extension ThrowingMapper: Encoding where Model: JSONEncodable {
  /// Writes a model. Throws what the model throws.
  @inlinable
  public func encode(_ model: Model, into writer: inout JSONWriter) throws(JSONError) {
    try model.encode(into: &writer)
  }
}

extension ThrowingMapper: Mapping where Model: Decodable & JSONEncodable {}
