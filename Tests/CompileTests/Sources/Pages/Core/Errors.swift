import ManualMapping

struct Todo: ManualMappable {
  init(json: JSONObject) throws(JSONError) {}
  func writeMembers(to json: inout JSONWriter) throws(JSONError) {}
}

func page(_ bytes: [UInt8], _ mapper: ManualMapper<Todo>) throws {
  var todos: [Todo] = []
  // statements
  print(todos)
}
