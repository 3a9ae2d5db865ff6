import Foundation
import Testing
import ThrowingMapping

/// `decode` on the types that need no model.
@Suite("Values of unchanged code")
struct UnchangedValueTests {
  @Test("Values are decoded from objects")
  func values() throws {
    #expect(try String.decode("hello") == "hello")
    #expect(try Int.decode(4) == 4)
    #expect(try Double.decode(0.5) == 0.5)
    #expect(try Bool.decode(true) == true)
    #expect(try Optional<String>.decode("hello") == "hello")
    #expect(try Optional<String>.decode(NSNull()) == nil)
    let members = ["key": "value"]
    #expect(try NSDictionary.decode(members) == members as NSDictionary)
    #expect(try [String: String].decode(members) == members)
    #expect(try NSArray.decode(["a", "b"]) == ["a", "b"])
    #expect(try [String].decode(["a", "b"]) == ["a", "b"])
    #expect(try [Int?].decode([1, NSNull()]) == [1, nil])
    #expect(try [[Int]].decode([[1], [2, 3]]) == [[1], [2, 3]])
    #expect(try [String: [Int]].decode(["a": [1]]) == ["a": [1]])
    #expect(try [Fruit: Int].decode(["Apple": 1]) == [.apple: 1])
    #expect(try Fruit.decode("Pear") == .pear)
    #expect(try Size.decode(2) == .large)
    #expect(try URL.decode("https://swift.org").absoluteString == "https://swift.org")
    #expect(try Date.decode("1970-01-01T00:00:01Z") == Date(timeIntervalSince1970: 1))
  }

  @Test(
    "Values of the wrong type are errors",
    arguments: [
      { _ = try String.decode(0) }, { _ = try Int.decode("a") }, { _ = try Double.decode(true) },
      { _ = try Bool.decode("true") }, { _ = try NSDictionary.decode([1]) }, { _ = try NSArray.decode("x") },
      { _ = try [Int].decode(["a": 1]) }, { _ = try [String: Person].decode([1]) },
      { _ = try [Person].decode("x") }, { _ = try Fruit.decode("plum") }, { _ = try Size.decode(9) },
      { _ = try [Int].decode([NSNull()]) }, { _ = try URL.decode(1) }, { _ = try Date.decode("today") },
    ] as [@Sendable () throws -> Void])
  func failures(decode: @Sendable () throws -> Void) {
    #expect(throws: DecodingError.self, performing: decode)
  }

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
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: "en_US_POSIX")
      formatter.timeZone = TimeZone(identifier: "UTC")
      formatter.dateFormat = "dd.MM.yyyy"
      Date.decoder = Date.decoder(using: formatter)
      let date = try ["d": "17.06.2016"] as NSDictionary => "d" as Date
      try #require(date == Date(timeIntervalSince1970: 1_466_121_600))
    }
  }
}
