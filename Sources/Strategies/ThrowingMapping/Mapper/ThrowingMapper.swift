public import JSONCore
public import JSONMapping

/// Maps a model that decodes by functions that throw.
///
///     let movie = try ThrowingMapper<Movie>().decode(bytes)
///     let bytes = try ThrowingMapper<Movie>().encode(movie)
public struct ThrowingMapper<Model: SendableMetatype>: MappingConfigured {
  /// Options and context.
  public let configuration: MappingConfiguration

  private init(_ configuration: MappingConfiguration) { self.configuration = configuration }
}

// A mapper may be used on any thread, so it is made only for models that don't conform on the main actor. The
// condition stands at the initializer, as a conformance can't depend on it.

extension ThrowingMapper where Model: Decodable {
  /// Creates a mapper.
  ///
  /// The mapper may be used on any thread. So the model can't conform on the main actor: in a module whose
  /// declarations belong to it by default, the type and its extension are `nonisolated`.
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
    self.init(MappingConfiguration(parsing: parsing, writing: writing, context: context, keys: keys))
  }
}

extension ThrowingMapper where Model: JSONEncodable {
  /// Creates a mapper of a model that is only written: `ThrowingMapper(encoding: Order.self)`.
  public init(
    encoding model: Model.Type, writing: JSONWriteOptions = JSONWriteOptions(), keys: JSONKeyStrategy? = nil
  ) {
    self.init(MappingConfiguration(writing: writing, keys: keys))
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
    try writer.withKeys(of: configuration) { (writer) throws(JSONError) in
      try model.encode(into: &writer)
    }
  }
}

extension ThrowingMapper: Mapping where Model: Decodable & JSONEncodable {}
