public import JSONCore
import JSONMapping

extension Movie: JSONObjectWritable {
  /// Encodes the members in the order of the properties.
  ///
  /// - Throws: Errors of the writer, such as `size-limit`.
  public func writeMembers(to json: inout JSONWriter) throws(JSONError) {
    try json.put("id", id)
    try json.put("name", name)
    try json.put("year", year)
    try json.put("releaseDate", releaseDate, as: .yearMonthDay)
    try json.put("grossing", grossing)
    try json.put("rating", rating)
    try json.put("cast", cast)
  }
}

extension MovieActor: JSONObjectWritable {
  /// Encodes the members in the order of the properties.
  ///
  /// - Throws: Errors of the writer, such as `size-limit`.
  public func writeMembers(to json: inout JSONWriter) throws(JSONError) { try json.put("name", name) }
}

extension Skill: JSONObjectWritable {
  /// Encodes the members in the order of the properties.
  ///
  /// - Throws: Errors of the writer, such as `size-limit`.
  public func writeMembers(to json: inout JSONWriter) throws(JSONError) {
    try json.put("id", id)
    try json.put("name", name)
    try json.put("level", level)
  }
}

extension SkillLevel: JSONWritable {}

extension Todo: JSONObjectWritable {
  /// Encodes the members in the order of the properties.
  ///
  /// - Throws: Errors of the writer, such as `size-limit`.
  public func writeMembers(to json: inout JSONWriter) throws(JSONError) {
    try json.put("userId", userId)
    try json.put("id", id)
    try json.put("title", title)
    try json.put("completed", completed)
  }
}

extension User: JSONObjectWritable {
  /// Encodes the members in the order of the properties.
  ///
  /// - Throws: Errors of the writer, such as `size-limit`.
  public func writeMembers(to json: inout JSONWriter) throws(JSONError) {
    try json.put("id", id)
    try json.put("email", email)
    try json.put("name", name)
    try json.put("skill_ids", skills, as: SkillReference().array)
  }
}
