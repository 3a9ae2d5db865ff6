public import JSONCore
public import JSONMapping

/// Decodes an array of ids to skills of the catalogue in the decoding context.
public struct SkillReferences: Decoding {
  /// Creates a decoder of ids.
  @inlinable public init() {}

  /// Decodes the ids and looks the skills up.
  ///
  /// - Throws: What a ``SkillReference`` throws, such as `unknown-reference`.
  @inlinable
  public func decode(_ json: JSONValue) throws(JSONError) -> [Skill] {
    try SkillReference().array.decode(json)
  }

  /// Decodes the ids from text and looks the skills up.
  @inlinable
  public func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> [Skill] {
    let skills = try cursor.context(SkillCatalogue.self) { (catalogue, cursor) throws(CursorFailure) in
      try cursor.array { (cursor) throws(CursorFailure) in
        guard let skill = catalogue[try cursor.int()] else { throw CursorFailure() }
        return skill
      }
    }
    guard let skills else { throw CursorFailure() }
    return skills
  }
}

/// Maps a skill to its id, which the catalogue in the decoding context resolves.
public struct SkillReference: Mapping {
  /// Creates a mapping.
  @inlinable public init() {}

  /// Decodes a skill's id and looks the skill up.
  ///
  /// - Throws: `unknown-reference` if the catalogue contains no such skill, `custom` without a catalogue, and
  ///   what reading an integer throws.
  @inlinable
  public func decode(_ json: JSONValue) throws(JSONError) -> Skill {
    let id = try json.int()
    // Threads that share the catalogue would wait for each other to change its reference count.
    guard let found = json.context(SkillCatalogue.self, { $0[id] }) else {
      throw json.error(.custom("a SkillCatalogue is needed as context"))
    }
    guard let skill = found else {
      throw json.error(.unknownReference(type: "Skill", key: "id", value: "\(id)"))
    }
    return skill
  }

  /// Encodes a skill as its id.
  @inlinable public func encode(_ skill: Skill, into writer: inout JSONWriter) { writer.write(skill.id) }
}
