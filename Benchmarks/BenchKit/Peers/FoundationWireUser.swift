import Catalog

/// A user with the ids of its skills.
struct WireUser: FoundationWire {
  let value: User

  init(value: User) { self.value = value }

  private enum CodingKeys: String, CodingKey {
    case id
    case email
    case name
    case skillIDs = "skill_ids"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let ids = try container.decode([Int].self, forKey: .skillIDs)
    let catalogue = decoder.userInfo[.skillCatalogue] as? SkillCatalogue
    let skills = try ids.map { id in
      guard let skill = catalogue?[id] else {
        throw DecodingError.dataCorruptedError(
          forKey: .skillIDs, in: container, debugDescription: "no skill with id \(id)"
        )
      }
      return skill
    }
    value = User(
      id: try container.decode(Int.self, forKey: .id),
      email: try container.decode(String.self, forKey: .email),
      name: try container.decode(String.self, forKey: .name),
      skills: skills
    )
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(value.id, forKey: .id)
    try container.encode(value.email, forKey: .email)
    try container.encode(value.name, forKey: .name)
    try container.encode(value.skills.map(\.id), forKey: .skillIDs)
  }
}

/// `{"users":[…]}`; decodes elements directly to models, without an array of wrappers.
struct UserList: FoundationWire {
  let value: [User]

  init(value: [User]) { self.value = value }

  private enum CodingKeys: String, CodingKey {
    case users
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    var elements = try container.nestedUnkeyedContainer(forKey: .users)
    var users: [User] = []
    if let count = elements.count { users.reserveCapacity(count) }
    while !elements.isAtEnd { users.append(try elements.decode(WireUser.self).value) }
    value = users
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    var elements = container.nestedUnkeyedContainer(forKey: .users)
    for user in value { try elements.encode(WireUser(value: user)) }
  }
}

/// `{"skills":[…]}`
struct SkillList: FoundationWire {
  private let skills: [Skill]

  init(value: [Skill]) { skills = value }

  var value: [Skill] { skills }
}
