import Catalog
import CodableMapping
import Foundation
import JSONCore
import MappingTestSupport
import Testing

@Suite("Errors of CodableDecoder and CodableEncoder")
struct ErrorTests {
  struct Item: Decodable {
    var code: Int

    private enum CodingKeys: String, CodingKey { case code }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      code = try container.decode(Int.self, forKey: .code)
      switch code {
      case 1: throw OwnError()
      case 2: throw JSONError(.unknownReference(type: "Item", key: "code", value: "2"))
      case 3:
        throw DecodingError.dataCorruptedError(forKey: .code, in: container, debugDescription: "is three")
      case 4: throw container.error(.transformFailed("is four"), forKey: .code)
      case 5: throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "is five"))
      case 6:
        throw DecodingError.dataCorrupted(
          .init(
            codingPath: decoder.codingPath + [CodingKeys.code], debugDescription: "is six",
            underlyingError: OwnError()))
      case 7:
        throw DecodingError.typeMismatch(
          Item.self, .init(codingPath: [], debugDescription: "is seven", underlyingError: OwnError()))
      default: break
      }
    }
  }

  static let userErrors: [(json: String, text: String)] = [
    (#"[{"code":1}]"#, "$[0]: OwnError() (line 1, column 2) [custom]"),
    (#"[{"code":2}]"#, "$[0]: no Item with code 2 for Item (line 1, column 2) [unknown-reference]"),
    (#"[{"code":0},{"code":3}]"#, "$[1].code: is three (required by Item.code) (line 1, column 21) [custom]"),
    (#"[{"code":4}]"#, "$[0].code: is four (required by Item.code) (line 1, column 10) [transform-failed]"),
    (#"[{"code":5}]"#, "$[0]: is five (line 1, column 2) [custom]"),
    (#"[{"code":0},{"code":6}]"#, "$[1].code: is six (required by Item.code) (line 1, column 21) [custom]"),
    (#"[{"code":7}]"#, "$[0]: is seven (line 1, column 2) [custom]"),
    (#"[{}]"#, #"$[0]: missing key "code" required by Item (Int) (line 1, column 2) [missing-key]"#),
  ]

  @Test("An error of user code has the location of the innermost value", arguments: userErrors)
  func userError(json: String, text: String) {
    let error = #expect(throws: JSONError.self) { try CodableMapper<[Item]>().decode(json) }
    #expect(error?.description == text && error?.issue.model == "Item")
    let each = #expect(throws: JSONError.self) { try CodableMapper<Item>().array.decode(json) }
    #expect(each == error)
  }

  @Test("Every coding error of this package has a JSONError, and no other has one")
  func jsonError() throws {
    let decoder = CodableDecoder()
    for (json, text) in [
      #"{"code":"x"}"#:
        #"$.code: expected Int for Item.code, found string "x" (line 1, column 9) [type-mismatch]"#,
      #"{"code":null}"#:
        "$.code: expected Int for Item.code, found null (line 1, column 9) [unexpected-null]",
      "{}": #"$: missing key "code" required by Item (Int) (line 1, column 1) [missing-key]"#,
      "{": "$: the document ends inside an object (line 1, column 2) [unexpected-end]",
    ] {
      let error = #expect(throws: DecodingError.self) { try decoder.decode(Item.self, from: Data(json.utf8)) }
      #expect(error?.jsonError?.description == text)
    }
    let own = #expect(throws: DecodingError.self) {
      try decoder.decode(Item.self, from: Data(#"{"code":6}"#.utf8))
    }
    #expect(own != nil && own?.jsonError == nil)
    let foundation = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Item.self, from: Data("{}".utf8))
    }
    #expect(foundation != nil && foundation?.jsonError == nil)
    let written = #expect(throws: EncodingError.self) { try CodableEncoder().encode(["a": Double.nan]) }
    #expect(
      written?.jsonError?.description == "$.a: nan can't be written as a JSON number [non-finite-number]")
    let byFoundation = #expect(throws: EncodingError.self) { try JSONEncoder().encode(["a": Double.nan]) }
    #expect(byFoundation != nil && byFoundation?.jsonError == nil)
  }

  @Test("A container of the standard library is not a model")
  func containers() throws {
    struct Outer: Decodable {
      var map: [Int: Int]
      var range: ClosedRange<Int>?
    }
    #expect(
      thrown { try CodableMapper<[Int: Int]>().decode(#"{"1":"x"}"#) }?.description
        == #"$["1"]: expected Int, found string "x" (line 1, column 6) [type-mismatch]"#)
    #expect(
      thrown { try CodableMapper<Outer>().decode(#"{"map":{"1":"x"}}"#) }?.description
        == #"$.map["1"]: expected Int for Outer.map["1"], found string "x" (line 1, column 13) [type-mismatch]"#
    )
    #expect(
      thrown { try CodableMapper<Outer>().decode(#"{"map":{},"range":[1,"x"]}"#) }?.description
        == #"$.range[1]: expected Int for Outer.range, found string "x" (line 1, column 22) [type-mismatch]"#)
  }

  @Test("A thrown JSONError becomes a DecodingError")
  func wrappedError() throws {
    let error = #expect(throws: DecodingError.self) {
      try CodableDecoder().decode([Item].self, from: Data(#"[{"code":2}]"#.utf8))
    }
    #expect(error?.anyContext.codingPath.map(\.intValue) == [0])
    #expect(error?.jsonError?.issue.code == .unknownReference)
  }

  struct Swallowing: Decodable {
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      _ = try? container.decode(Item.self, forKey: Key("first"))
      _ = try container.decodeIfPresent(Bool.self, forKey: Key("flag"))
      _ = try container.decode(Item.self, forKey: Key("second"))
    }
  }

  @Test(
    "A caught error doesn't affect a later one, even if the later one has the same description",
    arguments: [
      #"{"first":{"code":1},"flag":0}"#:
        "$.flag: expected Bool for Swallowing.flag, found 0 (line 1, column 28) [type-mismatch]",
      #"{"first":{"code":1},"second":{"code":1}}"#: "$.second: OwnError() (line 1, column 30) [custom]",
    ])
  func swallowed(json: String, text: String) {
    #expect(thrown { try CodableMapper<Swallowing>().decode(json) }?.description == text)
  }

  @Test("The decoder rethrows errors of user code, also after a caught error")
  func ownErrors() {
    let json = Data(#"{"first":{"code":1},"second":{"code":1}}"#.utf8)
    #expect(throws: OwnError.self) { try CodableDecoder().decode(Swallowing.self, from: json) }
  }

  struct Contextual: Decodable {
    var text: String

    init(from decoder: any Decoder) throws {
      let borrowed = decoder.context(Int.self) { (value) in value }
      text = "\(decoder.context(Int.self) ?? -1) \(borrowed ?? -1) \(decoder.userInfo[.context] ?? "none")"
    }
  }

  @Test("Models access the context, also within a decode of another strategy")
  func context() throws {
    #expect(try CodableMapper<Contextual>(context: 7).decode("{}").text == "7 7 7")
    #expect(try CodableMapper<Contextual>().decode("{}").text == "-1 -1 none")
    let document = try Document(parsing: "{}")
    let inner = CodableMapper<Contextual>()
    let text = try document.root.withContext(5) { (json) throws(JSONError) in try inner.decode(json).text }
    #expect(text == "5 5 5")
    let foundation = JSONDecoder()
    foundation.userInfo[.context] = 3
    #expect(try foundation.decode(Contextual.self, from: Data("{}".utf8)).text == "3 3 3")
  }
}

@Suite("Paths of errors that encoding throws")
struct EncodingPathTests {
  /// A value whose encoding fails with an error of its own.
  private struct Refusing: Codable {
    struct Refusal: Error {}

    init() {}
    init(from decoder: any Decoder) throws {}
    func encode(to encoder: any Encoder) throws { throw Refusal() }
  }

  private struct Numbered: Codable {
    var first = Refusing()

    enum CodingKeys: Int, CodingKey { case first = 1 }
  }

  @Test("A number that is a key of a dictionary or of a model is a key in the path")
  func numbersAsKeys() {
    #expect(path { try CodableMapper<[Int: Refusing]>().encode([5: Refusing()]) } == #"$["5"]"#)
    #expect(path { try CodableMapper<Numbered>().encode(Numbered()) } == "$.first")
  }

  @Test("The position of an element is an index in the path")
  func elements() {
    #expect(path { try CodableMapper<[[Refusing]]>().encode([[], [Refusing()]]) } == "$[1][0]")
  }

  private func path(_ encode: () throws -> [UInt8]) -> String? {
    #expect(throws: JSONError.self) { _ = try encode() }?.issue.path.description
  }
}

@Suite("Errors through coders")
struct ErrorCodingTests {
  private func errors() throws -> [JSONError] {
    let errors = [
      thrown { try CodableMapper<[Todo]>().decode(#"[{"userId":1,"tilte":"a/b~é","completed":true}]"#) },
      thrown { try CodableMapper<Skill>().decode(#"{"id":1,"name":"Swift","level":"experd"}"#) },
      thrown { try CodableMapper<[Todo]>().decode("[{\"a\":[1,\n2,") },
      thrown { try CodableMapper<[Todo]>().decode("[\"\\ud83") },
    ]
    return try errors.map { try #require($0) }
  }

  @Test("Foundation's encoder and this package's encode errors as their `json`")
  func encoded() throws {
    for error in try errors() {
      #expect(try OwnedJSON(parsing: Array(JSONEncoder().encode(error))) == OwnedJSON(parsing: error.json))
      #expect(try CodableMapper<JSONError>().encodeToString(error) == error.json)
    }
  }

  @Test("The localizedDescription of an error is its description")
  func localized() throws {
    let errors = try errors()
    let misfit: any Error = errors[0]
    #expect(
      misfit.localizedDescription
        == #"$[0]: missing key "title" required by Todo (String) (line 1, column 2) [missing-key]"#)
    let localized = try #require(misfit as? any LocalizedError)
    #expect(localized.failureReason == #"missing key "title" required by Todo (String)"#)
    #expect(localized.recoverySuggestion == #"help: did you mean "tilte"?"#)
    #expect((errors[3] as any LocalizedError).recoverySuggestion == nil)
  }
}
