import CodableMapping
import Foundation
import Testing

/// The comparisons with Foundation run with the subclasses too, also with settings that change after a decode
/// or an encode; these tests check what is theirs alone.
@Suite("Subclasses of Foundation's coders")
struct FoundationCoderTests {
  struct UserInfo: Codable {
    static let key = CodingUserInfoKey(rawValue: "key").unsafelyUnwrapped
    let text: String

    init() { text = "" }
    init(from decoder: any Decoder) { text = decoder.userInfo[Self.key] as? String ?? "none" }

    func encode(to encoder: any Encoder) throws {
      try (encoder.userInfo[Self.key] as? String ?? "none").encode(to: encoder)
    }
  }

  @Test("The user info can change after a decode and an encode")
  func userInfo() throws {
    let (decoder, encoder): (JSONDecoder, JSONEncoder) = (FoundationDecoder(), FoundationEncoder())
    for text in [nil, "some", "other"] as [String?] {
      decoder.userInfo[UserInfo.key] = text
      encoder.userInfo[UserInfo.key] = text
      #expect(try decoder.decode(UserInfo.self, from: Data("1".utf8)).text == text ?? "none")
      #expect(try encoder.encode(UserInfo()) == Data("\"\(text ?? "none")\"".utf8))
    }
  }

  @Test("Errors have the location in the text")
  func errors() {
    let decoder: JSONDecoder = FoundationDecoder()
    let decoding = #expect(throws: DecodingError.self) {
      try decoder.decode([Person].self, from: Data(#"[{"name":7}]"#.utf8))
    }
    #expect(
      decoding?.jsonError?.description
        == "$[0].name: expected String for Person.name, found 7 (line 1, column 10) [type-mismatch]")
    let encoder: JSONEncoder = FoundationEncoder()
    let encoding = #expect(throws: EncodingError.self) { try encoder.encode(["a": Double.nan]) }
    #expect(encoding?.jsonError?.issue.path.description == "$.a")
  }

  @Test("The forms with a configuration have the errors of the Codable coders")
  func configurations() throws {
    typealias Length = ConfigurationTests.Length
    typealias Miles = ConfigurationTests.Miles
    let (decoder, encoder): (JSONDecoder, JSONEncoder) = (FoundationDecoder(), FoundationEncoder())
    let endless = try decoder.decode(Length.self, from: Data("1".utf8), configuration: .infinity)
    let failures: [() throws -> Any] = [
      { try decoder.decode(Length.self, from: Data("[]".utf8), configuration: 1) },
      { try decoder.decode(Length.self, from: Data("[]".utf8), configuration: Miles.self) },
      { try encoder.encode(endless, configuration: 1) },
      { try encoder.encode(endless, configuration: Miles.self) },
    ]
    let codes = failures.map { failure -> IssueCode? in
      let error = #expect(throws: (any Error).self) { try failure() }
      let issue = (error as? DecodingError)?.jsonError ?? (error as? EncodingError)?.jsonError
      return issue?.issue.code
    }
    #expect(codes == [.typeMismatch, .typeMismatch, .nonFiniteNumber, .nonFiniteNumber])
  }

  @Test("Settings can change while other threads decode and encode")
  func threads() {
    let (decoder, encoder): (JSONDecoder, JSONEncoder) = (FoundationDecoder(), FoundationEncoder())
    let outcomes = [Outcome.value("0.0"), .value("1.0")]
    DispatchQueue.concurrentPerform(iterations: 400) { round in
      if round % 8 == 0 {
        let shifts = round % 16 == 0
        decoder.dateDecodingStrategy = .custom { _ in Date(timeIntervalSinceReferenceDate: shifts ? 1 : 0) }
        encoder.dateEncodingStrategy = .custom { _, encoder in try (shifts ? 1.0 : 0.0).encode(to: encoder) }
      }
      let data = Data("[0]".utf8)
      let decoded = Outcome {
        try decoder.decode([Date].self, from: data)[0].timeIntervalSinceReferenceDate
      }
      let encoded = Outcome {
        try JSONDecoder().decode(
          [Double].self, from: encoder.encode([Date(timeIntervalSinceReferenceDate: 0)]))[0]
      }
      #expect(outcomes.contains(decoded) && outcomes.contains(encoded))
    }
  }
}
