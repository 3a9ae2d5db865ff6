import ManualMapping

extension Folder: ManualDecodable, ManualWritable {
  init(json: JSONObject) throws(JSONError) {
    let inner = InnerDialect()
    self.init(
      todo: try json["todo", as: inner],
      last: try json[optional: "last", as: inner],
      more: try json["more", as: inner.array],
      named: try json["named", as: inner.dictionary]
    )
  }

  // Not `ManualEncodable`: its `encode(into:)` would be that of two other dialects.
  func write(manual json: inout JSONWriter) throws(JSONError) {
    let inner = InnerDialect()
    try json.beginObject()
    try json.put("todo", todo, as: inner)
    try json.put("last", last, as: inner)
    try json.put("more", more, as: inner.array)
    try json.put("named", named, as: inner.dictionary)
    json.endObject()
  }
}
