import CodableMapping
import Foundation
import Testing

extension CodableDecoder {
  fileprivate convenience init(dates: DateDecodingStrategy) {
    self.init()
    dateDecodingStrategy = dates
    dataDecodingStrategy = .custom { try Data(String(from: $0).utf8) }
    nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "∞", negativeInfinity: "-∞", nan: "?")
    keyDecodingStrategy = .convertFromSnakeCase
    userInfo = [.secret: "s"]
  }
}

extension CodableEncoder {
  fileprivate convenience init(dates: DateEncodingStrategy) {
    self.init()
    dateEncodingStrategy = dates
    dataEncodingStrategy = .custom { try String(decoding: $0, as: UTF8.self).encode(to: $1) }
    nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "∞", negativeInfinity: "-∞", nan: "?")
    keyEncodingStrategy = .convertToSnakeCase
    outputFormatting = .sortedKeys
    userInfo = [.secret: "s"]
  }
}

extension CodingUserInfoKey {
  fileprivate static let secret = CodingUserInfoKey(rawValue: "secret") ?? { preconditionFailure("a key") }()
}

@Suite("Initializers in an extension of the coders")
struct DropInInitializerTests {
  struct Record: Codable, Equatable {
    var savedAt: Date
    var rawData: Data
    var ratio: Double
    var secret: String

    enum CodingKeys: CodingKey { case savedAt, rawData, ratio, secret }

    init(savedAt: Date, rawData: Data, ratio: Double, secret: String) {
      (self.savedAt, self.rawData, self.ratio, self.secret) = (savedAt, rawData, ratio, secret)
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      savedAt = try container.decode(Date.self, forKey: .savedAt)
      rawData = try container.decode(Data.self, forKey: .rawData)
      ratio = try container.decode(Double.self, forKey: .ratio)
      secret = decoder.userInfo[.secret] as? String ?? ""
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(savedAt, forKey: .savedAt)
      try container.encode(rawData, forKey: .rawData)
      try container.encode(ratio, forKey: .ratio)
      try container.encode(encoder.userInfo[.secret] as? String ?? "", forKey: .secret)
    }
  }

  @Test("Options that an initializer in an extension sets are used")
  func options() throws {
    let record = Record(
      savedAt: Date(timeIntervalSince1970: 60), rawData: Data("raw".utf8), ratio: .infinity, secret: "s")
    let text = #"{"ratio":"∞","raw_data":"raw","saved_at":60,"secret":"s"}"#
    let data = try CodableEncoder(dates: .secondsSince1970).encode(record)
    #expect(String(decoding: data, as: UTF8.self) == text)
    #expect(try CodableDecoder(dates: .secondsSince1970).decode(Record.self, from: data) == record)
  }
}
