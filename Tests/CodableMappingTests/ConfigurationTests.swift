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
