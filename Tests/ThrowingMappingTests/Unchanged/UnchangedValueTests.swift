import Foundation
import Testing
import ThrowingMapping

/// `decode` on the types that need no model.
@Suite("Values of unchanged code")
struct UnchangedValueTests {
  /// In a separate process, because no other test may decode meanwhile.
  @Test("Decoders that receive objects can be replaced")
  func decoders() async {
    await #expect(processExitsWith: .success) {
      Bool.decoder = { json in
        switch json {
        case let text as String where text == "true": return true
        case let text as String where text == "false": return false
        default: return try cast(json)
        }
      }
      try #require(try Bool.decode("true") == true)
      try #require(try Bool.decode(false) == false)
      let flags: [Bool] = try ["f": ["true", "false", true]] as NSDictionary => "f"
      try #require(flags == [true, false, true])
      let error = #expect(throws: DecodingError.self) {
        try ["f": ["a": "no"]] as NSDictionary => "f" => "a" as Bool
      }
      try #require(error?.path == ["f", "a"])
      let saved = Bool.decoder
      Bool.decoder = { _ in true }
      try #require(try Bool.decode("no"))
      Bool.decoder = saved
      try #require(try Bool.decode("false") == false)
    }
  }
}
