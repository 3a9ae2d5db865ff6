public import JSONCore
public import JSONMapping

/// Decodes an array of ids to skills of the catalogue in the decoding context.
public struct SkillReferences: Decoding {
  /// Creates a decoder of ids.
  @inlinable
  public init() {}

  /// Decodes the ids and looks the skills up.
  ///
  /// - Throws: `custom` without a catalogue, and what a ``SkillReference`` throws.
  @inlinable
  public func decode(_ json: JSONValue) throws(JSONError) -> [Skill] {
    let skills = try json.context(SkillCatalogue.self) { (catalogue) throws(JSONError) in
      try SkillReference(catalogue: catalogue).array.decode(json)
    }
    guard let skills else { throw json.error(.custom("a SkillCatalogue is needed as context")) }
    return skills
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
