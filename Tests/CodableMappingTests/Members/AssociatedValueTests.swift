import CodableMapping
import Foundation
import MappingTestSupport
import Testing

private enum Figure: Codable, Equatable {
  case circle(radius: Int)
  case square(side: Int)
  case none

  enum CodingKeys: CodingKey, CaseIterable { case circle, square, none }
}

private struct Sheet: Codable {
  var shape: Figure
  var count: Int
}

private struct Page: Decodable {
  enum Part: Decodable {
    indirect case pasted(Part)
    case tornEdge(Bool)
    case left([Part])

    enum CodingKeys: String, CodingKey, CaseIterable {
      case pasted = "paste"
      case tornEdge
      case left
    }
  }

  var partList: [Part]
  var count: Int
}

private struct Sentence: Decodable {
  /// An enum whose synthesized coding keys don't list the cases.
  enum Token: Decodable {
    case word(String)
    case mark
  }

  var thing: Token
  var count: Int
}

private enum Media: Codable, Equatable {
  case imageURL(String)
  case videoID(id: Int, fileURL: String)
  case URL(Int)
  case HTTPRequestOfURL
  case åURL(Int)
  case _rawURL_(Int)
  case plain(Int)
}

@Suite("Enums with associated values")
struct AssociatedValueTests {
  static let rows = [
    #"{"shape":{"triangle":{}},"count":"1"}"#: [
      #"$.shape: "triangle" is not a Figure (line 1, column 10) [invalid-raw-value]"#
    ],
    #"{"shape":{"circle":{"radius":1},"square":{}},"count":null}"#: [
      "$.shape: the value is not a Figure (line 1, column 10) [invalid-raw-value]"
    ],
    #"{"shape":{},"count":null}"#: [
      "$.shape: the value is not a Figure (line 1, column 10) [invalid-raw-value]"
    ],
    #"{"shape":7,"count":true}"#: [
      "$.shape: expected an object for Figure, found 7 (line 1, column 10) [type-mismatch]"
    ],
    #"{"shape":{"square":{"side":"1"}},"count":true}"#: [
      #"$.shape.square.side: expected Int for Figure.square.side, found string "1" (line 1, column 28) [type-mismatch]"#,
      "$.count: expected Int for Sheet.count, found true (line 1, column 42) [type-mismatch]",
    ],
    #"{"count":true}"#: [
      #"$: missing key "shape" required by Sheet (Figure) (line 1, column 1) [missing-key]"#
    ],
  ]

  private func issues(_ error: JSONError?) -> [String]? { error?.issues.map(\.description) }

  @Test("A value that is none of the cases ends its model", arguments: rows)
  func all(text: String, issues: [String]) {
    let error = thrown { try CodableMapper<Sheet>().reportingAllIssues().decode(text) }
    #expect(self.issues(error) == issues)
    #expect(error?.isTruncated == (issues.count == 1))
    #expect(thrown { try CodableMapper<Sheet>().decode(text) }?.description == issues[0])
    let own = #expect(throws: DecodingError.self) {
      try CodableDecoder().decode(Sheet.self, from: Data(text.utf8))
    }
    #expect(own?.jsonError?.description == issues[0])
  }

  @Test("Errors have the keys of the text, and nested values continue")
  func names() {
    let text = """
      {"part_list":[{"torn":{"_0":true}},{"torn_edge":{"_0":true}},{"paste":{"_0":{"lft":{}}}},7,
      {"left":{"_0":[{"pasted":{"_0":1}},{"torn_edge":{"_0":1}}]}}],"count":"1"}
      """
    let error = thrown { try CodableMapper<Page>(keys: .snakeCase).reportingAllIssues().decode(text) }
    #expect(
      issues(error) == [
        #"$.part_list[0]: "torn" is not a Part (line 1, column 15) [invalid-raw-value]"#,
        #"$.part_list[2].paste._0: "lft" is not a Part (line 1, column 77) [invalid-raw-value]"#,
        "$.part_list[3]: expected an object for Part, found 7 (line 1, column 90) [type-mismatch]",
        #"$.part_list[4].left._0[0]: "pasted" is not a Part (line 2, column 16) [invalid-raw-value]"#,
        "$.part_list[4].left._0[1].torn_edge._0: expected Bool for Part.torn_edge._0, found 1"
          + " (line 2, column 55) [type-mismatch]",
        #"$.count: expected Int for Page.count, found string "1" (line 2, column 71) [type-mismatch]"#,
      ])
    #expect(
      error?.issue.kind
        == .invalidRawValue(type: "Part", allowed: [#""paste""#, #""torn_edge""#, #""left""#]))
    #expect(error?.isTruncated == false)
  }

  @Test(
    "In snake case, each case comes back, also one with an abbreviation",
    arguments: [
      .imageURL("a"), .videoID(id: 1, fileURL: "b"), .URL(1), .HTTPRequestOfURL, .åURL(2), ._rawURL_(3),
      .plain(4),
    ] as [Media])
  private func abbreviations(media: Media) throws {
    let mapper = CodableMapper<[Media]>(keys: .snakeCase)
    let text = try mapper.encodeToString([media])
    #expect(try mapper.decode(text) == [media], "\(text)")
    #expect(try mapper.rejectingUnknownKeys().decode(text) == [media])
    // The coders keep Foundation's rule.
    let own = CodableDecoder()
    own.keyDecodingStrategy = .convertFromSnakeCase
    #expect((try? own.decode([Media].self, from: Data(text.utf8))) == (media == .plain(4) ? [media] : nil))
    let words = Array(repeating: "ab", count: 3000).joined(separator: "_")
    #expect(throws: JSONError.self) { try mapper.decode("[{\"\(words)\":{}}]") }
  }

  private static let expectedForm = "help: one member, named after the case, is expected; the object has"

  @Test(
    "The error lists the cases, and has advice on the misspelt case or on the expected form",
    arguments: [
      (#"{"sqare":{"side":1}}"#, #""sqare" is not a Figure"#, #"help: did you mean "square"?"#),
      ("{}", "the value is not a Figure", "\(expectedForm) none"),
      (#"{"circle":{"radius":1},"none":{}}"#, "the value is not a Figure", "\(expectedForm) 2"),
    ])
  func advice(shape: String, message: String, advice: String) {
    let error = thrown { try CodableMapper<Sheet>().decode(#"{"shape":\#(shape),"count":1}"#) }
    #expect(error?.description == "$.shape: \(message) (line 1, column 10) [invalid-raw-value]")
    #expect(error?.issue.advice == [#"allowed: "circle", "square", "none""#, advice])
  }

  @Test(
    "If the coding keys list no cases, the error lists none, and hides later issues",
    arguments: [
      (#"{"wrd":{"_0":"a"}}"#, #""wrd" is not a Token"#, []),
      ("{}", "the value is not a Token", ["\(expectedForm) none"]),
      (#"{"word":{"_0":"a"},"mark":{}}"#, "the value is not a Token", ["\(expectedForm) 2"]),
    ])
  func unlistedCases(token: String, message: String, advice: [String]) {
    let text = #"{"thing":\#(token),"count":"1"}"#
    let description = "$.thing: \(message) (line 1, column 10) [invalid-raw-value]"
    let error = thrown { try CodableMapper<Sentence>().decode(text) }
    #expect(error?.description == description && error?.issue.advice == advice)
    let all = thrown { try CodableMapper<Sentence>().reportingAllIssues().decode(text) }
    #expect(issues(all) == [description])
    #expect(all?.isTruncated == true)
  }

  @Test("No key of a value is shown if the value's key looks like a secret")
  func secrets() {
    let error = thrown { try CodableMapper<[String: Figure]>().decode(#"{"token":{"sqare":{"side":1}}}"#) }
    #expect(
      error?.description == "$.token: the value is not a Figure (line 1, column 10) [invalid-raw-value]")
    #expect(error?.rendered().contains("qare") == false)
  }
}
