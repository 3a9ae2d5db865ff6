public import JSONCore
public import JSONMapping

/// Maps a model that decodes in the applicative style.
///
///     let movie = try ApplicativeMapper<Movie>().decode(bytes)
///     let bytes = try ApplicativeMapper<Movie>().encode(movie)
public struct ApplicativeMapper<Model>: MappingConfigured {
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

extension ApplicativeMapper: Decoding where Model: Decodable, Model.DecodedType == Model {
  /// Decodes a model; throws the first of the issues that its fields have, in reading order.
  @inlinable
  public func decode(_ json: JSONValue) throws(JSONError) -> Model {
    try json.withContext(of: configuration) { (json) throws(JSONError) in try Model.decodeApplicatively(json)
    }
  }
}

extension ApplicativeMapper: Encoding where Model: JSONEncodable {
  /// Writes a model. Throws what the model throws.
  @inlinable
  public func encode(_ model: Model, into writer: inout JSONWriter) throws(JSONError) {
    try model.encode(into: &writer)
  }
}

extension ApplicativeMapper: Mapping where Model: Decodable & JSONEncodable, Model.DecodedType == Model {}
