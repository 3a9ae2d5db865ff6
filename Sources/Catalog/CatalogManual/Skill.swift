public import Catalog
public import JSONCore
public import ManualMapping

extension Skill: ManualMappable {
  public init(json: JSONObject) throws(JSONError) {
    self.init(id: try json["id"], name: try json["name"], level: try json["level"])
  }

  public func encode(into json: inout JSONWriter) throws(JSONError) {
    try json.put("id", id)
    try json.put("name", name)
    try json.put("level", level)
  }
}

extension SkillLevel: ManualReadable, ManualWritable {}
