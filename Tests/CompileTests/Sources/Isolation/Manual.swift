import ManualMapping

// The strategy replaces no other package, and its protocols refuse the main actor.

struct Refused {
  var id: Int
}

// error
extension Refused: ManualDecodable {
  init(json: JSONObject) throws(JSONError) { self.init(id: try json["id"]) }
}

struct RefusedInOneDirection {
  var id: Int
}

// error
extension RefusedInOneDirection: JSONObjectWritable {
  func writeMembers(to json: inout JSONWriter) throws(JSONError) { try json.put("id", id) }
}

nonisolated struct Todo {
  var id: Int
}

nonisolated extension Todo: ManualMappable {
  init(json: JSONObject) throws(JSONError) { self.init(id: try json["id"]) }

  func writeMembers(to json: inout JSONWriter) throws(JSONError) { try json.put("id", id) }
}

/// An enum's conformance by its raw values is nonisolated.
enum Level: String { case low, high }

extension Level: ManualReadable, JSONWritable {}

enum FreeColor: String { case red, other }

nonisolated extension FreeColor: MappingProviding {
  static let mapping = RawValueField<FreeColor>().or(.other)
}

extension FreeColor: ManualReadable, JSONWritable {}

nonisolated struct FreeMovie: ManualMappable, MappingProviding {
  var id: Int

  static let mapping = ManualMapper<FreeMovie>()

  init(json: JSONObject) throws(JSONError) { id = try json["id"] }

  func writeMembers(to json: inout JSONWriter) throws(JSONError) { try json.put("id", id) }
}

func onTheMainActor() throws {
  _ = try ManualMapper<Todo>().array.decode("[]")
}

func elsewhere() {
  Task.detached { try ManualMapper<Todo>().encode(Todo(id: 1)) }
  let mapping: any Mapping<[Todo]> = ManualMapper<Todo>().array
  Task.detached { try mapping.decode("[]") }
}

// A type of the main actor may be created from a dictionary there, but has no mapper.
struct Parsed: DictionaryMappable {
  init?(json: [String: Any]) {}

  func toJSON() -> [String: Any] { [:] }
}

func parsed() {
  _ = Parsed(json: [:])
  // error
  _ = DictionaryMapper<Parsed>()
}
