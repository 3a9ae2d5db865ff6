#if Client
public import Catalog
public import CatalogStrategies
internal import JSONMapping
public import OfflineStore

/// How the models of the catalog are stored: as JSON of the dialect that was chosen, with these columns beside.
public struct CatalogTables: Sendable {
  static let year = StoredColumn("year") { (movie: Movie) in movie.year }
  static let grossing = StoredColumn("grossing") { (movie: Movie) in movie.grossing }
  static let rating = StoredColumn("rating") { (movie: Movie) in movie.rating }

  /// Movies, with the columns that they are listed by.
  public let movies: StoredModel<Movie>
  /// Users; their skills are references to stored skills.
  public let users: StoredModel<User>
  /// Skills.
  public let skills: StoredModel<Skill>

  /// Creates the tables for a dialect.
  public init(_ mapping: CatalogStrategy) {
    movies = Self.movies(mapping.movie)
    users = Self.users(mapping.user)
    skills = Self.skills(mapping.skill)
  }

  private static func movies(_ mapping: some Mapping<Movie>) -> StoredModel<Movie> {
    StoredModel(
      "movies", id: StoredColumn("id") { (movie: Movie) in movie.id }, columns: year, grossing, rating,
      indexes: [["year", "grossing"], ["year", "rating"]], mapping: mapping)
  }

  private static func users(_ mapping: some Mapping<User>) -> StoredModel<User> {
    StoredModel(
      "users", id: StoredColumn("id") { (user: User) in user.id },
      columns: StoredColumn("name") { (user: User) in user.name }, mapping: mapping)
  }

  private static func skills(_ mapping: some Mapping<Skill>) -> StoredModel<Skill> {
    StoredModel(
      "skills", id: StoredColumn("id") { (skill: Skill) in skill.id },
      columns: StoredColumn("name") { (skill: Skill) in skill.name }, mapping: mapping)
  }

  /// The versions of a store, the oldest first.
  public var migrations: [StoreMigration] {
    [
      StoreMigration("1: movies", .define(movies)),
      StoreMigration("2: users and skills", .define(users), .define(skills)),
    ]
  }
}
#endif
