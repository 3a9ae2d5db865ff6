import JSONCore
import JSONMapping

// Fields and combined mappings don't pass a conformance of the main actor to other threads.

struct UserID: NumberStringConvertible {
  var number: Int64

  static func read(numberString json: JSONValue) throws(JSONError) -> UserID {
    UserID(number: try .read(numberString: json))
  }

  static func read(number json: JSONValue) throws(JSONError) -> UserID {
    UserID(number: try .read(number: json))
  }

  func write(numberString writer: inout JSONWriter) { number.write(numberString: &writer) }

  func write(number writer: inout JSONWriter) throws(JSONError) { try number.write(number: &writer) }
}

func numbersInStrings() {
  // error
  let mapping: any Mapping<UserID> = NumberStringField<UserID>()
}

nonisolated struct FreeID: RawRepresentable, Hashable, NumberStringConvertible { var rawValue: Int64 }

struct RoomNumber: Hashable, JSONObjectKey {
  var number: Int

  init?(jsonKey: String) {
    guard let number = Int(jsonKey) else { return nil }
    self.number = number
  }

  var jsonKey: String { "\(number)" }
}

func dictionaryKeys() {
  // error
  let mapping: any Mapping<[RoomNumber: String]> = TextField().dictionary(keys: RoomNumber.self)
}

nonisolated struct FreeNumber: RawRepresentable, Hashable, JSONObjectKey { var rawValue: Int }

nonisolated struct TextField: Mapping {
  func decode(_ json: JSONValue) throws(JSONError) -> String { try json.string() }
  func encode(_ text: String, into writer: inout JSONWriter) throws(JSONError) { writer.write(text) }
}

struct Tag: Hashable {
  var name: String
}

nonisolated struct TagField: Mapping {
  func decode(_ json: JSONValue) throws(JSONError) -> Tag { throw json.error(.custom("no")) }
  func encode(_ tag: Tag, into writer: inout JSONWriter) throws(JSONError) { writer.writeNull() }
}

func sets() {
  // error
  let mapping: any Mapping<Set<Tag>> = TagField().set
}

nonisolated struct FreeTag: Hashable {
  var name: String
}

nonisolated struct FreeTagField: Mapping {
  func decode(_ json: JSONValue) throws(JSONError) -> FreeTag { FreeTag(name: try json.string()) }
  func encode(_ tag: FreeTag, into writer: inout JSONWriter) throws(JSONError) { writer.write(tag.name) }
}

struct Wire: JSONReadable {
  static func read(_ json: JSONValue) throws(JSONError) -> Wire { Wire() }
}

nonisolated extension Wire: JSONWritable {
  func write(to writer: inout JSONWriter) throws(JSONError) { writer.writeNull() }
}

func closures() {
  // error
  let mapping: any Mapping<Int> = ClosureField<Wire, Int>(
    from: { (_: Wire) in 1 }, to: { (_: Int) -> Wire in throw JSONError(.custom("no")) })
}

nonisolated enum FreeMessage: MappingProviding {
  case text(String)
  case typing

  static let mapping: TaggedMapping<FreeMessage> = .tagged(
    by: "type", content: "value",
    [
      "text": .case(TextField(), FreeMessage.text) { if case .text(let text) = $0 { text } else { nil } },
      "typing": .case(.typing) { if case .typing = $0 { true } else { false } },
    ])
}

func free() throws {
  let id: any Mapping<FreeID> = NumberStringField<FreeID>()
  let other: NumberStringField<FreeID> = .numberString()
  let rooms: any Mapping<[FreeNumber: String]> = TextField().dictionary(keys: FreeNumber.self)
  let tags: any Mapping<Set<FreeTag>> = FreeTagField().set
  let length: any Mapping<Int> = ClosureField<String, Int>(from: { $0.count }, to: { "\($0)" })
  let messages: any Mapping<[FreeMessage]> = FreeMessage.mapping.array
  Task.detached {
    _ = try (id.decode("\"1\""), other.decode("\"1\""), rooms.decode("{}"), tags.decode("[]"))
    _ = try (length.decode("\"a\""), messages.decode("[]"))
  }
  _ = try messages.decode("[]")
}
