import Foundation
import MappingTestSupport
import Testing
import ThrowingMapping

/// Decodable casts objects, or converts them by `NSNumber`. The page lists where the numbers here differ.
@Suite("Values by Decodable's rules")
struct CastTests {
  private func expect<Value: Decodable & Equatable>(_ expected: Value?, of text: String) {
    let object = CornerValue.object(text)
    #expect((try? Value.decode(Data(text.utf8))) == expected, "\(Value.self)")
    #expect(object.flatMap { try? Value.decode($0) } == expected, "\(Value.self)")
  }

  @Test("Values are decoded as each type", arguments: CornerValue.all)
  func values(text: String) {
    func expectInteger<Value: Decodable & FixedWidthInteger>(_ type: Value.Type) {
      expect(CornerValue.exact(text) as Value?, of: text)
    }
    let types: [any (Decodable & FixedWidthInteger).Type] = [
      Int.self, Int8.self, Int16.self, Int32.self, Int64.self, UInt8.self, UInt16.self, UInt32.self,
      UInt64.self,
    ]
    for type in types { expectInteger(type) }
    let object = CornerValue.object(text)
    let string = object as? String
    expect(CornerValue.rounded(text) as Double?, of: text)
    expect(CornerValue.rounded(text) as Float?, of: text)
    expect((CornerValue.rounded(text) as Double?).map { CGFloat($0) }, of: text)
    expect(object as? NSNumber, of: text)
    expect(object as? NSString, of: text)
    expect(["true": true, "false": false][text], of: text)
    expect(string, of: text)
    expect((CornerValue.exact(text) as Int?).flatMap { Size(rawValue: $0) }, of: text)
    expect(string.flatMap { Fruit(rawValue: $0) }, of: text)
    expect(string.flatMap { URL(string: $0) }, of: text)
    expect(object as? NSDictionary, of: text)
    expect(object as? NSArray, of: text)
    expect(object as? [String], of: text)
    expect(object as? [String: String], of: text)
  }

  @Test("Dates are those of Decodable's formatter", arguments: CornerValue.dates)
  func dates(text: String) {
    expect(CornerValue.formatter("yyyy-MM-dd'T'HH:mm:ssZZZZZ").date(from: text), of: "\"\(text)\"")
  }
}
