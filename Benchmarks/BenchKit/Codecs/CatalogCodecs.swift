public import Catalog

/// The codecs of one strategy over one backend; `nil` for models that the strategy does not map.
///
/// A strategy of your own fills in the models that it maps:
///
///     var row = CatalogCodecs(strategy: "by-hand", backend: .native)
///     row.todo = TodoCodec()
public struct CatalogCodecs {
  /// The name of the strategy, such as `manual`, or of the peer.
  public let strategy: String
  /// The parser of the documents.
  public let backend: BackendName
  /// The row under which encoding is shown. Strategies whose models have the same encoded form share a row.
  package let writer: String
  /// The name of the row of the strategies whose models have the same encoded form.
  package static let sharedWriter = "written"
  /// Whether the row doesn't belong to this package. A plain run includes such rows, whatever their backend.
  public let isPeer: Bool

  /// One movie.
  public var movie: (any Codec<Movie>)?
  /// An array of movies.
  public var movies: (any Codec<[Movie]>)?
  /// One user.
  public var user: (any Codec<User>)?
  /// Users under the key `users`.
  public var users: (any Codec<[User]>)?
  /// One skill.
  public var skill: (any Codec<Skill>)?
  /// Skills under the key `skills`.
  public var skills: (any Codec<[Skill]>)?
  /// One todo.
  public var todo: (any Codec<Todo>)?
  /// An array of todos.
  public var todos: (any Codec<[Todo]>)?

  /// Creates a row without codecs.
  ///
  /// - Parameters:
  ///   - strategy: The row's name in the report.
  ///   - backend: The parser of the documents; a plain run of `bench` leaves out rows that are neither native
  ///     nor peers.
  ///   - isPeer: Whether the row is a peer rather than a strategy of the package.
  public init(strategy: String, backend: BackendName, isPeer: Bool = false) {
    self.init(strategy: strategy, writer: strategy, backend: backend, isPeer: isPeer)
  }

  /// - Parameter writer: The row under which encoding is shown.
  package init(strategy: String, writer: String, backend: BackendName, isPeer: Bool = false) {
    self.strategy = strategy
    self.writer = writer
    self.backend = backend
    self.isPeer = isPeer
  }

  /// The models that the strategy maps, under their singular names.
  var models: Set<ModelName> {
    var models: Set<ModelName> = []
    if movie != nil || movies != nil { models.insert(.movie) }
    if user != nil || users != nil { models.insert(.user) }
    if skill != nil || skills != nil { models.insert(.skill) }
    if todo != nil || todos != nil { models.insert(.todo) }
    return models
  }
}

extension CatalogCodecs {
  /// The strategies that share one handwritten encoding of the catalog's models.
  private static let writing: Set = ["manual", "applicative", "throwing", "derived"]

  /// Returns the row under which a strategy encodes.
  package static func writer(of strategy: String) -> String {
    writing.contains(strategy) ? sharedWriter : strategy
  }

  /// Decodes a document and encodes the result; `nil` if there is no codec for the model.
  ///
  /// - Throws: The error of decoding or encoding.
  package func roundTrip(_ bytes: [UInt8], as model: ModelName) throws -> [UInt8]? {
    guard let codec = codec(for: model) else { return nil }
    return try roundTripped(codec, bytes)
  }

  /// Prepares a document and returns a closure that decodes it once; `nil` if there is no codec for the
  /// model.
  ///
  /// The returned closure throws the error of decoding.
  package func decoding(_ bytes: [UInt8], as model: ModelName) -> (() throws -> Void)? {
    codec(for: model).map { decodingOnce($0, bytes) }
  }

  private func codec(for model: ModelName) -> (any Codec)? {
    switch model {
    case .movie: movie
    case .movies: movies
    case .user: user
    case .users: users
    case .skill: skill
    case .skills: skills
    case .todo: todo
    case .todos: todos
    default: nil
    }
  }
}

private func roundTripped(_ codec: some Codec, _ bytes: [UInt8]) throws -> [UInt8] {
  codec.bytes(of: try codec.encode(codec.decode(bytes: bytes)))
}

private func decodingOnce(_ codec: some Codec, _ bytes: [UInt8]) -> () throws -> Void {
  let document = codec.document(from: bytes)
  return { blackHole(try codec.decode(document)) }
}
