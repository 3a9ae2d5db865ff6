/// The content of a document: one model of the catalog, a list of them, or a model of your own.
public struct ModelName: RawRepresentable, Sendable, Hashable, Codable {
  /// The name in reports and options.
  public let rawValue: String

  /// Creates a name, of the catalog or another one.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A movie.
  public static let movie = ModelName(rawValue: "movie")
  /// An array of movies.
  public static let movies = ModelName(rawValue: "movies")
  /// A user.
  public static let user = ModelName(rawValue: "user")
  /// Users under the key `users` of an object.
  public static let users = ModelName(rawValue: "users")
  /// A skill.
  public static let skill = ModelName(rawValue: "skill")
  /// Skills under the key `skills` of an object.
  public static let skills = ModelName(rawValue: "skills")
  /// A todo.
  public static let todo = ModelName(rawValue: "todo")
  /// An array of todos.
  public static let todos = ModelName(rawValue: "todos")

  /// Movies mapped by the code that the macro generates.
  package static let films = ModelName(rawValue: "films")

  /// Contacts, which have all shapes of objects.
  package static let contacts = ModelName(rawValue: "contacts")

  /// Trees whose models retain the members that they don't have.
  package static let branches = ModelName(rawValue: "branches")

  /// The files of `--corpus`.
  package static let knownFiles = ["twitter", "citm_catalog", "canada"].map(ModelName.init(rawValue:))

  /// A JSON document of unknown content.
  package static let anything = ModelName(rawValue: "json")

  /// The name of the model on its own, such as `movie`; the same name for a model of your own.
  package var lone: ModelName {
    switch self {
    case .movies: .movie
    case .users: .user
    case .skills: .skill
    case .todos: .todo
    default: self
    }
  }

  /// The name of a list of the model, such as `movies`; the same name for a model of your own.
  package var list: ModelName {
    switch self {
    case .movie: .movies
    case .user: .users
    case .skill: .skills
    case .todo: .todos
    default: self
    }
  }
}

extension ModelName: CaseIterable {
  /// The names of the catalog.
  public static let allCases: [ModelName] = [.movie, .movies, .user, .users, .skill, .skills, .todo, .todos]
}
