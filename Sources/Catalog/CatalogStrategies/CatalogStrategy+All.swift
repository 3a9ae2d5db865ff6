import ApplicativeMapping
public import Catalog
import CatalogApplicative
import CatalogCodable
import CatalogManual
import CatalogMappable
import CatalogThrowing
import CodableMapping
import DerivedMapping
import JSONMapping
import ManualMapping
import MappableMapping
import ThrowingMapping

extension CatalogStrategy {
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
      users: user.array,
      skills: skill.array, todos: todo.array
    )
  }
}
