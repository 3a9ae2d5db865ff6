import ApplicativeMapping
import Catalog
import ManualMapping
import MappableMapping
import ThrowingMapping

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

extension Folder: Mappable {
  init?(map: Map) {
    self.init(todo: Todo(userId: 0, id: nil, title: "", completed: false), more: [], named: [:])
  }

  mutating func mapping(map: Map) {
    let inner = InnerMapping()
    todo <- (map["todo"], inner)
    last <- (map["last"], inner)
    more <- (map["more"], inner)
    named <- (map["named"], inner)
  }
}

extension Folder: ApplicativeMapping.Decodable, ThrowingMapping.Decodable {
  static func decode(_ json: ApplicativeMapping.JSON) -> Decoded<Folder> {
    let inner = InnerMapping()
    return curry(Folder.init(todo:last:more:named:))
      <^> json["todo", as: inner]
      <*> json[optional: "last", as: inner]
      <*> json[array: "more", as: inner]
      <*> json["named", as: inner.dictionary]
  }

  static func decode(_ json: ThrowingMapping.JSON) throws -> Folder {
    let inner = InnerMapping()
    return try Folder(
      todo: json["todo", as: inner],
      last: json[optional: "last", as: inner],
      more: json["more", as: inner.array],
      named: json["named", as: inner.dictionary])
  }
}
