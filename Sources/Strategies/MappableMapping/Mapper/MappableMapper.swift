public import JSONCore
public import JSONMapping

/// Maps models that conform to ``Mappable``, and arrays, dictionaries and sets of them.
///
///     let movies = try MappableMapper<Movie>().array.decode(bytes)
///     let bytes = try MappableMapper<Movie>().array.encode(movies)
///
/// Strict by default: a value that doesn't fit throws a `JSONError` with its path and position. With
/// ``lenient``, the same models map by ObjectMapper's rules. `MappableMapper<LossyArray<Movie>>` skips the
/// elements of a document that fail, and reports them.
///
/// You can use a mapper on any thread, so the model's conformance can't be isolated to the main actor. In a
/// module whose default isolation is the main actor, declare the type and its extension `nonisolated`.
/// ``Mapper`` accepts any model.
public struct MappableMapper<Model: MappableValue & SendableMetatype>: Mapping {
  /// The options for parsing and writing, and the context that models read from ``Map``.
  public let configuration: MappingConfiguration
  /// The options for mapping models.
  public let options: MapOptions

  /// Creates a mapper; without arguments, a strict one.
  ///
  /// - Parameters:
  ///   - context: The data that models need in addition to the JSON; they read it with ``Map/context(_:)``.
  ///   - mode: The treatment of values that don't fit.
  ///   - shouldIncludeNilValues: Whether `nil` is written as null instead of being omitted.
  ///   - parsing: The limits, the treatment of duplicate keys, and the accepted extensions of JSON.
  ///   - writing: The layout of the text, and its limits.
  ///   - keys: The conversion between the models' keys and those of the text. Without one, the enclosing
  ///     mapper's applies.
  public init(
    context: (any Sendable)? = nil,
    mode: MappingMode = .strict,
    shouldIncludeNilValues: Bool = false,
    parsing: JSONParseOptions = JSONParseOptions(),
    writing: JSONWriteOptions = JSONWriteOptions(),
    keys: JSONKeyStrategy? = nil
  ) {
    self.init(
      MappingConfiguration(parsing: parsing, writing: writing, context: context, keys: keys),
      options: MapOptions(mode: mode, shouldIncludeNilValues: shouldIncludeNilValues)
    )
  }

  private init(_ configuration: MappingConfiguration, options: MapOptions) {
    self.configuration = configuration
    self.options = options
  }

  /// The mapper with ObjectMapper's rules: it throws only for a value that isn't an object, and for an object
  /// that the model refuses.
  public var lenient: MappableMapper {
    MappableMapper(
      configuration,
      options: MapOptions(mode: .lenient, shouldIncludeNilValues: options.shouldIncludeNilValues)
    )
  }

  /// Decodes a model.
  ///
  /// - Throws: `missing-key`, `unexpected-null`, `type-mismatch` or another data issue; by the lenient rules
  ///   only `custom` for an object that the model refuses, and `type-mismatch` or `unexpected-null` for a
  ///   value that isn't an object, or `depth-limit`.
  @inlinable
  public func decode(_ json: JSONValue) throws(JSONError) -> Model {
    try json.withContext(of: configuration) { (json) throws(JSONError) in
      try Model.mapped(from: json, options: options)
    }
  }

  /// Decodes an array of models.
  ///
  /// - Throws: `type-mismatch` or `unexpected-null` if the value isn't an array, `depth-limit`, and what
  ///   mapping a model throws.
  @inlinable
  public func decodeArray(_ json: JSONValue) throws(JSONError) -> [Model] {
    try json.withContext(of: configuration) { (json) throws(JSONError) in
      [Model](elements: try Model.mappedElements(from: json, options: options))
    }
  }

  /// Encodes a model.
  ///
  /// - Throws: `depth-limit`, `size-limit`, `non-finite-number`, and what the model throws.
  @inlinable
  public func encode(_ model: Model, into writer: inout JSONWriter) throws(JSONError) {
    // Captures only the options: otherwise the whole mapper is copied for each model.
    try writer.withKeys(of: configuration) { [options] (writer) throws(JSONError) in
      try model.writeMapped(to: &writer, options: options)
    }
  }

  /// Encodes an array of models.
  ///
  /// - Throws: `depth-limit`, `size-limit`, `non-finite-number`, and what a model throws.
  @inlinable
  public func encodeArray(_ models: [Model], into writer: inout JSONWriter) throws(JSONError) {
    try writer.withKeys(of: configuration) { [options] (writer) throws(JSONError) in
      try Model.writeMappedArray(models, to: &writer, options: options)
    }
  }
}

extension MappableMapper: ElementwiseDecoding where Model: ModelList {}
