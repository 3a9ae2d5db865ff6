public import JSONCore
import JSONMapping

extension Skill: JSONObjectWritable {
  /// Encodes the members in the order of the properties.
  public func writeMembers(to json: inout JSONWriter) throws(JSONError) {
    try json.put("id", id)
    try json.put("name", name)
    try json.put("level", level)
  }
}

extension SkillLevel: JSONWritable {}
