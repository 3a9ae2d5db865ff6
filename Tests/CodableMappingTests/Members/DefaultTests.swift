import CodableMapping
import Foundation
import MappingTestSupport
import Testing

private enum Light: String, Codable { case red, green }

private enum ToGreen: DefaultValue { static let value = Light.green }

private enum DayField: CodedField { static let mapping = DateField.yearMonthDay }

private enum ToEpoch: DefaultValue { static let value = Date(timeIntervalSince1970: 0) }

private struct Repository: Codable, Hashable {
  var name: String
  @Defaulted<ToZero<Int>> var stars: Int
  @Defaulted<ToZero<Double>> var score: Double
  @Defaulted<ToEmpty<[String]>> var topics: [String]
  @Defaulted<ToEmpty<[String: Int]>> var counts: [String: Int]
  @Defaulted<ToEmpty<Set<Int>>> var years: Set<Int>
  @Defaulted<ToEmpty<String>> var notes: String
  @Defaulted<ToFalse> var isArchived: Bool
  @Defaulted<ToTrue> var isPublic: Bool
  @Defaulted<ToGreen> var light: Light
  @CodedBy<DayField.Defaulted<ToEpoch>> var created: Date
}

private struct Tolerant: Codable, Equatable {
  @Defaulted<ToZero<Int>.EvenIfWrong> var stars: Int
  @Defaulted<ToGreen.EvenIfWrong> var light: Light
  @Defaulted<ToEmpty<[Int]>.EvenIfWrong> var list: [Int]
  @CodedBy<DayField.Defaulted<ToEpoch.EvenIfWrong>> var created: Date
}

/// A value whose decoding throws an error that isn't about the value.
private struct Interrupted<Cause: Interruption>: Codable {
  init() {}
  init(from decoder: any Decoder) throws { throw Cause() }
  func encode(to encoder: any Encoder) throws {}
}

private protocol Interruption: Error { init() }

extension CancellationError: Interruption {}

private struct Unrelated: Interruption {}

private enum ToNothing<Cause: Interruption>: DefaultValue {
  static var value: Interrupted<Cause> { Interrupted() }
}

private struct Interrupting<Cause: Interruption>: Codable {
  @Defaulted<ToNothing<Cause>.EvenIfWrong> var value: Interrupted<Cause>
}

@Suite("Properties with a default")
struct DefaultTests {
  private static let least = Repository(
    name: "a", stars: 0, score: 0, topics: [], counts: [:], years: [], notes: "", isArchived: false,
    isPublic: true, light: .green, created: ToEpoch.value)

