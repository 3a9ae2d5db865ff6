import ManualMapping

struct Point: ManualEncodable {
  var x: Int

  func encode(into json: inout JSONWriter) throws(JSONError) {
    json.key("at")
    // error: invalid conversion of thrown error type 'any Error' to 'JSONError'
    try json.object { json in try json.put("x", x) }
  }
}
