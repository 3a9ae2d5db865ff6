public import Catalog
public import CatalogStrategies
public import JSONCore
internal import JSONMapping
public import OfflineStore

/// The tables of the catalog's models. A row contains the JSON of the chosen strategy, and columns for
/// queries.
///
/// The rows of all owners are in the same tables; a column identifies the owner, and the ids include it.
public struct CatalogTables: Sendable {
  static let year = StoredColumn("year") { (movie: Movie) in movie.year }
  static let grossing = StoredColumn("grossing") { (movie: Movie) in movie.grossing }
  static let rating = StoredColumn("rating") { (movie: Movie) in movie.rating }
  static let userID = StoredColumn("id") { (user: User) in user.id }
  static let skillID = StoredColumn("id") { (skill: Skill) in skill.id }

  /// The owner of the rows.
  public let owner: RowOwner
  /// Movies, with the columns for their lists.
  public let movies: StoredModel<Movie>
  /// Users; their skills are references to stored skills.
  public let users: StoredModel<User>
  /// Skills.
  public let skills: StoredModel<Skill>

  /// Creates the tables for a strategy, with the rows of an owner; their ``migrations`` need no owner.
  public init(_ strategy: CatalogStrategy, owner: RowOwner = RowOwner()) {
    self.owner = owner
    movies = StoredModel(
      "movies", id: Self.key(owner, \.id), columns: Self.column(owner), Self.year, Self.grossing, Self.rating,
      indexes: [["owner", "year", "grossing"], ["owner", "year", "rating"]], mapping: strategy.movie)
    users = StoredModel(
      "users", id: Self.key(owner, \.id), columns: Self.column(owner), Self.userID,
      indexes: [["owner", "id"]], mapping: strategy.user)
    skills = StoredModel(
      "skills", id: Self.key(owner, \.id), columns: Self.column(owner), Self.skillID,
      indexes: [["owner", "id"]], mapping: strategy.skill)
  }

  private static func key<Model>(
    _ owner: RowOwner, _ id: @escaping @Sendable (Model) -> Int
  ) -> StoredColumn<Model, String> {
    StoredColumn("key") { owner.key(id($0)) }
  }

  private static func column<Model>(_ owner: RowOwner) -> StoredColumn<Model, String> {
    StoredColumn("owner") { _ in owner.text }
  }

  /// The models of the owner.
  func own<Model>(_ model: StoredModel<Model>) -> StoreQuery<Model> {
    model.where(Self.column(owner) == owner.text)
  }

  /// The models of all other owners.
  func others<Model>(_ model: StoredModel<Model>) -> StoreQuery<Model> {
    model.where(Self.column(owner) != owner.text)
  }

  /// The migrations of a store, the oldest first.
  public var migrations: [StoreMigration] {
    [
      StoreMigration("1: movies", .define(movies)),
      StoreMigration("2: users and skills", .define(users), .define(skills)),
      // The previous owner of these rows is unknown, so they can't be shown to any account.
      StoreMigration(
        "3: rows have owners", .drop("movies"), .drop("users"), .drop("skills"), .define(movies),
        .define(users), .define(skills)),
    ]
  }
}

extension CatalogTables: ShownByDescription {}