  static let without = [
    #"{"name":"a"}"#,
    #"""
    {"name":"a","stars":null,"score":null,"topics":null,"counts":null,"years":null,"notes":null,"isArchived":null,
     "isPublic":null,"light":null,"created":null}
    """#,
  ]

  @Test("A missing key and null give the default", arguments: without)
  func missing(text: String) throws {
    #expect(try CodableMapper<Repository>().decode(text) == Self.least)
    #expect(try CodableDecoder().decode(Repository.self, from: Data(text.utf8)) == Self.least)
  }

  static let full = #"""
    {"name":"a","stars":3,"score":1.5,"topics":["x"],"counts":{"y":1},"years":[2],"notes":"n","isArchived":true,"isPublic":false,"light":"red","created":"2020-02-29"}
    """#

  @Test("A value is decoded and encoded, and the default is encoded as well")
  func roundTrip() throws {
    let mapper = CodableMapper<Repository>()
    let repository = try mapper.decode(Self.full)
    #expect(repository.stars == 3 && !repository.isPublic && repository.light == .red)
    #expect(try mapper.encodeToString(repository) == Self.full)
    #expect(
      try mapper.encodeToString(Self.least)
        == #"{"name":"a","stars":0,"score":0,"topics":[],"counts":{},"years":[],"notes":"","isArchived":false,"#
        + #""isPublic":true,"light":"green","created":"1970-01-01"}"#)
    #expect(try mapper.decode(mapper.encode(Self.least)) == Self.least)
  }

  static let malformed = [
    (
      #"{"name":"a","stars":"3"}"#,
      #"$.stars: expected Int for Repository.stars, found string "3" (line 1, column 21) [type-mismatch]"#,
      "typeMismatch Int at [\"stars\"]"
    ),
    (
      "{\"name\":\"a\",\n \"topics\":[\"x\",1]}",
      "$.topics[1]: expected String for Repository.topics, found 1 (line 2, column 16) [type-mismatch]",
      "typeMismatch String at [\"topics\", \"1\"]"
    ),
    (
      #"{"name":"a","light":"rod"}"#,
      #"$.light: "rod" is not a Light (line 1, column 21) [invalid-raw-value]"#,
      "dataCorrupted at [\"light\"]"
    ),
    (
      #"{"name":"a","created":"2020-02-30"}"#,
      #"$.created: expected a date (yyyy-MM-dd) for Repository.created, found "2020-02-30" (line 1, column 23) [invalid-format]"#,
      "dataCorrupted at [\"created\"]"
    ),
  ]

  @Test("A wrong value is an error with path and location", arguments: malformed)
  func wrong(text: String, description: String, outcome: String) {
    #expect(thrown { try CodableMapper<Repository>().decode(text) }?.description == description)
    #expect(
      Outcome { try CodableDecoder().decode(Repository.self, from: Data(text.utf8)) }.description == outcome)
  }

  static let unfit = [
    #"{"stars":"3","light":"rod","list":[1,"x"],"created":"never"}"#,
    #"{"stars":1.5,"light":1,"list":{},"created":{}}"#,
    "{}", #"{"stars":null,"light":null,"list":null,"created":null}"#,
  ]

  @Test("A wrong value gives the default on request", arguments: unfit)
  func evenIfWrong(text: String) throws {
    let expected = Tolerant(stars: 0, light: .green, list: [], created: ToEpoch.value)
    #expect(try CodableMapper<Tolerant>().decode(text) == expected)
    #expect(try CodableMapper<Tolerant>().reportingAllIssues(limit: 10).decode(text) == expected)
    let decoder = CodableDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    #expect(try decoder.decode(Tolerant.self, from: Data(text.utf8)) == expected)
  }

  @Test("An error that isn't about the value is rethrown")
  func interruptions() {
    func check<Cause: Interruption>(_: Cause.Type) {
      let data = Data(#"{"value":1}"#.utf8)
      #expect(throws: Cause.self) { try CodableDecoder().decode(Interrupting<Cause>.self, from: data) }
      #expect(throws: Cause.self) { try JSONDecoder().decode(Interrupting<Cause>.self, from: data) }
      #expect(throws: Cause.self) {
        try CodableDecoder().decode([Defaulted<ToNothing<Cause>.EvenIfWrong>].self, from: Data("[1]".utf8))
      }
    }
    check(CancellationError.self)
    check(Unrelated.self)
  }

  @Test("All issues after properties with a default are found")
  func allIssues() {
    let error = #expect(throws: JSONError.self) {
      try CodableMapper<Repository>().reportingAllIssues(limit: 10).decode(
        #"{"name":"a","stars":"3","isPublic":1,"created":2}"#)
    }
    #expect(error?.issues.map(\.path.description) == ["$.stars", "$.isPublic", "$.created"])
  }

  @Test("Elements of arrays have defaults as well, also with Foundation's coders")
  func elsewhere() throws {
    let list = try CodableMapper<[Defaulted<ToZero<Int>>]>().decode("[1,null]")
    #expect(list.map(\.wrappedValue) == [1, 0])
    #expect(try CodableMapper<[Defaulted<ToZero<Int>>]>().encodeToString(list) == "[1,0]")
    struct Plain: Codable, Equatable {
      @Defaulted<ToZero<Int>> var stars: Int
      @Defaulted<ToEmpty<String>.EvenIfWrong> var text: String
      @Nullable var level: Int?
    }
    let decoded = try JSONDecoder().decode(
      Plain.self, from: Data(#"{"stars":null,"text":1,"level":null}"#.utf8))
    #expect(decoded == Plain(stars: 0, text: "", level: nil))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(
      String(decoding: try encoder.encode(decoded), as: UTF8.self) == #"{"level":null,"stars":0,"text":""}"#)
  }
}

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
