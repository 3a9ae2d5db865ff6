import DerivedMapping
import ManualMapping

// Models without dates and other types of Foundation; FoundationTests checks what this program links. The
// first model has the code that `@Mapped` generates, the second is mapped by hand.

struct Point: ManualMappable {
  var x: Int
  var y: Int?

  init(json: JSONObject) throws(JSONError) {
    x = try json["x"]
    y = try json["y"]
  }

  func writeMembers(to json: inout JSONWriter) throws(JSONError) {
    try json.put("x", x)
    try json.put("y", y)
  }
}

let model = try DerivedMapper<Model0>().decode(
  #"{"id": 1, "name": "Heat", "score": 8.5, "isActive": true, "part": {"title": "a"}}"#)
print(try DerivedMapper<Model0>().encodeToString(model))
print(try ManualMapper<Point>().encodeToString(ManualMapper<Point>().decode(#"{"x": 1}"#)))
