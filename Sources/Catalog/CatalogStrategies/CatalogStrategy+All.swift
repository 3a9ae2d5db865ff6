public import Catalog
import CatalogManual
import CatalogMappable
import JSONMapping
import ManualMapping
import MappableMapping

extension CatalogStrategy {
  /// All strategies, in the order of the comparison.
  ///
  /// - Parameter skills: The catalogue that users' skills are resolved against.
  public static func all(skills: SkillCatalogue) -> [CatalogStrategy] {
    [
      CatalogStrategy(
        name: "manual",
        movie: ManualMapper<Movie>(),
        user: ManualMapper<User>(context: skills),
        skill: ManualMapper<Skill>(),
        todo: ManualMapper<Todo>()
      ),
      CatalogStrategy(
        name: "mappable",
        movie: MappableMapper<Movie>(),
        user: MappableMapper<User>(context: skills),
        skill: MappableMapper<Skill>(),
        todo: MappableMapper<Todo>()
      ),
    ]
  }
}
