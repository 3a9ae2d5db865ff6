import CodableMapping
import Foundation
import Testing

/// A text that this package decodes differently from Foundation; by default, its own result is the error for
/// text that isn't valid.
struct Difference: Sendable, CustomTestStringConvertible {
  let json: String
  let type: any (Decodable & SendableMetatype).Type
  /// The result of `JSONDecoder`; nil where it stops the program.
  let foundation: String?
  let own, reason: String

  init(
    _ json: String, _ type: any (Decodable & SendableMetatype).Type, foundation: String?,
    own: String = "dataCorrupted at []", _ reason: String
  ) { (self.json, self.type, self.foundation, self.own, self.reason) = (json, type, foundation, own, reason) }

  var testDescription: String { "\(json): \(reason)" }
}

func expect(_ difference: Difference, of foundation: JSONDecoder, _ own: CodableDecoder) {
  let data = Data(difference.json.utf8)
  if let expected = difference.foundation {
    #expect(Outcome { try foundation.decode(difference.type, from: data) }.description == expected)
  }
  #expect(Outcome { try own.decode(difference.type, from: data) }.description == difference.own)
}

/// The intended differences of `CodableDecoder` and `CodableEncoder` from Foundation. `CodableMapping.md` has
/// the same list.
@Suite("Differences from Foundation")
struct DifferenceTests {
  static let differences = [
    Difference(
      #"{"a":1,"b":01}"#, OnlyA.self, foundation: "CodableMappingTests.OnlyA(a: 1)",
      "the whole text is checked, also what is not read"),
    Difference(
      #"{"a":1,"b":"\x"}"#, OnlyA.self, foundation: "CodableMappingTests.OnlyA(a: 1)",
      "the whole text is checked, also what is not read"),
    Difference(
      #"["+621E1F8-C36C-495A-93FC-0C247A3E6E5F"]"#, [UUID].self,
      foundation: "[0621E1F8-C36C-495A-93FC-0C247A3E6E5F]", own: #"dataCorrupted at ["0"]"#,
      "a sign is no digit"),
    Difference(
      #"["E621E1F8-C36C-495A-93FC-0C247A3E6E5F\u0000x"]"#, [UUID].self,
      foundation: "[E621E1F8-C36C-495A-93FC-0C247A3E6E5F]", own: #"dataCorrupted at ["0"]"#,
      "the text ends where it ends"),
    Difference(
      "[1e-400]", [Double].self, foundation: "dataCorrupted at []", own: #"dataCorrupted at ["0"]"#,
      "the path contains the number's index"),
    Difference(
      "[1e-400]", [Int].self, foundation: "[0]", own: #"dataCorrupted at ["0"]"#, "it is no integer"),
    Difference(
      "[9223372036854775807.0,92233720368547758070e-1]", [Int].self, foundation: "dataCorrupted at []",
      own: "[9223372036854775807, 9223372036854775807]", "they are integers, and exact"),
    Difference(
      "[1e38]", [Int128].self, foundation: "dataCorrupted at []",
      own: "[100000000000000000000000000000000000000]", "it is an integer, and exact"),
    Difference("[0e5]", [Double].self, foundation: "dataCorrupted at []", own: "[0.0]", "it is 0"),
    Difference(
      "[1.5]", [Int].self, foundation: "dataCorrupted at []", own: #"dataCorrupted at ["0"]"#,
      "the path contains the number's index"),
  ]

  @Test("Decoding differs from Foundation as documented", arguments: differences)
  func decoding(_ difference: Difference) { expect(difference, of: JSONDecoder(), CodableDecoder()) }

  @Test("A number out of range is the same error within the model and for the caller")
  func errorsWithin() {
    struct Careful: Decodable, CustomDebugStringConvertible {
      let debugDescription: String
      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        debugDescription = Outcome { try container.decode(Int.self) }.description
      }
    }
    let data = Data("1.5".utf8)
    // Foundation throws an error of an internal type.
    let foundation = Outcome { try JSONDecoder().decode(Careful.self, from: data) }
    #expect(foundation.description.contains("JSONError"))
    #expect(
      Outcome { try CodableDecoder().decode(Careful.self, from: data) }.description == "dataCorrupted at []")
  }

  @Test(
    "The error about a value that isn't a decimal has Foundation's description",
    arguments: [#""x""#, "[1]", "true"])
  func decimals(_ json: String) throws {
    let data = Data(json.utf8)
    let foundation = try #require(throws: DecodingError.self) {
      try JSONDecoder().decode(Decimal.self, from: data)
    }
    let own = try #require(throws: DecodingError.self) {
      try CodableDecoder().decode(Decimal.self, from: data)
    }
    guard case .typeMismatch(let type, let context) = own else { throw own }
    #expect(type == Decimal.self && context.debugDescription == foundation.anyContext.debugDescription)
    #expect(context.debugDescription == "")
  }

  @Test("An error caught within a model has no location yet")
  func caughtWithin() throws {
    struct Careful: Decodable {
      let error: JSONError?
      let path: [String]
      init(from decoder: any Decoder) throws {
        do {
          _ = try decoder.singleValueContainer().decode(Int.self)
          (error, path) = (nil, [])
        } catch let caught as DecodingError {
          error = caught.anyContext.underlyingError as? JSONError
          path = caught.anyContext.codingPath.map(\.stringValue)
        }
      }
    }
    let values = try CodableDecoder().decode([String: Careful].self, from: Data(#"{"a":"x"}"#.utf8))
    let value = try #require(values["a"])
    #expect(value.path == ["a"])
    #expect(value.error?.issue.path.description == "$" && value.error?.issue.location == nil)
  }

  @Test("A key strategy receives the whole path, also in nested containers")
  func pathsOfKeys() throws {
    struct Inner: Encodable { var x = 1 }
    let value = EncodingSamples.Odd { encoder in
      var container = encoder.container(keyedBy: Key.self)
      var nested = container.nestedContainer(keyedBy: Key.self, forKey: Key("n"))
      try nested.encode(Inner(), forKey: Key("m"))
      var list = nested.nestedUnkeyedContainer(forKey: Key("u"))
      var above = list.superEncoder().container(keyedBy: Key.self)
      try above.encode(1, forKey: Key("x"))
    }
    let foundation = JSONEncoder()
    foundation.outputFormatting = .sortedKeys
    foundation.keyEncodingStrategy = .custom { Key($0.map(\.stringValue).joined(separator: "-")) }
    let own = CodableEncoder()
    own.keyEncodingStrategy = .custom { Key($0.map(\.stringValue).joined(separator: "-")) }
    #expect(
      String(decoding: try foundation.encode(value), as: UTF8.self)
        == #"{"n":{"n-m":{"m-x":1},"n-u":[{"Index 0-x":1}]}}"#)
    #expect(
      String(decoding: try own.encode(value), as: UTF8.self)
        == #"{"n":{"n-m":{"n-m-x":1},"n-u":[{"n-u-Index 0-x":1}]}}"#)
  }

  @Test("Members keep the order in which they are encoded")
  func order() throws {
    let keys = (0..<40).map { "key\($0)" }
    let value = EncodingSamples.Odd { encoder in
      var container = encoder.container(keyedBy: Key.self)
      for (index, key) in keys.enumerated() { try container.encode(index, forKey: Key(key)) }
    }
    let text = String(decoding: try CodableEncoder().encode(value), as: UTF8.self)
    #expect(text == "{" + keys.enumerated().map { "\"\($1)\":\($0)" }.joined(separator: ",") + "}")
  }
}
