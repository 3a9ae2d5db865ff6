import CodableMapping
import MappingTestSupport
import Testing

/// A key that the model decodes isn't a misspelling of another. A plain enum of coding keys lists
/// them.
@Suite("Keys of a model")
struct KnownKeysTests {
  struct Box: Codable {
    var side: Int
    var size, sideLength: Int?
  }

  struct Range: Codable {
    var firstDay: Int
    var firstDate: Int?
  }

  @Test(
    "A misspelt key of a synthesized model has a suggestion, also in snake case",
    arguments: [
      (#"{"size":1}"#, "keys present: size", false),
      (#"{"sida":1,"size":1}"#, #"help: did you mean "sida"?"#, false),
      (#"{"Side":1,"size":1}"#, #"help: did you mean "Side"?"#, false),
      (#"{"s_ide":1,"size":1}"#, #"help: did you mean "s_ide"?"#, false),
      (#"{"first_date":1}"#, "keys present: first_date", true),
      (#"{"first_dya":1,"first_date":1}"#, #"help: did you mean "first_dya"?"#, true),
    ])
  func synthesized(_ text: String, _ advice: String, isSnakeCase: Bool) {
    let error = thrown {
      if isSnakeCase {
        _ = try CodableMapper<Range>(keys: .snakeCase).decode(text)
      } else {
        _ = try CodableMapper<Box>().decode(text)
      }
    }
    #expect(error?.issue.advice == [advice])
  }

  struct Named: Decodable {
    var side: Int

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      side = try container.decode(Int.self, forKey: Key("side"))
    }
  }

  @Test("Coding keys that aren't an enum give no suggestion")
  func names() {
    let error = #expect(throws: JSONError.self) { try CodableMapper<Named>().decode(#"{"size":1}"#) }
    #expect(error?.issue.advice == [#"help: did you mean "size"?"#])
  }
}
