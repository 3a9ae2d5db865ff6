import ManualMapping

struct Point: JSONObjectWritable {
  var x: Int

  func writeMembers(to json: inout JSONWriter) throws(JSONError) {
    json.key("at")
    // error
    try json.object { json in try json.put("x", x) }
  }
}
