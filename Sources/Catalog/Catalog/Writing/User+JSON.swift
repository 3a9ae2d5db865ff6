public import JSONCore
import JSONMapping

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
