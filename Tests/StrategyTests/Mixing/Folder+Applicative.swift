import ApplicativeMapping

extension Folder: ApplicativeMapping.Decodable, ApplicativeMapping.JSONEncodable {
  static func decode(_ json: JSON) -> Decoded<Folder> {
    let inner = InnerDialect()
    return curry(Folder.init(todo:last:more:named:))
      <^> json["todo", as: inner]
      <*> json[optional: "last", as: inner]
      <*> json[array: "more", as: inner]
      <*> json["named", as: inner.dictionary]
  }

  // What the throwing dialect asks for, too.
  func encode(into writer: inout JSONWriter) throws(JSONError) {
    let inner = InnerDialect()
    try writer.object { (json) throws(JSONError) in
      try json.put("todo", todo, as: inner)
      try json.put("last", last, as: inner)
      try json.put("more", more, as: inner.array)
      try json.put("named", named, as: inner.dictionary)
    }
  }
}
