/// An ability of users, with its level.
public struct Skill: Sendable, Hashable, Codable {
  /// The id by which users refer to the skill.
  public var id: Int
  /// The name.
  public var name: String
  /// The level.
  public var level: SkillLevel

  /// Creates a skill from its parts.
  public init(id: Int, name: String, level: SkillLevel) {
    self.id = id
    self.name = name
    self.level = level
  }
}

/// The level of a ``Skill``.
public enum SkillLevel: String, Sendable, Hashable, Codable, CaseIterable {
  /// A beginner.
  case novice
  /// A user who needs no help.
  case proficient
  /// A user who advises others.
  case expert
}
