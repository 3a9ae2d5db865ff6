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
      try json.member("todo", todo, inner)
      try json.member("last", ifPresent: last, inner)
      try json.member("more", more, inner.array)
      try json.member("named", named, inner.dictionary)
    }
  }
}
