import ApplicativeMapping

extension Folder: ApplicativeMapping.Decodable {
  static func decode(_ json: JSON) -> Decoded<Folder> {
    let inner = InnerMapping()
    return curry(Folder.init(todo:last:more:named:))
      <^> json["todo", as: inner]
      <*> json[optional: "last", as: inner]
      <*> json[array: "more", as: inner]
      <*> json["named", as: inner.dictionary]
  }
}
