/// A user with skills.
///
/// In JSON a user contains only the ids of the skills, which a ``SkillCatalogue`` resolves. The `Codable`
/// conformance is therefore not synthesized but written beside the other mappings.
public struct User: Sendable, Hashable {
  /// The id of the user.
  public var id: Int
  /// The email address; its form is not checked.
  public var email: String
  /// The displayed name.
  public var name: String
  /// The skills; in JSON their ids, as `skill_ids`.
  public var skills: [Skill]

  /// Creates a user from its parts.
  public init(id: Int, email: String, name: String, skills: [Skill]) {
    self.id = id
    self.email = email
    self.name = name
    self.skills = skills
  }
}
