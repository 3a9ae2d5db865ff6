import CodableMapping
import ManualMapping

struct User: ManualMappable {
  init(json: JSONObject) throws(JSONError) {}
  func writeMembers(to json: inout JSONWriter) throws(JSONError) {}
}

struct Skills: Sendable {}

struct Circle: ManualDecodable {
  init(json: JSONObject) throws(JSONError) {}
}

struct Square: ManualDecodable {
  init(json: JSONObject) throws(JSONError) {}
}

enum Shape {
  case circle(Circle)
  case square(Square)
}

func page(_ skills: Skills) throws {
  // statements
}
