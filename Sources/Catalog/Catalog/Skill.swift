/// Something that a user is able to do, and how well.
public struct Skill: Sendable, Hashable, Codable {
  /// The number by which users refer to the skill.
  public var id: Int
  /// What it is that one is able to do.
  public var name: String
  /// How well it is mastered.
  public var level: SkillLevel

  /// Creates a skill from its parts.
  public init(id: Int, name: String, level: SkillLevel) {
    self.id = id
    self.name = name
    self.level = level
  }
}

/// How well somebody masters a ``Skill``.
public enum SkillLevel: String, Sendable, Hashable, Codable, CaseIterable {
  /// Has begun to learn it.
  case novice
  /// Works with it unaided.
  case proficient
  /// Is asked about it by others.
  case expert
}
