import Catalog
import CatalogStrategies
import JSONCore
import JSONMapping
import MappingTestSupport
import Testing

/// Documents that use one extension of the grammar.
@Suite("Tolerances, one by one")
struct ToleranceTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    let file: String
    let tolerance: JSONParseOptions.Tolerances
    let error, advice: String

    var testDescription: String { file }
    var bytes: [UInt8] { get throws { try Fixture.bytes("tolerances/\(file).json") } }
  }

  static let samples = [
    Sample(
      file: "comments", tolerance: .comments,
      error: #"$: unexpected "/", expected a value (line 1, column 1) [unexpected-character]"#,
      advice: "help: JSONParseOptions(tolerances: .comments) accepts comments"),
    Sample(
      file: "trailing-commas", tolerance: .trailingCommas,
      error: #"$.cast[0]: trailing comma before "}" (line 4, column 41) [trailing-comma]"#,
      advice: "help: JSONParseOptions(tolerances: .trailingCommas) accepts it"),
    Sample(
      file: "non-finite-numbers", tolerance: .nonFiniteNumbers,
      error: "$.worst: -Infinity is not a JSON number (line 3, column 50) [non-finite-literal]",
      advice: "help: JSONParseOptions(tolerances: .nonFiniteNumbers) accepts it"),
    Sample(
      file: "single-quotes", tolerance: .singleQuotes,
      error: #"$: unexpected "'", expected a key or "}" (line 2, column 3) [unexpected-character]"#,
      advice: "help: JSONParseOptions(tolerances: .singleQuotes) accepts single quotes"),
    Sample(
      file: "unquoted-keys", tolerance: .unquotedKeys,
      error: #"$: unexpected "i", expected a key or "}" (line 2, column 3) [unexpected-character]"#,
      advice: "help: JSONParseOptions(tolerances: .unquotedKeys) accepts keys without quotes"),
    Sample(
      file: "ecmascript-literals", tolerance: .ecmaScriptLiterals,
      error: #"$.id: "+1" is not a JSON number (line 2, column 9) [invalid-number]"#,
      advice: "help: JSONParseOptions(tolerances: .ecmaScriptLiterals) accepts it"),
  ]

  private static let movie =
    #"{"id":1,"name":"Finding Dory","year":2016,"releaseDate":"2016-06-17","#
    + #""grossing":486295561,"rating":7.3,"cast":[{"name":"Ellen // DeGeneres"}]}"#

  @Test("Every strategy decodes a document with the tolerance that it needs", arguments: samples)
  func accepted(sample: Sample) throws {
    for tolerances in [sample.tolerance, .json5] {
      let document = try Document(
        parsing: sample.bytes, options: JSONParseOptions(tolerances: tolerances))
      for strategy in Fixture.strategies {
        #expect(
          try strategy.movie.decode(document) == strategy.movie.decode(Self.movie), "\(strategy.name)")
      }
    }
  }

  @Test("Without it, the error is the same, whatever else is accepted", arguments: samples)
  func refused(sample: Sample) throws {
    let others = JSONParseOptions.Tolerances.json5.subtracting(sample.tolerance)
    for options in [JSONParseOptions(), JSONParseOptions(tolerances: others)] {
      let error = thrown { try Document(parsing: sample.bytes, options: options) }
      #expect(error?.description == sample.error && error?.issue.advice == [sample.advice])
    }
  }
}
