import JSONFoundation
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

// `ManualIsolationTests` map nonisolated models, and enums with raw values.

enum FreeColor: String { case red, other }

nonisolated extension FreeColor: MappingProviding {
  static let mapping = RawValueField<FreeColor>().or(.other)
}

extension FreeColor: JSONDecodable, JSONWritable {}

nonisolated struct FreeMovie: ManualMappable, MappingProviding {
  var id: Int

  static let mapping = ManualMapper<FreeMovie>()

  init(json: JSONObject) throws(JSONError) { id = try json["id"] }

  func writeMembers(to json: inout JSONWriter) throws(JSONError) { try json.put("id", id) }
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
