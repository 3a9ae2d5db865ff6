public import JSONCore
public import JSONMapping

/// Maps models that conform to ``Mappable``, and arrays, dictionaries and sets of them.
///
///     let movies = try MappableMapper<Movie>().array.decode(bytes)
///     let bytes = try MappableMapper<Movie>().array.encode(movies)
///
/// Strict by default: what does not fit throws a `JSONError` with its path and position. With ``lenient`` the
/// same models map by ObjectMapper's rules. `MappableMapper<LossyArray<Movie>>` leaves out the elements of a
/// document that do not map, and reports them.
///
/// The mapper may be used on any thread. So the model can't conform on the main actor: in a module whose
/// declarations belong to it by default, the type and its extension are `nonisolated`. ``Mapper`` takes any.
public struct MappableMapper<Model: MappableValue & SendableMetatype>: Mapping {
  /// How text is parsed and written, and the context that models find in ``Map``.
  public let configuration: MappingConfiguration
  /// How models are mapped.
  public let options: MapOptions

  /// Creates a mapper; without arguments, a strict one.
  ///
  /// - Parameters:
  ///   - context: Whatever the models need besides the JSON; they find it as ``Map/context(_:)``.
  ///   - mode: What happens to values that do not fit.
  ///   - shouldIncludeNilValues: Whether nil is written as null instead of being left out.
  ///   - parsing: Limits, duplicate keys, and what beyond JSON is read.
  ///   - writing: The layout of texts, and their limits.
  ///   - keys: How the models' keys become those of the text; without one, as the mapper around has it.
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

  /// The mapper by ObjectMapper's rules: nothing but a refused object is an error.
  public var lenient: MappableMapper {
    MappableMapper(
      configuration,
      options: MapOptions(mode: .lenient, shouldIncludeNilValues: options.shouldIncludeNilValues)
    )
  }

  /// Decodes a model.
  ///
  /// - Throws: `missing-key`, `unexpected-null`, `type-mismatch` or another data issue; by the lenient rules
  ///   only `custom` for an object that the model refuses, and `type-mismatch` for a value that isn't an
  ///   object.
  @inlinable
  public func decode(_ json: JSONValue) throws(JSONError) -> Model {
    try json.withContext(of: configuration) { (json) throws(JSONError) in
      try Model.mapped(from: json, options: options)
    }
  }

  /// Encodes a model.
  ///
  /// - Throws: `depth-limit`, `non-finite-number`, and what the model throws.
  @inlinable
  public func encode(_ model: Model, into writer: inout JSONWriter) throws(JSONError) {
    // Of the mapper the options only: else it is copied as a whole for each model.
    try writer.withKeys(of: configuration) { [options] (writer) throws(JSONError) in
      try model.writeMapped(to: &writer, options: options)
    }
  }
}
