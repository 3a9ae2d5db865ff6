public import JSONCore

/// Something that makes a model from JSON. All strategies share this protocol: it is where they are
/// exchanged.
///
///     let movies: any Mapping<[Movie]> = MappableMapper<Movie>().array
///     let all = try movies.decode(bytes)
public protocol Decoding<Model>: MappingConfigured {
  /// What is made.
  associatedtype Model

  /// Decodes a value of a document that is being read. What it throws about `json` is still without a path.
  ///
  /// - Throws: `missing-key`, `unexpected-null`, `type-mismatch` or another data issue if the value does not
  ///   fit the model.
  func decode(_ json: JSONValue) throws(JSONError) -> Model

  /// Decodes the next value of a text that is read without a document; as a document of its own, unless there is a
  /// faster way.
  ///
  /// What it accepts, ``decode(_:)-swift.method`` must accept as well, with the same model. Whatever is rare it may
  /// leave to that.
  ///
  /// - Throws: `CursorFailure`, of which the reason is found by the way by a document.
  func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> Model

  /// Whether ``decode(from:)`` is faster than the way by a document, so that it is tried first; false by default.
  static var readsInOnePass: Bool { get }
}

/// Something that writes a model as JSON.
public protocol Encoding<Model>: MappingConfigured {
  /// What is written.
  associatedtype Model

  /// Writes a model as the writer's next value.
  ///
  /// - Throws: `non-finite-number`, `depth-limit`, or what else the model can't express.
  func encode(_ model: Model, into writer: inout JSONWriter) throws(JSONError)
}

/// Both directions for one model.
///
/// A protocol and not a composition of the two: Swift 6.3 miscompiles calls on
/// `any Decoding<Model> & Encoding<Model>` in generic functions.
public protocol Mapping<Model>: Decoding, Encoding {}

/// Something that carries a configuration along.
public protocol MappingConfigured: Sendable {
  /// Options and context; the defaults unless a mapper was made with others.
  var configuration: MappingConfiguration { get }
}

extension MappingConfigured {
  /// The defaults.
  @inlinable
  public var configuration: MappingConfiguration { MappingConfiguration(settings: nil) }
}
