public import Catalog
import CatalogManual
import JSONMapping
import ManualMapping

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
      )
    ]
  }
}
