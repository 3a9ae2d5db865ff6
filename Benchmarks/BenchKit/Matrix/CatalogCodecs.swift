public import Catalog

/// The codecs of one strategy over one backend; nil where it has none for a model.
public struct CatalogCodecs {
  /// `manual`, `mappable` … or the name of a peer.
  public let strategy: String
  public let backend: BackendName
  /// True for rows that are not ours; a plain run shows them whatever their backend.
  public let isPeer: Bool

  public var movie: (any Codec<Movie>)?
  public var movies: (any Codec<[Movie]>)?
  public var user: (any Codec<User>)?
  public var users: (any Codec<[User]>)?
  public var skill: (any Codec<Skill>)?
  public var skills: (any Codec<[Skill]>)?
  public var todo: (any Codec<Todo>)?
  public var todos: (any Codec<[Todo]>)?

  public init(strategy: String, backend: BackendName, isPeer: Bool = false) {
    self.strategy = strategy
    self.backend = backend
    self.isPeer = isPeer
  }

  /// Decodes a document of the named model and encodes what came out of it; nil if there is no codec for it.
  ///
  /// - Throws: what decoding or encoding throws.
  public func roundTrip(_ bytes: [UInt8], as model: ModelName) throws -> [UInt8]? {
    func roundTrip<Value>(_ codec: (any Codec<Value>)?) throws -> [UInt8]? {
      guard let codec else { return nil }
      return try roundTripped(codec, bytes)
    }
    return switch model {
    case .movie: try roundTrip(movie)
    case .movies: try roundTrip(movies)
    case .user: try roundTrip(user)
    case .users: try roundTrip(users)
    case .skill: try roundTrip(skill)
    case .skills: try roundTrip(skills)
    case .todo: try roundTrip(todo)
    case .todos: try roundTrip(todos)
    }
  }
}

private func roundTripped(_ codec: some Codec, _ bytes: [UInt8]) throws -> [UInt8] {
  codec.bytes(of: try codec.encode(codec.decode(codec.document(from: bytes))))
}
