import ManualMapping

extension Folder: ManualDecodable {
  init(json: JSONObject) throws(JSONError) {
    let inner = InnerMapping()
    self.init(
      todo: try json["todo", as: inner],
      last: try json[optional: "last", as: inner],
      more: try json["more", as: inner.array],
      named: try json["named", as: inner.dictionary])
  }
}
