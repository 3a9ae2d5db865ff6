import Foundation
import JSONCore
import Testing
import ThrowingMapping

/// A type of this test only, because the decoders of shared types must not change while other tests decode.
private struct Stamp: ThrowingMapping.Decodable, DynamicDecodable, Equatable {
  var text: String
  nonisolated(unsafe) static var decoder: (JSON) throws -> Stamp = { json in Stamp(text: try json => "stamp")
  }
}

@Suite("Decoders")
struct DecoderTests {
  @Test("Decoders of your own types can be replaced")
  func ownType() throws {
    #expect(try Stamp.decode(parsing: #"{"stamp":"a"}"#) == Stamp(text: "a"))
    Stamp.decoder = { json in Stamp(text: try String.decode(json)) }
    #expect(try [Stamp].decode(parsing: #"["b"]"#) == [Stamp(text: "b")])
  }

  @Test("A decoder of dates can use a formatter")
  func formatter() throws {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "UTC")
    formatter.dateFormat = "dd.MM.yyyy"
    let decode = Date.decoder(using: formatter)
    let decodeObject: (Any) throws -> Date = Date.decoder(using: formatter)
    let document = try Document(parsing: #"{"d":"17.06.2016","bad":"2016"}"#)
    let date = try parse(document.root, keyPath: "d", decoder: decode)
    #expect(date == Date(timeIntervalSince1970: 1_466_121_600))
    #expect(try decodeObject("17.06.2016") == date)
    let error = try #require(throws: ThrowingMapping.DecodingError.self) {
      try parse(document.root, keyPath: "bad", decoder: decode)
    }
    #expect(
      error.description
        == #"$.bad: expected a date (dd.MM.yyyy), found "2016" (line 1, column 25) [invalid-format]"#)
  }

  /// In a separate process, because no other test may decode meanwhile.
  @Test("Decoders of scalars, dates and URLs can be replaced")
  func scalars() async {
    await #expect(processExitsWith: .success) {
      Bool.decoder = { json in try Int.decode(json) != 0 }
      Date.decoder = { json in Date(timeIntervalSince1970: try Double.decode(json)) }
      URL.decoder = { _ in try #require(URL(string: "https://swift.org")) }
      let document = try Document(parsing: #"{"b":1,"i":2,"d":3,"u":null}"#)
      let json = document.root
      let flag: Bool = try json => "b"
      let int: Int = try json => "i"
      let date: Date = try json => "d"
      let url: URL = try json => "u"
      try #require(flag && int == 2 && date.timeIntervalSince1970 == 3 && url.host() == "swift.org")
      let again = Bool.decoder
      try #require(try again(json => "b"))
      #expect(throws: ThrowingMapping.DecodingError.self) { try json => "u" as Bool }
      Int.decoder = { json in try cast(json) + 40 }
      try #require(try json => "i" == 42)
    }
  }

  /// The thread sanitizer detects data races.
  @Test("Decoders can be replaced while other threads decode")
  func exchangedMeanwhile() async {
    await #expect(processExitsWith: .success) {
      let document = try Document(parsing: #"{"flag":true,"counts":[1,2,3]}"#)
      let sums = await withTaskGroup(of: Int.self) { group in
        for number in 0..<8 {
          group.addTask {
            if number.isMultiple(of: 4) { Bool.decoder = { json in try cast(json) } }
            let counts: [Int]? = try? document.root => "counts"
            let flag: Bool? = try? document.root => "flag"
            return (counts ?? []).reduce(flag == true ? 1 : 0, +)
          }
        }
        return await group.reduce(into: []) { $0.append($1) }
      }
      try #require(sums == Array(repeating: 7, count: 8))
    }
  }
}
