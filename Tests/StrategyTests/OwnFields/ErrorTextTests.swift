import CodableMapping
import Foundation
import JSONCore
import JSONMapping
import MappableMapping
import Testing
import ThrowingMapping

private struct LocalizedRefusal: LocalizedError { var errorDescription: String? { "It is sold out." } }

private struct CustomRefusal: CustomNSError {
  var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: "It is sold out."] }
}

private enum PlainRefusal: Error { case soldOut }

/// A model whose mapping fails with the error that the value selects.
private struct Refused: ImmutableMappable, ThrowingMapping.Decodable, Swift.Decodable {
  static let errors: [any Error] = [
    NSError(domain: "X", code: 7, userInfo: [NSLocalizedDescriptionKey: "It is sold out."]),
    LocalizedRefusal(), CustomRefusal(), PlainRefusal.soldOut,
  ]

  init(failing index: Int) throws { throw Refused.errors[index] }

  init(map: Map) throws { try self.init(failing: map.value("index")) }

  init(from decoder: any Decoder) throws {
    try self.init(failing: [String: Int](from: decoder)["index"] ?? 0)
  }

  static func decode(_ json: ThrowingMapping.JSON) throws -> Refused { try Refused(failing: json => "index") }
}

/// A model with a member that fails.
private struct Shelf: ThrowingMapping.Decodable {
  let refused: Refused

  static func decode(_ json: ThrowingMapping.JSON) throws -> Shelf { try Shelf(refused: json => "item") }
}

@Suite("Errors of models' own code")
struct ErrorTextTests {
  private static let mappers: [(name: String, mapper: any JSONMapping.Decoding<Refused>)] = [
    ("codable", CodableMapper<Refused>()), ("mappable", MappableMapper<Refused>()),
    ("throwing", ThrowingMapper<Refused>()),
  ]

  @Test("A reported error has its own text", arguments: Refused.errors.indices, [1, 100])
  func text(index: Int, issueLimit: Int) throws {
    let text = index == 3 ? "soldOut" : "It is sold out."
    let shelf = #expect(throws: JSONError.self) {
      try ThrowingMapper<Shelf>().decode(
        #"{"item":{"index":\#(index)}}"#, by: DecodingRules(issueLimit: issueLimit))
    }
    #expect(shelf?.issues.map(\.message) == [text])
    for (name, mapper) in Self.mappers {
      let error = #expect(throws: JSONError.self, "\(name)") {
        try mapper.decode(#"{"index":\#(index)}"#, by: DecodingRules(issueLimit: issueLimit))
      }
      #expect(error?.issues.map(\.message) == [text], "\(name)")
    }
  }
}
