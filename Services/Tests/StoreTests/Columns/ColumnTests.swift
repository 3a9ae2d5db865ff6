import Foundation
import OfflineStore
import Testing

@Suite("Values of columns")
struct ColumnTests {
  enum Level: String, StorableValue { case low, high }

  static let values: [(any StorableValue, ColumnType, StoredValue)] = [
    (7, .integer, .integer(7)), (Int8(-1), .integer, .integer(-1)),
    (UInt32.max, .integer, .integer(4_294_967_295)), (Int64.min, .integer, .integer(.min)),
    (true, .integer, .integer(1)), (false, .integer, .integer(0)), (0.5, .real, .real(0.5)),
    (Float(0.25), .real, .real(0.25)), ("a", .text, .text("a")), (Int?.none, .integer, .null),
    (Int?.some(3), .integer, .integer(3)), (Level.high, .text, .text("high")),
    (Date(timeIntervalSince1970: 12.5), .real, .real(12.5)),
  ]

  @Test("A value has the form of its column", arguments: values.indices)
  func forms(index: Int) throws {
    let (value, type, stored) = Self.values[index]
    #expect(Swift.type(of: value).columnType == type)
    #expect(value.storedValue == stored)
  }

  @Test("A UUID is a text")
  func uuid() throws {
    let text = "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"
    #expect(try #require(UUID(uuidString: text)).storedValue == .text(text))
  }
}
