/// Somebody who has skills.
///
/// On the wire a user carries only the ids of the skills; a ``SkillCatalogue`` resolves them. `Codable` is
/// therefore not synthesized but written beside the other mappings.
public struct User: Sendable, Hashable {
  public var id: Int
  public var email: String
  public var name: String
  public var skills: [Skill]

  public init(id: Int, email: String, name: String, skills: [Skill]) {
    self.id = id
    self.email = email
    self.name = name
    self.skills = skills
  }
}
