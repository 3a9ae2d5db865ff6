public import Catalog
public import CodableMapping
import JSONCore

extension CodableMapper where Model == User {
  /// The mapping of users, whose skills a catalogue resolves.
  public static func catalog(_ skills: SkillCatalogue) -> CodableMapper<User> {
    CodableMapper(context: skills)
  }
}

extension User: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, email, name
    case skillIDs = "skill_ids"
  }

  /// Decodes a user; the decoder's context is a ``Catalog/SkillCatalogue``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let id = try container.decode(Int.self, forKey: .id)
    let email = try container.decode(String.self, forKey: .email)
    let name = try container.decode(String.self, forKey: .name)
    let skills = try decoder.context(SkillCatalogue.self) { (catalogue) in
      try User.skills(in: container, from: catalogue)
    }
    guard let skills else { throw JSONError(.custom("a SkillCatalogue is needed as context")) }
    self.init(id: id, email: email, name: name, skills: skills)
  }

  private static func skills(
    in container: KeyedDecodingContainer<CodingKeys>, from catalogue: borrowing SkillCatalogue
  ) throws -> [Skill] {
    var ids: any UnkeyedDecodingContainer
    do {
      ids = try container.nestedUnkeyedContainer(forKey: .skillIDs)
    } catch {
      guard container.contains(.skillIDs) else {
        throw container.missing(.skillIDs, expecting: [Skill].self)
      }
      throw error
    }
    var skills: [Skill] = []
    skills.reserveCapacity(ids.count ?? 0)
    while !ids.isAtEnd {
      let id = try ids.decode(Int.self)
      guard let skill = catalogue[id] else {
        throw ids.error(.unknownReference(type: "Skill", key: "id", value: "\(id)"))
      }
      skills.append(skill)
    }
    return skills
  }

  /// Encodes the ids of the skills.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(email, forKey: .email)
    try container.encode(name, forKey: .name)
    var ids = container.nestedUnkeyedContainer(forKey: .skillIDs)
    for skill in skills {
      try ids.encode(skill.id)
    }
  }
}
