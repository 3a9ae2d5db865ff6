/// What a document holds: one model, or a list of them.
package enum ModelName: String, Sendable, Hashable, Codable, CaseIterable {
  case movie
  case movies
  case user
  case users
  case skill
  case skills
  case todo
  case todos

  /// The name of one such model.
  package var lone: ModelName {
    switch self {
    case .movie, .movies: .movie
    case .user, .users: .user
    case .skill, .skills: .skill
    case .todo, .todos: .todo
    }
  }

  /// The name of a list of such models.
  package var list: ModelName {
    switch self {
    case .movie, .movies: .movies
    case .user, .users: .users
    case .skill, .skills: .skills
    case .todo, .todos: .todos
    }
  }
}
