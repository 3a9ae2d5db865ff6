import Foundation
import JSONCore
import JSONMapping
import MappingTestSupport
import Testing

enum Formats {
  static let dayFirst: ClosureField<String, Date> = {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "UTC")
    formatter.dateFormat = "dd/MM/yyyy"
    return ClosureField(from: { formatter.date(from: $0) }, to: { formatter.string(from: $0) })
  }()
}

extension MappingConfigured where Self == ClosureField<String, Date> {
  static var dayFirst: Self { Formats.dayFirst }
}

/// The custom fields in the article on fields.
@Suite("Custom fields of the article")
struct OwnFieldArticleTests {
  struct HoursField: Mapping {
    func decode(_ json: JSONValue) throws(JSONError) -> Int {
      let text = try json.string()
      guard text.hasSuffix(" h"), let hours = Int(text.dropLast(2)) else {
        throw json.error(.invalidFormat(expected: "hours", reason: "such as 2 h"))
      }
      return hours
    }

    func encode(_ hours: Int, into writer: inout JSONWriter) throws(JSONError) { writer.write("\(hours) h") }
  }

  /// Decodes by a field, which can be passed by its short name.
  private func date(_ text: String, as field: some Decoding<Date> & MappingConfigured) throws -> Date {
    try field.decode(text)
  }

  @Test("A custom field can have a short name, like those of the package")
  func named() throws {
    #expect(try date(#""17/06/2016""#, as: .dayFirst) == date(#""2016-06-17""#, as: .yearMonthDay))
  }

  @Test("A field of closures decodes and encodes dates in any format")
  func dates() throws {
    let date = Date(timeIntervalSince1970: 1_466_121_600)
    #expect(try Formats.dayFirst.decode(#""17/06/2016""#) == date)
    #expect(try Formats.dayFirst.encodeToString(date) == #""17/06/2016""#)
    #expect(throws: JSONError.self) { try Formats.dayFirst.decode(#""2016-06-17""#) }
  }

  @Test("A custom field works in both directions, and has its own error")
  func type() throws {
    #expect(try HoursField().array.decode(#"["2 h","11 h"]"#) == [2, 11])
    #expect(try HoursField().encodeToString(2) == #""2 h""#)
    let error = #expect(throws: JSONError.self) { try HoursField().array.decode(#"["2 h","2 m"]"#) }
    #expect(error?.description == #"$[1]: expected hours, found "2 m" (line 1, column 8) [invalid-format]"#)
    #expect(error?.rendered().contains("such as 2 h") == true)
  }
}

@Suite("UUIDs and URLs")
struct IdentifierFieldTests {
  @Test(
    "A UUID is decoded with letters of either case, and encoded in capitals",
    arguments: 0..<100 as Range<UInt64>)
  func uuids(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let digits = Array("0123456789abcdefABCDEF")
    let text = String(
      (0..<36).map { place in
        [8, 13, 18, 23].contains(place) ? "-" : digits[Int.random(in: digits.indices, using: &random)]
      })
    let uuid = try #require(UUID(uuidString: text))
    #expect(try UUIDField().decode("\"\(text)\"") == uuid)
    #expect(try UUIDField().encodeToString(uuid) == "\"\(text.uppercased())\"")
    #expect(UUID(jsonKey: text) == uuid && uuid.jsonKey == text.uppercased())
    var writer = JSONWriter()
    try writer.writeArray([uuid]) { (uuid, writer) throws(JSONError) in uuid.write(to: &writer) }
    #expect(String(decoding: try writer.finish(), as: UTF8.self) == "[\"\(text.uppercased())\"]")
    // One character that is wrong, of any kind and at any place.
    var wrong = Array(text)
    let place = Int.random(in: wrong.indices, using: &random)
    let others: [Character] = [
      "g", "G", " ", "+", "-", "0", "{", "\u{FF11}", "é", "\u{0}", "/", ":", "@", "`",
    ]
    let other = others[Int.random(in: others.indices, using: &random)]
    guard other != wrong[place], wrong[place] == "-" || other != "0" else { return }
    wrong[place] = other
    try expectNone(String(wrong))
  }

  static let noUUIDs = [
    "", "x", "E621E1F8C36C495A93FC0C247A3E6E5F", "{E621E1F8-C36C-495A-93FC-0C247A3E6E5F}",
    " E621E1F8-C36C-495A-93FC-0C247A3E6E5F", "E621E1F8-C36C-495A-93FC-0C247A3E6E5F ",
    "E621E1F8-C36C-495A-93FC-0C247A3E6E5", "E621E1F8-C36C-495A-93FC-0C247A3E6E5F0",
    "E621E1F8-C36C-495A-93FC-0C247A3E6E5F\0", "+621E1F8-C36C-495A-93FC-0C247A3E6E5F",
    "E621E1F-8C36C-495A-93FC-0C247A3E6E5F", "urn:uuid:E621E1F8-C36C-495A-93FC-0C247A3E6E5F",
    "------------------------------------",
  ]

  @Test("Other texts aren't UUIDs", arguments: noUUIDs)
  func noUUID(text: String) throws { try expectNone(text) }

  private func expectNone(_ text: String) throws {
    let json = OwnedJSON.string(text).description
    let error = #expect(throws: JSONError.self) { try UUIDField().decode(json) }
    #expect(error?.issue.kind == .invalidFormat(expected: .uuid, reason: ""))
    #expect(UUID(jsonKey: text) == nil)
    let key = #expect(throws: JSONError.self) {
      try Document(parsing: "{\(json):1}").withRoot { (json) throws(JSONError) in try [UUID: Int].read(json) }
    }
    #expect(key?.issue.kind == .invalidFormat(expected: "a key of type UUID", reason: ""))
  }

  static let urls: [(text: String, written: String?)] = [
    ("https://example.com/a?b#c", "https://example.com/a?b#c"), ("images/1.png", "images/1.png"), ("/", "/"),
    ("#top", "#top"), ("mailto:ada@example.com", "mailto:ada@example.com"),
    ("http://[::1]:80/x", "http://[::1]:80/x"), ("file:///tmp/a%20b", "file:///tmp/a%20b"), ("a b", "a%20b"),
    (" ", "%20"), ("http://x/ü", "http://x/%C3%BC"), ("http://x/%", "http://x/%25"),
    ("http://x/\n", "http://x/%0A"), ("http://x/\0", "http://x/%00"), ("", nil), ("http://a b", nil),
    ("http://[", nil), ("http://x:port", nil), ("http://exa<mple>", nil), ("1:2", nil),
  ]

  @Test("Texts that are URLs or aren't, and their encoded form", arguments: urls)
  func url(text: String, written: String?) throws {
    let json = OwnedJSON.string(text).description
    let url = try? URLField().decode(json)
    #expect(url?.absoluteString == written)
    #expect(URL(jsonKey: text) == url)
    guard let url else { return }
    #expect(url == URL(string: text))
    #expect(url.jsonKey == written)
    let text = try URLField().encodeToString(url)
    #expect(text == OwnedJSON.string(written ?? "").description)
    // Decoding and encoding the text again doesn't change it.
    #expect(try URLField().encodeToString(URLField().decode(text)) == text)
  }

  @Test("A relative URL is encoded with its base")
  func relative() throws {
    let url = try #require(URL(string: "c", relativeTo: URL(string: "http://a/b/")))
    #expect(try URLField().encodeToString(url) == #""http://a/b/c""#)
    #expect(url.jsonKey == "http://a/b/c")
  }
}
