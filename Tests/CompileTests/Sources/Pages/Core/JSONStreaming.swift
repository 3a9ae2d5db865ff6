import JSONStreaming
import ManualMapping

struct Movie: ManualMappable {
  var title = ""
  init(json: JSONObject) throws(JSONError) {}
  func writeMembers(to json: inout JSONWriter) throws(JSONError) {}
}

func page() async throws {
  // statements
}
