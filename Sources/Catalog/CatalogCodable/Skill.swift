public import Catalog
public import CodableMapping

extension CodableMapper where Model == Skill {
  /// The mapping of skills. `Skill` and `SkillLevel` have synthesized `Codable` conformances.
  public static var catalog: CodableMapper<Skill> { CodableMapper() }
}
