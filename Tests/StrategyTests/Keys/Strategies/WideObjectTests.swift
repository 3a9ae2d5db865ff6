import ApplicativeMapping
import JSONCore
import JSONMapping
import ManualMapping
import MappableMapping
import Testing
import ThrowingMapping

/// What models of many members share, whose keys are made at run time.
private enum Wide {
  static let memberCount = 100
  /// More often than an object is searched before it gets an index.
  static let roundCount = 20

  static let keys = (0..<memberCount).map { "memberNumber\($0)" }
  static let numbers = Array(0..<memberCount)

  /// The members in the keys of a strategy.
  static func text(_ strategy: JSONKeyStrategy, without missing: Int? = nil, and other: String = "") -> String
  {
    let members = numbers.filter { $0 != missing }.map { #""\#(strategy.jsonKey(for: keys[$0]))":\#($0)"# }
    return "{\(members.joined(separator: ","))\(other)}"
  }

  /// What `read` makes of all keys, each time anew.
  static func rounds<Failure: Error>(
    _ read: (_ key: String) throws(Failure) -> Int
  ) throws(Failure) -> [[Int]] {
    var rounds: [[Int]] = []
    for _ in 0..<roundCount {
      var numbers: [Int] = []
      for key in keys { numbers.append(try read(key)) }
      rounds.append(numbers)
    }
    return rounds
  }
}

private struct ManualWide: ManualDecodable {
  var rounds: [[Int]]

  init(json: JSONObject) throws(JSONError) {
    rounds = try Wide.rounds { (key) throws(JSONError) in try json[key] }
  }
}

private struct PathWide: ManualDecodable {
  var rounds: [[Int]]

  init(json: JSONObject) throws(JSONError) {
    rounds = try Wide.rounds { (key) throws(JSONError) in try json[at: JSONKeyPath([key])] }
  }
}

private struct MappableWide: Mappable {
  var rounds: [[Int]] = []

  init?(map: Map) {}

  mutating func mapping(map: Map) {
    rounds = Wide.rounds { key in
      var number = 0
      number <- map[key]
      return number
    }
  }
}

private struct ApplicativeWide: ApplicativeMapping.Decodable {
  var rounds: [[Int]]

  static func decode(_ json: ApplicativeMapping.JSON) -> Decoded<ApplicativeWide> {
    do throws(DecodeError) {
      let rounds = try Wide.rounds { (key) throws(DecodeError) -> Int in
        switch (json <| key) as Decoded<Int> {
        case .success(let number): return number
        case .failure(let error): throw error
        }
      }
      return .success(ApplicativeWide(rounds: rounds))
    } catch {
      return .failure(error)
    }
  }
}

private struct ThrowingWide: ThrowingMapping.Decodable {
  var rounds: [[Int]]

  static func decode(_ json: ThrowingMapping.JSON) throws -> ThrowingWide {
    ThrowingWide(rounds: try Wide.rounds { (key) throws in try json => KeyPath(key) })
  }
}

@Suite("Strategies for keys, in objects of many members")
struct WideObjectTests {
  typealias Decode = @Sendable (JSONValue, JSONKeyStrategy) throws(JSONError) -> [[Int]]

  static let dialects: [(name: String, decode: Decode)] = [
    (
      "manual",
      { (json, keys) throws(JSONError) in try ManualMapper<ManualWide>(keys: keys).decode(json).rounds }
    ),
    (
      "paths",
      { (json, keys) throws(JSONError) in try ManualMapper<PathWide>(keys: keys).decode(json).rounds }
    ),
    (
      "mappable",
      { (json, keys) throws(JSONError) in try MappableMapper<MappableWide>(keys: keys).decode(json).rounds }
    ),
    (
      "applicative",
      { (json, keys) throws(JSONError) in
        try ApplicativeMapper<ApplicativeWide>(keys: keys).decode(json).rounds
      }
    ),
    (
      "throwing",
      { (json, keys) throws(JSONError) in try ThrowingMapper<ThrowingWide>(keys: keys).decode(json).rounds }
    ),
  ]

  static let strategies: [(name: String, strategy: JSONKeyStrategy)] = [
    ("unchanged", .unchanged), ("snake case", .snakeCase), ("kebab case", .kebabCase),
    ("custom", .custom { "\($0)!" }),
  ]

  @Test("Keys at run time are converted however often they are looked for", arguments: dialects, strategies)
  func rounds(dialect: (name: String, decode: Decode), keys: (name: String, strategy: JSONKeyStrategy)) throws
  {
    let document = try Document(parsing: Wide.text(keys.strategy))
    let rounds = try dialect.decode(document.root, keys.strategy)
    #expect(rounds == Array(repeating: Wide.numbers, count: Wide.roundCount))
    // They were found by an index, without which each look-up looks at half of the members.
    #expect(document.runTimeSearchSteps < Wide.roundCount * Wide.memberCount * 2)
  }

  @Test("The converted ones are those that are known", arguments: dialects)
  func unknownKeys(name: String, decode: @escaping Decode) throws {
    let text = Wide.text(.snakeCase, and: #","memberNumber7":7"#)
    let rules = DecodingRules(rejectsUnknownKeys: true)
    let error = #expect(throws: JSONError.self) {
      try Document(parsing: text).withRoot(by: rules) { (json) throws(JSONError) in
        try decode(json, .snakeCase)
      }
    }
    #expect(error?.issues.map { "\($0.path) \($0.code)" } == ["$.memberNumber7 unknown-key"])
  }

  @Test("The key of the text is named where it is missing", arguments: dialects)
  func missing(name: String, decode: @escaping Decode) throws {
    let text = Wide.text(.snakeCase, without: 42)
    let error = #expect(throws: JSONError.self) { try decode(Document(parsing: text).root, .snakeCase) }
    #expect(error?.issue.path.description == "$")
    guard case .missingKey(let key, expected: .type("Int")) = error?.issue.kind else {
      return #expect(error?.issue.code == .missingKey)
    }
    #expect(key == "member_number42")
  }
}
