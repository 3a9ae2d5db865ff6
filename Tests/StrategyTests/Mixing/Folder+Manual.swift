import ManualMapping

extension Folder: ManualDecodable, ManualWritable {
  init(json: JSONObject) throws(JSONError) {
    let inner = InnerDialect()
    self.init(
      todo: try json["todo", inner],
      last: try json["last", optional: inner],
      more: try json["more", inner.array],
      named: try json["named", inner.dictionary]
    )
  }

  // Not `ManualEncodable`: its `encode(into:)` would be that of two other dialects.
  func write(manual json: inout JSONWriter) throws(JSONError) {
    let inner = InnerDialect()
    try json.beginObject()
    try json.put("todo", todo, inner)
    try json.put("last", ifPresent: last, inner)
    try json.put("more", more, inner.array)
    try json.put("named", named, inner.dictionary)
    json.endObject()
  }
}
