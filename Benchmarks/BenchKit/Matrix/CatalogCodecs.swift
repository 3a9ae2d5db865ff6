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
}
