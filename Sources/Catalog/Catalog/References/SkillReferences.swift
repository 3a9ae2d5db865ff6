public import JSONCore
public import JSONMapping

/// Decodes an array of ids to skills of the catalogue in the decoding context.
public struct SkillReferences: Decoding {
  /// Creates a decoder of ids.
  @inlinable
  public init() {}

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
