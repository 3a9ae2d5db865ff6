import JSONCore
import JSONFoundation
import ManualMapping

struct Todo: ManualMappable {
  init(json: JSONObject) throws(JSONError) {}
  func writeMembers(to json: inout JSONWriter) throws(JSONError) {}
}

func page(_ text: String) throws {
  // statements
}
