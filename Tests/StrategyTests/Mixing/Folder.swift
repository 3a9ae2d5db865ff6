import ApplicativeMapping
import Catalog
import CodableMapping
import DerivedMapping
import JSONMapping
import ManualMapping
import MappableMapping
import ThrowingMapping

/// A model that contains todos in every form in which one model contains another. ``InnerMapping`` maps the
/// todos.
struct Folder: Equatable, Sendable {
  var todo: Todo
  var last: Todo?
  var more: [Todo]
  var named: [String: Todo]
}

// By hand, for all strategies except Codable's and ObjectMapper's.
extension Folder: JSONObjectWritable {
  func writeMembers(to json: inout JSONWriter) throws(JSONError) {
    let inner = InnerMapping()
    try json.put("todo", todo, as: inner)
    try json.put("last", last, as: inner)
    try json.put("more", more, as: inner.array)
    try json.put("named", named, as: inner.dictionary)
  }
}

/// The mapping of the todos in a folder: that of the strategy that the test has chosen.
struct InnerMapping: Mapping {
  @TaskLocal static var chosen: (any Mapping<Todo>)?

  func decode(_ json: JSONValue) throws(JSONError) -> Todo {
    guard let chosen = Self.chosen else { throw json.error(.custom("no strategy was chosen")) }
    return try chosen.decode(json)
  }

  func encode(_ model: Todo, into writer: inout JSONWriter) throws(JSONError) {
    guard let chosen = Self.chosen else { throw writer.error(.custom("no strategy was chosen")) }
    try chosen.encode(model, into: &writer)
  }
}

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

/// The form of `MappableMapping` in which properties are constants.
enum Immutable {
  struct Folder: ImmutableMappable {
    let todo: Todo
    let last: Todo?
    let more: [Todo]
    let named: [String: Todo]

    init(map: Map) throws {
      let inner = InnerMapping()
      todo = try map.value("todo", using: inner)
      last = try map.value("last", using: inner)
      more = try map.value("more", using: inner.array)
      named = try map.value("named", using: inner.dictionary)
    }

    func mapping(map: Map) {
      let inner = InnerMapping()
      todo >>> (map["todo"], inner)
      last >>> (map["last"], inner)
      more >>> (map["more"], inner)
      named >>> (map["named"], inner)
    }
  }
}

extension Folder: Swift.Codable {
  private enum CodingKeys: CodingKey { case todo, last, more, named }

  init(from decoder: any Decoder) throws {
    let inner = InnerMapping()
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      todo: try container.decode(with: inner, forKey: .todo),
      last: try container.decodeIfPresent(with: inner, forKey: .last),
      more: try container.decode(with: inner.array, forKey: .more),
      named: try container.decode(with: inner.dictionary, forKey: .named))
  }

  func encode(to encoder: any Encoder) throws {
    let inner = InnerMapping()
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(todo, with: inner, forKey: .todo)
    try container.encodeIfPresent(last, with: inner, forKey: .last)
    try container.encode(more, with: inner.array, forKey: .more)
    try container.encode(named, with: inner.dictionary, forKey: .named)
  }
}

/// The form of a `Codable` model whose conformance is synthesized: wrappers name the mapping of the todos.
enum Wrapped {
  struct Folder: Codable {
    @CodedBy<Field> var todo: Todo
    @CodedBy<Field.IfPresent> var last: Todo?
    @CodedBy<Field.List> var more: [Todo]
    @CodedBy<Field.ByKey> var named: [String: Todo]
  }

  enum Field: CodedField { static let mapping = InnerMapping() }
}

extension Folder {
  static var readsInOnePass: Bool { true }

  static func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> Folder {
    let inner = InnerMapping()
    var todo: Todo?
    var last: Todo??
    var more: [Todo]?
    var named: [String: Todo]?
    if try cursor.beginObject() {
      repeat {
        if todo == nil, cursor.consumeKey("todo") {
          todo = try cursor.value(as: inner)
        } else if last == nil, cursor.consumeKey("last") {
          last = try cursor.optional(as: inner)
        } else if more == nil, cursor.consumeKey("more") {
          more = try cursor.value(as: inner.array)
        } else if named == nil, cursor.consumeKey("named") {
          named = try cursor.value(as: inner.dictionary)
        } else {
          try cursor.skipMember()
        }
      } while try cursor.advanceToMember()
    }
    guard let todo, let more, let named else { throw CursorFailure() }
    return Folder(todo: todo, last: last ?? nil, more: more, named: named)
  }
}
