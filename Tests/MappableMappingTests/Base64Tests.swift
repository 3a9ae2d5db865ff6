import Foundation
import JSONCore
import JSONMapping
import MappableMapping
import Testing

@Suite("Base64 is padded at its end only")
struct Base64Tests {
  @Test(
    "Padding elsewhere, or of another length, is rejected",
    arguments: [
      "AQ=D", "AQID=", "AQID==", "AQI", "AQ=", "A===", "====", "=QID", "AQ==AQ==", "AQI=\n", "A Q=",
    ])
  func rejected(text: String) {
    let json = String(decoding: (try? JSONEncoder().encode(text)) ?? Data(), as: UTF8.self)
    #expect(throws: JSONError.self) { try DataField().decode(json) }
    #expect(DataTransform().transformFromJSON(text) == nil)
  }

  @Test("Any bytes come back", arguments: 0..<70)
  func accepted(count: Int) throws {
    let data = Data((0..<count).map { UInt8(truncatingIfNeeded: $0 * 151) })
    #expect(try DataField().decode(DataField().encodeToString(data)) == data)
  }
}
