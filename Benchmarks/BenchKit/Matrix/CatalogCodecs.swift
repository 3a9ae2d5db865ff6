package import Catalog

/// The codecs of one strategy over one backend; nil where it has none for a model.
package struct CatalogCodecs {
  /// `manual`, `mappable` … or the name of a peer.
  package let strategy: String
  package let backend: BackendName
  /// True for rows that are not ours; a plain run shows them whatever their backend.
  package let isPeer: Bool

  package var movie: (any Codec<Movie>)?
  package var movies: (any Codec<[Movie]>)?
  package var user: (any Codec<User>)?
  package var users: (any Codec<[User]>)?
  package var skill: (any Codec<Skill>)?
  package var skills: (any Codec<[Skill]>)?
  package var todo: (any Codec<Todo>)?
  package var todos: (any Codec<[Todo]>)?

  package init(strategy: String, backend: BackendName, isPeer: Bool = false) {
    self.strategy = strategy
    self.backend = backend
    self.isPeer = isPeer
  }
}
