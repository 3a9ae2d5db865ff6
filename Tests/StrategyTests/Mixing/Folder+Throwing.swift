import ThrowingMapping

extension Folder: ThrowingMapping.Decodable {
  static func decode(_ json: JSON) throws -> Folder {
    let inner = InnerMapping()
    return try Folder(
      todo: json["todo", as: inner],
      last: json[optional: "last", as: inner],
      more: json["more", as: inner.array],
      named: json["named", as: inner.dictionary])
  }
}
