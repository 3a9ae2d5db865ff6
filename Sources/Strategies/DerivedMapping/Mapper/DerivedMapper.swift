public import JSONCore
public import JSONMapping

/// A mapper for models whose functions `@Mapped` generates, or that you write by hand.
///
///     let movies = try DerivedMapper<Movie>().array.decode(bytes)
public struct DerivedMapper<Model>: ModelMapper {
  /// The options and the context.
  public let configuration: MappingConfiguration

  /// Creates a mapper with a configuration, such as that of another mapper.
  public init(configuration: MappingConfiguration) { self.configuration = configuration }
}

extension DerivedMapper: Decoding where Model: JSONDecodable {
  /// Decodes a value of a document.
  ///
  /// - Throws: The issue of the first part that doesn't fit, such as `type-mismatch`.
  @inlinable
  public func decode(_ json: JSONValue) throws(JSONError) -> Model {
    try json.withContext(of: configuration) { (json) throws(JSONError) in try Model.decode(value: json) }
  }

  /// Decodes the next value of a text without a document.
  ///
  /// - Throws: `CursorFailure` if the model doesn't fit.
  @inlinable
  public func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> Model {
    try cursor.withContext(of: configuration) { (cursor) throws(CursorFailure) in
      try Model.decode(from: &cursor)
    }
  }

  /// Decodes an array without a document.
  ///
  /// - Throws: `CursorFailure` for another value, and if a model doesn't fit.
  @inlinable
  public func decodeArray(from cursor: inout JSONCursor) throws(CursorFailure) -> [Model] {
    try cursor.withContext(of: configuration) { (cursor) throws(CursorFailure) in
      [Model](elements: try Model.decodeElements(from: &cursor))
    }
  }

  /// Whether the model and its members are decoded in one pass.
  @inlinable
  public static var readsInOnePass: Bool {
    var search = OnePassSearch()
    return Model.readsInOnePass(&search)
  }
}

extension DerivedMapper: Encoding where Model: JSONWritable {
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

extension DerivedMapper: Mapping where Model: JSONDecodable & JSONWritable {}

extension MappingConfigured where Self == JSONTextField<DerivedMapper<OwnedJSON>> {
  /// Any JSON in a string; in `@By(.jsonText)`, JSON that the type of the property maps.
  public static var jsonText: Self { JSONTextField(DerivedMapper()) }
}

extension DerivedMapper: ElementwiseDecoding where Model: ModelList & JSONDecodable {}
