import ApplicativeMapping
import JSONCore
import JSONMapping
import ManualMapping
import MappableMapping
import Testing
import ThrowingMapping

/// The common part of models with many members, whose keys are computed at run time.
private enum Wide {
  static let memberCount = 100
  /// More searches than an object needs to create an index.
  static let roundCount = 20

  static let keys = (0..<memberCount).map { "memberNumber\($0)" }
  static let numbers = Array(0..<memberCount)

  /// The members in the keys of a strategy.
  static func text(_ strategy: JSONKeyStrategy, without missing: Int? = nil, and other: String = "") -> String
  {
    let members = numbers.filter { $0 != missing }.map { #""\#(strategy.jsonKey(for: keys[$0]))":\#($0)"# }
    return "{\(members.joined(separator: ","))\(other)}"
  }

  /// Decodes all keys with `read`.
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

/// The values of all keys in a model.
private struct Rounds { var all: [[Int]] = [] }

extension Rounds: ManualDecodable, Mappable {
  init(json: JSONObject) throws(JSONError) {
    all = try Wide.rounds { (key) throws(JSONError) in try json[key] }
  }

  init?(map: Map) {}

  mutating func mapping(map: Map) {
    all = Wide.rounds { key in
      var number = 0
      number <- map[key]
      return number
    }
  }
}

extension Rounds: ApplicativeMapping.Decodable, ThrowingMapping.Decodable {
  static func decode(_ json: ApplicativeMapping.JSON) -> Decoded<Rounds> {
    do throws(DecodeError) {
      let rounds = try Wide.rounds { (key) throws(DecodeError) -> Int in
        switch (json <| key) as Decoded<Int> {
        case .success(let number): return number
        case .failure(let error): throw error
        }
      }
      return .success(Rounds(all: rounds))
    } catch {
      return .failure(error)
    }
  }

  static func decode(_ json: ThrowingMapping.JSON) throws -> Rounds {
    Rounds(all: try Wide.rounds { (key) throws in try json => KeyPath(key) })
  }
}

private struct PathRounds: ManualDecodable {
  var rounds: Rounds

  init(json: JSONObject) throws(JSONError) {
    rounds = Rounds(all: try Wide.rounds { (key) throws(JSONError) in try json[at: JSONKeyPath([key])] })
  }
}

@Suite("Strategies for keys, in objects of many members")
struct WideObjectTests {
  struct Strategy: CustomTestStringConvertible {
    let testDescription: String
    fileprivate let mapper: @Sendable (JSONKeyStrategy) -> any JSONMapping.Decoding<Rounds>
  }

  static let all = [
    Strategy(testDescription: "manual") { ManualMapper<Rounds>(keys: $0) },
    Strategy(testDescription: "manual, by paths") { ManualMapper<PathRounds>(keys: $0).map { $0.rounds } },
    Strategy(testDescription: "mappable") { MappableMapper<Rounds>(keys: $0) },
    Strategy(testDescription: "applicative") { ApplicativeMapper<Rounds>(keys: $0) },
    Strategy(testDescription: "throwing") { ThrowingMapper<Rounds>(keys: $0) },
  ]

  static let keyStrategies: [(name: String, strategy: JSONKeyStrategy)] = [
    ("unchanged", .unchanged), ("snake case", .snakeCase), ("kebab case", .kebabCase),
    ("custom", .custom { "\($0)!" }),
  ]

  @Test("Keys at run time are converted each time they are searched", arguments: all, keyStrategies)
  func rounds(strategy: Strategy, keys: (name: String, strategy: JSONKeyStrategy)) throws {
    let document = try Document(parsing: Wide.text(keys.strategy))
    let rounds = try strategy.mapper(keys.strategy).decode(document)
    #expect(rounds.all == Array(repeating: Wide.numbers, count: Wide.roundCount))
    // The keys were found by an index. Without it, a search visits half of the members on average.
    #expect(document.runTimeSearchSteps < Wide.roundCount * Wide.memberCount * 2)
  }

  @Test("The converted keys are the known ones", arguments: all)
  func unknownKeys(strategy: Strategy) throws {
    let text = Wide.text(.snakeCase, and: #","memberNumber7":7"#)
    let rules = DecodingRules(rejectsUnknownKeys: true)
    let error = #expect(throws: JSONError.self) {
      try Document(parsing: text).withRoot(by: rules) { (json) throws(JSONError) in
        try strategy.mapper(.snakeCase).decode(json)
      }
    }
    #expect(error?.issues.map { "\($0.path) \($0.code)" } == ["$.memberNumber7 unknown-key"])
  }

  @Test("An error names the missing key as in the text", arguments: all)
  func missing(strategy: Strategy) throws {
    let text = Wide.text(.snakeCase, without: 42)
    let error = #expect(throws: JSONError.self) { try strategy.mapper(.snakeCase).decode(text) }
    #expect(error?.issue.path.description == "$")
    guard case .missingKey(let key, expected: .type("Int")) = error?.issue.kind else {
      return #expect(error?.issue.code == .missingKey)
    }
    #expect(key == "member_number42")
  }
}
