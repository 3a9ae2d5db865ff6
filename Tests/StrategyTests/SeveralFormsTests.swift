import JSONMapping
import ManualMapping
import MappableMapping
import Testing

/// Which of several written forms a type has that could be written in more than one.
@Suite("Types with several written forms")
struct SeveralFormsTests {
  @Test("An enum of raw values that is written as an object is no raw value")
  func rawValue() throws {
    #expect(try ManualMapper<ObjectLevel>().encodeToString(.low) == #"{"level":"low"}"#)
    #expect(try ManualMapper<ObjectLevel>().array.encodeToString([.low]) == #"[{"level":"low"}]"#)
    #expect(try ManualMapper<ObjectMode>().encodeToString(.on) == #"{"mode":1}"#)
  }

  @Test("A model of ObjectMapper's strategy that is written as an object has one form for each strategy")
  func mappable() throws {
    #expect(try MappableMapper<WrittenMappable>().encodeToString(WrittenMappable(size: 7)) == #"{"size":7}"#)
    #expect(try ManualMapper<WrittenMappable>().encodeToString(WrittenMappable(size: 7)) == #"{"written":7}"#)
    #expect(
      try MappableMapper<WrittenOwner>().encodeToString(WrittenOwner(model: WrittenMappable(size: 7)))
        == #"{"model":{"size":7}}"#)
  }
}

private enum ObjectLevel: String, JSONObjectWritable {
  case low

  func writeMembers(to json: inout JSONWriter) throws(JSONError) { try json.put("level", rawValue) }
}

private enum ObjectMode: Int {
  case on = 1
}

extension ObjectMode: JSONWritable, JSONObjectWritable {
  func writeMembers(to json: inout JSONWriter) throws(JSONError) { try json.put("mode", rawValue) }
}

private struct WrittenMappable: Mappable, JSONObjectWritable {
  var size = 0

  init(size: Int) { self.size = size }

  init?(map: Map) {}

  mutating func mapping(map: Map) { size <- map["size"] }

  func writeMembers(to json: inout JSONWriter) throws(JSONError) { try json.put("written", size) }
}

private struct WrittenOwner: Mappable {
  var model: WrittenMappable?

  init(model: WrittenMappable) { self.model = model }

  init?(map: Map) {}

  mutating func mapping(map: Map) { model <- map["model"] }
}
