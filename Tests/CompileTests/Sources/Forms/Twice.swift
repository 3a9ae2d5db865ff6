import JSONMapping
import ManualMapping

// A type has one written form, so code that gives it two doesn't compile.

struct Field<Model>: Mapping {
  func decode(_ json: JSONValue) throws(JSONError) -> Model { throw json.error(.custom("none")) }
  func encode(_ model: Model, into writer: inout JSONWriter) throws(JSONError) { writer.writeNull() }
}

struct Movie: ManualDecodable {
  init(json: JSONObject) throws(JSONError) {}
  func writeMembers(to json: inout JSONWriter) throws(JSONError) {}
}

// error
// error: a type is written by its members or by its mapping, not by both: conform to 'JSONWritable' instead
extension Movie: MappingProviding {
  static let mapping = Field<Movie>()
}

// error
// error: a type is written by its members or by its mapping, not by both: conform to 'JSONWritable' instead
extension Movie: JSONObjectWritable {}

// A mapper of the type writes the same members, so this compiles.
struct Actor: ManualDecodable, JSONObjectWritable, MappingProviding {
  static let mapping = ManualMapper<Actor>()
  init(json: JSONObject) throws(JSONError) {}
  func writeMembers(to json: inout JSONWriter) throws(JSONError) {}
}

// A mapper that calls `write(to:)` can't implement it.
// error
// error: the mapper calls 'write(to:)' itself: implement it, or conform to 'JSONObjectWritable'
struct Award: JSONDecodable, MappingProviding {
  static let mapping = ManualMapper<Award>()
  static func decode(value json: JSONValue) throws(JSONError) -> Award { Award() }
}

// error
// error: the mapper calls 'write(to:)' itself: implement it, or conform to 'JSONObjectWritable'
extension Award: JSONWritable {}

enum Rating: String, JSONDecodable, MappingProviding {
  case good
  static let mapping = Field<Rating>()
}

extension Rating: JSONWritable {}
