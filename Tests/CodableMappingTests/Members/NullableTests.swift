import CodableMapping
import Foundation
import MappingTestSupport
import Testing

private enum DayField: CodedField { static let mapping = DateField.yearMonthDay }

private struct Patch: Codable, Equatable {
  var title: String?
  @Nullable var level: Int?
  @Nullable var tags: [String]?
  @CodedBy<DayField.OrNull> var due: Date?
}

@Suite("Optional properties that are encoded as null")
struct NullableTests {
  static let texts = [
    #"{"level":null,"tags":null,"due":null}"#, #"{"title":"t","level":1,"tags":["a"],"due":"2020-02-29"}"#,
  ]

  @Test("A nullable property is decoded and encoded", arguments: texts)
  func roundTrip(text: String) throws {
    let mapper = CodableMapper<Patch>()
    let patch = try mapper.decode(text)
    #expect(try mapper.encodeToString(patch) == text)
    #expect(try CodableEncoder().encode(patch) == Data(text.utf8))
    #expect(try CodableDecoder().decode(Patch.self, from: Data(text.utf8)) == patch)
  }

  @Test("Null is decoded as nil")
  func null() throws {
    #expect(
      try CodableMapper<Patch>().decode(Self.texts[0]) == Patch(title: nil, level: nil, tags: nil, due: nil))
    let list = try CodableMapper<[Nullable<Int>]>().decode("[1,null]")
    #expect(list.map(\.wrappedValue) == [1, nil])
    #expect(try CodableMapper<[Nullable<Int>]>().encodeToString(list) == "[1,null]")
  }

  static let malformed = [
    (
      #"{"tags":null,"due":null}"#,
      #"$: missing key "level" required by Patch (Int?) (line 1, column 1) [missing-key]"#,
      "keyNotFound level at []"
    ),
    (
      #"{"level":null,"tags":null}"#,
      #"$: missing key "due" required by Patch (Date?) (line 1, column 1) [missing-key]"#,
      "keyNotFound due at []"
    ),
    (
      #"{"level":"1","tags":null,"due":null}"#,
      #"$.level: expected Int for Patch.level, found string "1" (line 1, column 10) [type-mismatch]"#,
      "typeMismatch Int at [\"level\"]"
    ),
    (
      #"{"level":null,"tags":["a",null],"due":null}"#,
      "$.tags[1]: expected String for Patch.tags, found null (line 1, column 27) [unexpected-null]",
      "valueNotFound String at [\"tags\", \"1\"]"
    ),
    (
      #"{"level":null,"tags":null,"due":"x"}"#,
      #"$.due: expected a date (yyyy-MM-dd) for Patch.due, found "x" (line 1, column 33) [invalid-format]"#,
      "dataCorrupted at [\"due\"]"
    ),
  ]

  @Test("A missing key and a wrong value are errors with path and location", arguments: malformed)
  func errors(text: String, description: String, outcome: String) {
    #expect(thrown { try CodableMapper<Patch>().decode(text) }?.description == description)
    #expect(Outcome { try CodableDecoder().decode(Patch.self, from: Data(text.utf8)) }.description == outcome)
  }
}
