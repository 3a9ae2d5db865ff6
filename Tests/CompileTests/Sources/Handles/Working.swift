import ManualMapping

// The alternatives to the code in the other files of this folder.

struct Point {
  var x: Int
  var y: Int
}

extension Point: ManualMappable {
  init(json: JSONObject) throws(JSONError) {
    func get(_ key: String) throws(JSONError) -> Int { try json[key] }
    self.init(x: try get("x"), y: try get("y"))
  }

  func writeMembers(to json: inout JSONWriter) throws(JSONError) {
    json.key("at")
    try json.object { (json) throws(JSONError) in
      try json.put("x", x)
      try json.put("y", y)
    }
  }
}

struct Sum {
  var value: Int
}

extension Sum: ManualDecodable {
  init(json: JSONObject) throws(JSONError) {
    let parts = try ["a", "b"].map { (key) throws(JSONError) -> Int in try json[key] }
    value = parts.reduce(0, +)
  }
}

struct Page {
  var title: String
  var extra: OwnedJSON
}

extension Page: ManualMappable {
  init(json: JSONObject) throws(JSONError) {
    self.init(title: try json["title"], extra: try json["extra"])
  }

  func writeMembers(to json: inout JSONWriter) throws(JSONError) {
    try json.put("title", title)
    try json.put("extra", extra)
  }
}
