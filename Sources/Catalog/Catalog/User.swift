/// Somebody who has skills.
///
/// On the wire a user carries only the ids of the skills; a ``SkillCatalogue`` resolves them. `Codable` is
/// therefore not synthesized but written beside the other mappings.
public struct User: Sendable, Hashable {
  /// The number by which the user is known.
  public var id: Int
  /// The address for mail; its form is not checked.
  public var email: String
  /// The name as it is shown to people.
  public var name: String
  /// What the user is able to do; on the wire the ids of these, as `skill_ids`.
  public var skills: [Skill]

  /// Creates a user from its parts.
  public init(id: Int, email: String, name: String, skills: [Skill]) {
    self.id = id
    self.email = email
    self.name = name
    self.skills = skills
  }
}
