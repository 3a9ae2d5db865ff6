public import Catalog
public import CodableMapping

extension CodableMapper where Model == Skill {
  /// The mapping of skills. `Skill` and `SkillLevel` are `Codable` by themselves.
  public static var catalog: CodableMapper<Skill> { CodableMapper() }
}
