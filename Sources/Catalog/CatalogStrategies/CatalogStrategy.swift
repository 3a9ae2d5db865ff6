public import Catalog
public import JSONMapping

/// The mappings of the catalog's models by one strategy, for comparisons and tests.
public struct CatalogStrategy: Sendable {
  /// The name of the strategy, such as `manual`.
  public let name: String

  /// The mapping of a movie.
  public let movie: any Mapping<Movie>
  /// The mapping of a user.
  public let user: any Mapping<User>
  /// The mapping of a skill.
  public let skill: any Mapping<Skill>
  /// The mapping of a todo.
  public let todo: any Mapping<Todo>

  /// The mapping of a list of movies: an array.
  public let movies: any Mapping<[Movie]>
  /// The mapping of a list of users: an array below the key `users`.
  public let users: any Mapping<[User]>
  /// The mapping of a list of skills: an array below the key `skills`.
  public let skills: any Mapping<[Skill]>
  /// The mapping of a list of todos: an array.
  public let todos: any Mapping<[Todo]>

  /// Creates a strategy whose list mappings are derived from those of single models.
  public init(
    name: String, movie: some Mapping<Movie>, user: some Mapping<User>, skill: some Mapping<Skill>,
    todo: some Mapping<Todo>
  ) {
    self.init(
      name: name, movie: movie, user: user, skill: skill, todo: todo, movies: movie.array, users: user.array,
      skills: skill.array, todos: todo.array
    )
  }

  /// Creates a strategy with its own list mappings. All of them map arrays; this initializer adds the keys
  /// for users and skills.
  public init(
    name: String, movie: some Mapping<Movie>, user: some Mapping<User>, skill: some Mapping<Skill>,
    todo: some Mapping<Todo>, movies: some Mapping<[Movie]>, users: some Mapping<[User]>,
    skills: some Mapping<[Skill]>, todos: some Mapping<[Todo]>
  ) {
    self.name = name
    self.movie = movie
    self.user = user
    self.skill = skill
    self.todo = todo
    self.movies = movies
    self.users = users.at("users")
    self.skills = skills.at("skills")
    self.todos = todos
  }
}
