/// What a document holds: one model of the catalog, a list of them, or a model of one's own.
package struct ModelName: RawRepresentable, Sendable, Hashable {
  package let rawValue: String

  /// A name; of the catalog or not.
  package init(rawValue: String) {
    self.rawValue = rawValue
  }

  package static let movie = ModelName(rawValue: "movie")
  package static let movies = ModelName(rawValue: "movies")
  package static let user = ModelName(rawValue: "user")
  package static let users = ModelName(rawValue: "users")
  package static let skill = ModelName(rawValue: "skill")
  package static let skills = ModelName(rawValue: "skills")
  package static let todo = ModelName(rawValue: "todo")
  package static let todos = ModelName(rawValue: "todos")

  /// A document of which nothing is known but that it is JSON.
  package static let anything = ModelName(rawValue: "json")

  /// The name of one such model; of a model of one's own, its name.
  package var lone: ModelName {
    switch self {
    case .movies: .movie
    case .users: .user
    case .skills: .skill
    case .todos: .todo
    default: self
    }
  }

  /// The name of a list of such models; of a model of one's own, its name.
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
  package static let allCases: [ModelName] = [
    .movie, .movies, .user, .users, .skill, .skills, .todo, .todos,
  ]
}

extension ModelName: Codable {
  package init(from decoder: any Decoder) throws {
    self.init(rawValue: try decoder.singleValueContainer().decode(String.self))
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}
