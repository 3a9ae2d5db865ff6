import ApplicativeMapping
public import Catalog
import CatalogApplicative
import CatalogCodable
import CatalogManual
import CatalogMappable
import CatalogThrowing
import CodableMapping
import DerivedMapping
public import JSONMapping
import ManualMapping
import MappableMapping
import ThrowingMapping

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
      skills: skill.array, todos: todo.array)
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

  /// All strategies, in the order of the comparison.
  ///
  /// - Parameter skills: The catalogue that resolves users' skills.
  public static func all(skills: SkillCatalogue) -> [CatalogStrategy] {
    [
      CatalogStrategy(
        name: "manual", movie: ManualMapper<Movie>(), user: ManualMapper<User>(context: skills),
        skill: ManualMapper<Skill>(), todo: ManualMapper<Todo>()
      ),
      CatalogStrategy(
        name: "mappable", movie: MappableMapper<Movie>(), user: MappableMapper<User>(context: skills),
        skill: MappableMapper<Skill>(), todo: MappableMapper<Todo>()
      ),
      CatalogStrategy(
        name: "applicative", movie: ApplicativeMapper<Movie>(),
        user: ApplicativeMapper<User>(context: skills),
        skill: ApplicativeMapper<Skill>(), todo: ApplicativeMapper<Todo>()
      ),
      CatalogStrategy(
        name: "throwing", movie: ThrowingMapper<Movie>(), user: ThrowingMapper<User>(context: skills),
        skill: ThrowingMapper<Skill>(), todo: ThrowingMapper<Todo>()
      ),
      codable(skills: skills),
      CatalogStrategy(
        name: "derived", movie: DerivedMapper<Movie>(), user: DerivedMapper<User>(context: skills),
        skill: DerivedMapper<Skill>(), todo: DerivedMapper<Todo>()
      ),
    ]
  }

  /// `CodableMapper` decodes a list as a whole, so that its elements reuse containers.
  private static func codable(skills: SkillCatalogue) -> CatalogStrategy {
    let movie = CodableMapper<Movie>.catalog
    let user = CodableMapper<User>.catalog(skills)
    let skill = CodableMapper<Skill>.catalog
    let todo = CodableMapper<Todo>.catalog
    return CatalogStrategy(
      name: "codable", movie: movie, user: user, skill: skill, todo: todo, movies: movie.array,
      users: user.array, skills: skill.array, todos: todo.array)
  }
}
