import CodableMapping
import ManualMapping

struct Todo: Codable {}

struct User: ManualMappable {
  init(json: JSONObject) throws(JSONError) {}
  func encode(into json: inout JSONWriter) throws(JSONError) {}
}

struct Skills: Sendable {}

func page(_ skills: Skills) throws {
  // statements
}
