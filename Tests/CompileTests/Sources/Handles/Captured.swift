import ManualMapping

// A closure in a variable might be stored, so it can't capture a handle.

struct Point {
  var x: Int
  var y: Int
}

extension Point: ManualDecodable {
  // error
  init(json: JSONObject) throws(JSONError) {
    let get = { (key: String) throws(JSONError) -> Int in try json[key] }
    self.init(x: try get("x"), y: try get("y"))
  }
}
