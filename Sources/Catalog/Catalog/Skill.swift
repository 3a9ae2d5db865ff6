/// Something that a user is able to do, and how well.
public struct Skill: Sendable, Hashable, Codable {
  public var id: Int
  public var name: String
  public var level: SkillLevel

  public init(id: Int, name: String, level: SkillLevel) {
    self.id = id
    self.name = name
    self.level = level
  }
}

/// How well somebody masters a ``Skill``.
public enum SkillLevel: String, Sendable, Hashable, Codable, CaseIterable {
  case novice
  case proficient
  case expert
}
