import ApplicativeMapping
import Foundation
import MappingTestSupport
import Testing

/// Argo converts numbers by `NSNumber`. The page lists where the numbers here differ.
@Suite("Values by Argo's rules")
struct CastTests {
  /// - Parameter strict: The value that a mapper decodes; nil for an error.
  private func expect<Value: Decodable & JSONReadable & Equatable & SendableMetatype>(
    _ expected: Value?, strict: Value?, of text: String
  ) where Value.DecodedType == Value {
    let decoded: Decoded<Value> = decode(Data(text.utf8))
    let ofObject: Decoded<Value>? = CornerValue.object(text).map(decode)
    #expect(decoded.value == expected && ofObject?.value == expected, "\(Value.self)")
    #expect((try? ApplicativeMapper<Value>().decode(text)) == strict, "\(Value.self)")
  }

  @Test("Values are decoded as each type", arguments: CornerValue.all)
  func values(text: String) {
    func expectInteger<Value: Decodable & JSONReadable & FixedWidthInteger & SendableMetatype>(
      _ type: Value.Type, orString: Bool = false
    ) where Value.DecodedType == Value {
      let exact: Value? = CornerValue.exact(text)
      expect(exact ?? (orString ? string.flatMap { Value($0) } : nil), strict: exact, of: text)
    }
    let string = CornerValue.object(text) as? String
    expectInteger(Int.self)
    expectInteger(UInt.self)
    expectInteger(Int64.self, orString: true)
    expectInteger(UInt64.self, orString: true)
    expect(CornerValue.rounded(text) as Double?, strict: CornerValue.rounded(text), of: text)
    expect(CornerValue.rounded(text) as Float?, strict: CornerValue.rounded(text), of: text)
    expect(string, strict: string, of: text)
    let bool = ["true": true, "false": false][text]
    let number: Int? = CornerValue.exact(text)
    expect(bool ?? number.flatMap { [0: false, 1: true][$0] }, strict: bool, of: text)
  }
}
