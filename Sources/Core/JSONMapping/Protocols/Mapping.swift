public import JSONCore

/// A type that decodes a model from JSON. All strategies share this protocol, so you can replace one with
/// another.
///
///     let movies: any Mapping<[Movie]> = MappableMapper<Movie>().array
///     let all = try movies.decode(bytes)
public protocol Decoding<Model>: MappingConfigured {
  /// The type of the decoded value.
  associatedtype Model

  /// Decodes a value of a document. Errors about `json` have no path yet.
  ///
  /// - Throws: `missing-key`, `unexpected-null`, `type-mismatch` or another data issue if the value doesn't
  ///   match the model.
  func decode(_ json: JSONValue) throws(JSONError) -> Model

  /// Decodes the next value of a text without a document. The default implementation decodes the value as a
  /// document of its own.
  ///
  /// ``decode(_:)-swift.method`` must accept everything that this method accepts, and return the same model.
  /// This method may throw in rare cases that only the other method supports.
  ///
  /// - Throws: `CursorFailure`; decoding the document then reports the reason.
  func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> Model

  /// Decodes an array of models. The default implementation decodes each element.
  ///
  /// `array` calls it; you don't implement it. It is a requirement only because the loop of a strategy is
  /// specialized for each model, and that of the default implementation isn't.
  ///
  /// - Throws: `type-mismatch` or `unexpected-null` if the value isn't an array, `depth-limit`, and what
  ///   decoding an element throws.
  func decodeArray(_ json: JSONValue) throws(JSONError) -> [Model]

  /// Decodes an array of models without a document, like ``decodeArray(_:)``.
  ///
  /// - Throws: `CursorFailure` for another value, and if decoding an element throws it.
  func decodeArray(from cursor: inout JSONCursor) throws(CursorFailure) -> [Model]

  /// Whether ``decode(from:)`` is faster than decoding a document, and is therefore tried first. Defaults to
  /// false.
  static var readsInOnePass: Bool { get }
}

/// A type that writes a model as JSON.
public protocol Encoding<Model>: MappingConfigured {
  /// The type of the written value.
  associatedtype Model

  /// Writes a model as the writer's next value.
  ///
  /// - Throws: `non-finite-number`, `depth-limit`, or another issue of a value that JSON can't express.
  func encode(_ model: Model, into writer: inout JSONWriter) throws(JSONError)

  /// Writes an array of models as the writer's next value. The default implementation writes each element.
  ///
  /// `array` calls it; you don't implement it. It is a requirement only because the loop of a strategy is
  /// specialized for each model, and that of the default implementation isn't.
  ///
  /// - Throws: `depth-limit` or `size-limit`, and what writing an element throws.
  func encodeArray(_ models: [Model], into writer: inout JSONWriter) throws(JSONError)
}

/// A type that both decodes and encodes a model.
///
/// This is a protocol, not a composition of the two, because Swift 6.3 miscompiles calls on `any
/// Decoding<Model> & Encoding<Model>` in generic functions.
public protocol Mapping<Model>: Decoding, Encoding {}

/// A type that has a configuration.
public protocol MappingConfigured: Sendable {
  /// The options and context; the defaults unless the mapper was created with others.
  var configuration: MappingConfiguration { get }
}

extension MappingConfigured {
  /// The defaults.
  @inlinable public var configuration: MappingConfiguration { MappingConfiguration(settings: nil) }
}

/// A mapper of one strategy that has a configuration and no other state.
public protocol ModelMapper: MappingConfigured {
  /// Creates a mapper with a configuration, for example that of another mapper.
  init(configuration: MappingConfiguration)
}

extension ModelMapper {
  /// Creates a mapper.
  ///
  /// The mapper may be used on any thread, so the model's conformance can't be isolated to the main actor. In
  /// a module whose declarations are isolated to it by default, declare the type and its extension
  /// `nonisolated`.
  ///
  /// - Parameters:
  ///   - context: The value that the models get from `json.context(_:)`.
  ///   - parsing: How text is parsed.
  ///   - writing: How text is written.
  ///   - keys: How the models' keys become those of the text; defaults to those of the enclosing mapper.
  public init(
    context: (any Sendable)? = nil,
    parsing: JSONParseOptions = JSONParseOptions(),
    writing: JSONWriteOptions = JSONWriteOptions(),
    keys: JSONKeyStrategy? = nil
  ) {
    self.init(
      configuration: MappingConfiguration(parsing: parsing, writing: writing, context: context, keys: keys))
  }
}
