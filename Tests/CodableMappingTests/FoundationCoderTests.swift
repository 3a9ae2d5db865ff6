import CodableMapping
import Foundation
import Testing

/// The comparisons with Foundation run with the subclasses too; these tests check what is theirs alone.
@Suite("Subclasses of Foundation's coders")
struct FoundationCoderTests {
  struct Person: Codable { var firstName: String }

  struct UserInfo: Codable {
    static let key = CodingUserInfoKey(rawValue: "key")
    let text: String
    init() { text = "" }
    init(from decoder: any Decoder) throws {
      text = Self.key.flatMap { decoder.userInfo[$0] as? String } ?? "none"
    }
    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(Self.key.flatMap { encoder.userInfo[$0] as? String } ?? "none")
    }
  }

  struct DecoderSetting: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let json: String
    let type: any (Decodable & Sendable).Type
    let change: @Sendable (JSONDecoder) -> Void
  }

  static let decoderSettings = [
    DecoderSetting(testDescription: "dates", json: "[0]", type: [Date].self) {
      $0.dateDecodingStrategy = .secondsSince1970
    },
    DecoderSetting(testDescription: "dates by a closure", json: "[0]", type: [Date].self) {
      $0.dateDecodingStrategy = .custom { _ in Date(timeIntervalSince1970: 7) }
    },
    DecoderSetting(testDescription: "data", json: "[[1,2]]", type: [Data].self) {
      $0.dataDecodingStrategy = .deferredToData
    },
    DecoderSetting(testDescription: "floats", json: #"["a","b","c"]"#, type: [Double].self) {
      $0.nonConformingFloatDecodingStrategy =
        .convertFromString(positiveInfinity: "a", negativeInfinity: "b", nan: "c")
    },
    DecoderSetting(testDescription: "keys", json: #"{"first_name":"Ann"}"#, type: Person.self) {
      $0.keyDecodingStrategy = .convertFromSnakeCase
    },
    DecoderSetting(testDescription: "userInfo", json: "1", type: UserInfo.self) {
      if let key = UserInfo.key { $0.userInfo[key] = "some" }
    },
    DecoderSetting(testDescription: "JSON5", json: "[+1]", type: [Int].self) { $0.allowsJSON5 = true },
    DecoderSetting(testDescription: "no braces", json: #""firstName":"Ann""#, type: Person.self) {
      $0.assumesTopLevelDictionary = true
    },
  ]

  @Test("A setting of the decoder that changes after a decode has its effect", arguments: decoderSettings)
  func decoding(_ setting: DecoderSetting) throws {
    let (foundation, subclass): (JSONDecoder, JSONDecoder) = (JSONDecoder(), FoundationDecoder())
    let data = Data(setting.json.utf8)
    let before = Outcome { try subclass.decode(setting.type, from: data) }
    #expect(before == Outcome { try foundation.decode(setting.type, from: data) })
    setting.change(foundation)
    setting.change(subclass)
    let after = Outcome { try subclass.decode(setting.type, from: data) }
    #expect(after == Outcome { try foundation.decode(setting.type, from: data) })
    #expect(after != before)
  }

  struct EncoderSetting: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let value: any Encodable & Sendable
    let change: @Sendable (JSONEncoder) -> Void
  }

  static let encoderSettings = [
    EncoderSetting(testDescription: "layout", value: ["/": [1, 2]]) {
      $0.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    },
    EncoderSetting(testDescription: "dates", value: [Date(timeIntervalSince1970: 0)]) {
      $0.dateEncodingStrategy = .iso8601
    },
    EncoderSetting(testDescription: "dates by a closure", value: [Date(timeIntervalSince1970: 0)]) {
      $0.dateEncodingStrategy = .custom { _, encoder in try "date".encode(to: encoder) }
    },
    EncoderSetting(testDescription: "data", value: [Data([1, 2])]) {
      $0.dataEncodingStrategy = .deferredToData
    },
    EncoderSetting(testDescription: "floats", value: [Double.infinity]) {
      $0.nonConformingFloatEncodingStrategy =
        .convertToString(positiveInfinity: "a", negativeInfinity: "b", nan: "c")
    },
    EncoderSetting(testDescription: "keys", value: Person(firstName: "Ann")) {
      $0.keyEncodingStrategy = .convertToSnakeCase
    },
    EncoderSetting(testDescription: "userInfo", value: [UserInfo()]) {
      if let key = UserInfo.key { $0.userInfo[key] = "some" }
    },
  ]

  @Test("A setting of the encoder that changes after an encode has its effect", arguments: encoderSettings)
  func encoding(_ setting: EncoderSetting) throws {
    let (foundation, subclass): (JSONEncoder, JSONEncoder) = (JSONEncoder(), FoundationEncoder())
    func outcome(_ encoder: JSONEncoder) -> Outcome {
      Outcome { String(decoding: try encoder.encode(setting.value), as: UTF8.self) }
    }
    let before = outcome(subclass)
    #expect(before == outcome(foundation))
    setting.change(foundation)
    setting.change(subclass)
    #expect(outcome(subclass) == outcome(foundation))
    #expect(outcome(subclass) != before)
  }

  @Test("Errors have the location in the text")
  func errors() {
    let decoder: JSONDecoder = FoundationDecoder()
    let decoding = #expect(throws: DecodingError.self) {
      try decoder.decode([Person].self, from: Data(#"[{"firstName":7}]"#.utf8))
    }
    #expect(
      decoding?.jsonError?.description
        == "$[0].firstName: expected String for Person.firstName, found 7 (line 1, column 15) [type-mismatch]"
    )
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
    let decodings: [() throws -> Length] = [
      { try decoder.decode(Length.self, from: Data("[]".utf8), configuration: 1) },
      { try decoder.decode(Length.self, from: Data("[]".utf8), configuration: Miles.self) },
    ]
    for decode in decodings {
      let error = #expect(throws: DecodingError.self) { try decode() }
      #expect(error?.jsonError?.issue.code == .typeMismatch)
    }
    let encodings: [() throws -> Data] = [
      { try encoder.encode(endless, configuration: 1) },
      { try encoder.encode(endless, configuration: Miles.self) },
    ]
    for encode in encodings {
      let error = #expect(throws: EncodingError.self) { try encode() }
      #expect(error?.jsonError?.issue.code == .nonFiniteNumber)
    }
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
