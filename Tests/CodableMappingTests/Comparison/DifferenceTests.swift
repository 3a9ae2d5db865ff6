import CodableMapping
import Foundation
import Testing

/// The intended differences of `CodableDecoder` and `CodableEncoder` from Foundation. `FromJSONDecoder.md` has
/// the same list.
@Suite("Differences from Foundation")
struct DifferenceTests {
  struct Difference: Sendable, CustomTestStringConvertible {
    let json: String
    let type: any (Decodable & SendableMetatype).Type
    let foundation: String
    let own: String
    let reason: String

    var testDescription: String { "\(json): \(reason)" }
  }

  static let differences = [
    Difference(
      json: #"{"a":1,"b":01}"#, type: OnlyA.self, foundation: "CodableMappingTests.OnlyA(a: 1)",
      own: "dataCorrupted at []", reason: "the whole text is checked, also what is not read"),
    Difference(
      json: #"{"a":1,"b":"\x"}"#, type: OnlyA.self, foundation: "CodableMappingTests.OnlyA(a: 1)",
      own: "dataCorrupted at []", reason: "the whole text is checked, also what is not read"),
    Difference(
      json: #"["+621E1F8-C36C-495A-93FC-0C247A3E6E5F"]"#, type: [UUID].self,
      foundation: "[0621E1F8-C36C-495A-93FC-0C247A3E6E5F]", own: "dataCorrupted at [\"0\"]",
      reason: "a sign is no digit"),
    Difference(
      json: #"["E621E1F8-C36C-495A-93FC-0C247A3E6E5F\u0000x"]"#, type: [UUID].self,
      foundation: "[E621E1F8-C36C-495A-93FC-0C247A3E6E5F]", own: "dataCorrupted at [\"0\"]",
      reason: "the text ends where it ends"),
    Difference(
      json: "[1e-400]", type: [Double].self, foundation: "dataCorrupted at []",
      own: "dataCorrupted at [\"0\"]", reason: "the path tells where the number stands"),
    Difference(
      json: "[1e-400]", type: [Int].self, foundation: "[0]", own: "dataCorrupted at [\"0\"]",
      reason: "it is no integer"),
    Difference(
      json: "[9223372036854775807.0,92233720368547758070e-1]", type: [Int].self,
      foundation: "dataCorrupted at []",
      own: "[9223372036854775807, 9223372036854775807]", reason: "they are integers, and exact"),
    Difference(
      json: "[1e38]", type: [Int128].self, foundation: "dataCorrupted at []",
      own: "[100000000000000000000000000000000000000]", reason: "it is an integer, and exact"),
    Difference(
      json: "[0e5]", type: [Double].self, foundation: "dataCorrupted at []", own: "[0.0]", reason: "it is 0"),
    Difference(
      json: "[1.5]", type: [Int].self, foundation: "dataCorrupted at []", own: "dataCorrupted at [\"0\"]",
      reason: "the path tells where the number stands"),
  ]

  @Test("Decoding differs from Foundation as documented", arguments: differences)
  func decoding(_ difference: Difference) {
    let data = Data(difference.json.utf8)
    let foundation = Outcome { try JSONDecoder().decode(difference.type, from: data) }
    #expect(foundation.description == difference.foundation)
    #expect(
      Outcome { try CodableDecoder().decode(difference.type, from: data) }.description == difference.own)
  }

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
    "Decimals of another kind of value are the same error, word for word",
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

  private struct Endless: Encodable {
    func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      try container.encode(1)
      try container.encode(Endless())
    }
  }

  @Test("Values that contain themselves are an error; Foundation overflows the stack")
  func endless() {
    #expect(throws: EncodingError.self) { try CodableEncoder().encode(Endless()) }
  }
}
