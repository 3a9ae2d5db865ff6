import CodableMapping
import Foundation
import Testing

/// Values with a configuration, with both coders.
@Suite("Values with a configuration are decoded and encoded as by Foundation")
struct ConfigurationTests {
  /// A length, whose unit is the configuration.
  struct Length: DecodableWithConfiguration, EncodableWithConfiguration, Equatable {
    var meters: Double

    init(from decoder: any Decoder, configuration: Double) throws {
      guard configuration > 0 else { throw OwnError() }
      meters = try decoder.singleValueContainer().decode(Double.self) * configuration
    }

    func encode(to encoder: any Encoder, configuration: Double) throws {
      guard configuration != 0 else { return }
      var container = encoder.singleValueContainer()
      try container.encode(meters / configuration)
    }
  }

  enum Miles: DecodingConfigurationProviding, EncodingConfigurationProviding {
    static var decodingConfiguration: Double { 1609.344 }
    static var encodingConfiguration: Double { 1609.344 }
  }

  /// Uses the containers' methods for values with configuration.
  struct Trip: Codable {
    var first: Length
    var second, missing: Length?
    var legs: [Length] = []

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      first = try container.decode(Length.self, forKey: Key("first"), configuration: 1000)
      second = try container.decodeIfPresent(Length.self, forKey: Key("second"), configuration: Miles.self)
      missing = try container.decodeIfPresent(Length.self, forKey: Key("missing"), configuration: 1)
      var list = try container.nestedUnkeyedContainer(forKey: Key("legs"))
      while !list.isAtEnd { legs.append(try list.decode(Length.self, configuration: 2)) }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(first, forKey: Key("first"), configuration: 1000)
      try container.encodeIfPresent(second, forKey: Key("second"), configuration: Miles.self)
      try container.encodeIfPresent(missing, forKey: Key("missing"), configuration: 1)
      var list = container.nestedUnkeyedContainer(forKey: Key("legs"))
      for leg in legs { try list.encode(leg, configuration: 2) }
    }
  }

  @Test(
    "Values with a configuration are decoded as by Foundation",
    arguments: ["1.5", "null", #""x""#, "[1]", "", "{"], [0, 2.5])
  func decoding(_ json: String, _ configuration: Double) {
    let data = Data(json.utf8)
    let foundation = Outcome {
      try JSONDecoder().decode(Length.self, from: data, configuration: configuration)
    }
    #expect(
      Outcome { try CodableDecoder().decode(Length.self, from: data, configuration: configuration) }
        == foundation)
    let provided = Outcome { try JSONDecoder().decode(Length.self, from: data, configuration: Miles.self) }
    #expect(
      Outcome { try CodableDecoder().decode(Length.self, from: data, configuration: Miles.self) } == provided)
    let subclass: JSONDecoder = FoundationDecoder()
    #expect(
      Outcome { try subclass.decode(Length.self, from: data, configuration: configuration) } == foundation)
    #expect(Outcome { try subclass.decode(Length.self, from: data, configuration: Miles.self) } == provided)
  }

  @Test(
    "Containers of values with a configuration are decoded as by Foundation",
    arguments: ["[1,2]", "[1,null]", #"[1,"x"]"#, "{}", "[]", "null"])
  func decodingContainers(_ json: String) {
    let data = Data(json.utf8)
    let list = Outcome { try JSONDecoder().decode([Length].self, from: data, configuration: 3) }
    #expect(Outcome { try CodableDecoder().decode([Length].self, from: data, configuration: 3) } == list)
    let optional = Outcome { try JSONDecoder().decode([Length]?.self, from: data, configuration: 3) as Any }
    #expect(
      Outcome { try CodableDecoder().decode([Length]?.self, from: data, configuration: 3) as Any } == optional
    )
  }

  @Test(
    "The methods of containers accept configurations like Foundation's",
    arguments: [
      #"{"first":2,"second":1,"legs":[1,2]}"#, #"{"first":2,"second":null,"legs":[]}"#,
      #"{"first":2,"legs":[1,"x"]}"#,
      #"{"second":1,"legs":[]}"#, #"{"first":null,"legs":[]}"#, #"{"first":1,"second":"x","legs":[]}"#,
    ])
  func containers(_ json: String) throws {
    let data = Data(json.utf8)
    compareDecoding(Trip.self, data)
    guard let trip = try? JSONDecoder().decode(Trip.self, from: data) else { return }
    compareEncoding(trip)
  }

  @Test("Values with a configuration are encoded as by Foundation", arguments: [0, 2, Double.nan])
  func encoding(_ configuration: Double) throws {
    let length = try JSONDecoder().decode(Length.self, from: Data("6".utf8), configuration: 1)
    func compare(_ foundation: (JSONEncoder) throws -> Data, _ own: (CodableEncoder) throws -> Data) {
      let expected = Outcome { String(decoding: try foundation(JSONEncoder()), as: UTF8.self) }
      #expect(Outcome { String(decoding: try own(CodableEncoder()), as: UTF8.self) } == expected)
    }
    compare(
      { try $0.encode(length, configuration: configuration) },
      { try $0.encode(length, configuration: configuration) })
    compare(
      { try $0.encode(length, configuration: Miles.self) },
      { try $0.encode(length, configuration: Miles.self) })
    compare(
      { try $0.encode([length, length], configuration: configuration) },
      { try $0.encode([length, length], configuration: configuration) })
  }

  @Test("An error contains the value, not the wrapper with the configuration")
  func failedValue() throws {
    let length = try JSONDecoder().decode(Length.self, from: Data("6".utf8), configuration: 1)
    let error = #expect(throws: EncodingError.self) { try CodableEncoder().encode(length, configuration: 0) }
    guard case .invalidValue(let value, _) = error else { return }
    #expect(value as? Length == length)
  }
}

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
      let decoded = Outcome { try decoder.decode([Date].self, from: data)[0].timeIntervalSinceReferenceDate }
      let encoded = Outcome {
        try JSONDecoder().decode(
          [Double].self, from: encoder.encode([Date(timeIntervalSinceReferenceDate: 0)]))[0]
      }
      #expect(outcomes.contains(decoded) && outcomes.contains(encoded))
    }
  }
}
