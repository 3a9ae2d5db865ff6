import CodableMapping
import Foundation
import JSONCore
import MappingTestSupport
import Testing

/// Values without a model in Codable models.
@Suite("OwnedJSON and JSONNumber in Codable models")
struct OwnedJSONTests {
  struct Order: Codable, Equatable {
    var id: Int
    var extra: OwnedJSON
    var note: OwnedJSON?
    var price: JSONNumber
    var prices: [JSONNumber]
    @Defaulted<ToEmpty<LossyArray<Int>>> var parts: LossyArray<Int>
  }

  static let numbers = [
    "0", "-0", "7", "2.000", "1E5", "0.1", "1e-7", "9223372036854775808", "0.30000000000000004", "1e400",
    "12345678901234567890.10", "123456789012345678901234567890",
  ]

  @Test("The coders of this package keep order and spelling", arguments: numbers)
  func unchanged(number: String) throws {
    let text =
      #"{"id":1,"extra":{"b":[\#(number),null,{}],"a":"é"},"note":\#(number),"price":\#(number),"#
      + #""prices":[\#(number)],"parts":[]}"#
    let mapper = CodableMapper<Order>()
    #expect(try mapper.encodeToString(mapper.decode(text)) == text)
    let order = try CodableDecoder().decode(Order.self, from: Data(text.utf8))
    #expect(String(decoding: try CodableEncoder().encode(order), as: UTF8.self) == text)
    let list = #"[\#(number),[\#(number)]]"#
    let json = try CodableMapper<OwnedJSON>().decode(list)
    #expect(json.description == list)
    #expect(try CodableMapper<[OwnedJSON]>().encodeToString([json]) == "[\(list)]")
    #expect(try CodableMapper<JSONNumber>().decode(number).literal == number)
  }

  @Test("Foundation's coders keep values, and numbers that are a Decimal or a Double", arguments: numbers)
  func foundation(number: String) throws {
    let isLost = number == "1e400"
    let text = #"{"b":[\#(isLost ? "1" : number),null,{}],"a":"é","c":{"d":true}}"#
    let json = try OwnedJSON(parsing: text)
    #expect(try JSONDecoder().decode(OwnedJSON.self, from: Data(text.utf8)) == json)
    #expect(try OwnedJSON(parsing: [UInt8](JSONEncoder().encode(json))) == json)
    let value = try #require(JSONNumber(number))
    if isLost {
      #expect(throws: EncodingError.self) { try JSONEncoder().encode([value]) }
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode([JSONNumber].self, from: Data("[1e400]".utf8))
      }
    } else {
      #expect(try JSONDecoder().decode([JSONNumber].self, from: JSONEncoder().encode([value])) == [value])
    }
  }

  @Test("A missing key and null are as for other types")
  func missing() throws {
    let text = #"{"id":1,"extra":null,"note":null,"price":1,"prices":[]}"#
    let order = try CodableMapper<Order>().decode(text)
    #expect(order.extra == .null && order.note == nil && order.parts == [])
    let texts = [
      (
        #"{"id":1}"#,
        #"$: missing key "extra" required by Order (OwnedJSON) (line 1, column 1) [missing-key]"#
      ),
      (
        #"{"id":1,"extra":1,"price":"1"}"#,
        #"$.price: expected a number for Order.price, found string "1" (line 1, column 27) [type-mismatch]"#
      ),
    ]
    for (text, expected) in texts {
      #expect(thrown { try CodableMapper<Order>().decode(text) }?.description == expected)
    }
  }

  @Test("Values pass through a type's own code, and with other coders don't overflow the stack")
  func inOwnCode() throws {
    struct Wrapper: Codable {
      var json: OwnedJSON
      init(from decoder: any Decoder) throws { json = try OwnedJSON(from: decoder) }
      func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
    }
    let text = #"[1E5,{"a":2.0}]"#
    #expect(try CodableMapper<Wrapper>().encodeToString(CodableMapper<Wrapper>().decode(text)) == text)
    let depth = 100_000
    let deep = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let json = try OwnedJSON(parsing: deep, options: JSONParseOptions(depthLimit: depth))
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(json) }
  }
}
