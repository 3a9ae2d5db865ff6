import ManualMapping

struct Point: JSONObjectWritable {
  var x: Int

  func writeMembers(to json: inout JSONWriter) throws(JSONError) {
    json.key("at")
    // error: invalid conversion of thrown error type 'any Error' to 'JSONError'
    try json.object { json in try json.put("x", x) }
  }
}
