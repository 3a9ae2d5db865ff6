import CodableMapping
import Foundation
import Testing

extension CodableDecoder {
  fileprivate convenience init(dates: DateDecodingStrategy) {
    self.init()
    dateDecodingStrategy = dates
    keyDecodingStrategy = .convertFromSnakeCase
  }
}

extension CodableEncoder {
  fileprivate convenience init(dates: DateEncodingStrategy) {
    self.init()
    dateEncodingStrategy = dates
    keyEncodingStrategy = .convertToSnakeCase
  }
}

@Suite("Initializers in an extension of the coders")
struct DropInInitializerTests {
  struct Record: Codable, Equatable { var savedAt: Date }

  @Test("Options that an initializer in an extension sets are used")
  func options() throws {
    let record = Record(savedAt: Date(timeIntervalSince1970: 60))
    let data = try CodableEncoder(dates: .secondsSince1970).encode(record)
    #expect(String(decoding: data, as: UTF8.self) == #"{"saved_at":60}"#)
    #expect(try CodableDecoder(dates: .secondsSince1970).decode(Record.self, from: data) == record)
  }
}
