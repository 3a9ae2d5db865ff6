public import JSONCore
public import JSONMapping

/// Maps a skill to its id, which the catalogue resolves.
public struct SkillReference: Mapping {
  @usableFromInline let catalogue: SkillCatalogue?

  /// Creates a mapping. Only decoding needs the catalogue.
  @inlinable
  public init(catalogue: SkillCatalogue? = nil) { self.catalogue = catalogue }

  /// Decodes a skill's id and looks the skill up.
  ///
  /// - Throws: `unknown-reference` if the catalogue contains no such skill, and what reading an integer throws.
  @inlinable
  public func decode(_ json: JSONValue) throws(JSONError) -> Skill {
    let id = try json.int()
    guard let skill = catalogue?[id] else {
      throw json.error(.unknownReference(type: "Skill", key: "id", value: "\(id)"))
    }
    return skill
  }

  /// Encodes a skill as its id.
  @inlinable
  public func encode(_ skill: Skill, into writer: inout JSONWriter) { writer.write(skill.id) }
}
