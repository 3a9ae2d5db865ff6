import CodableMapping
import DerivedMapping
import Foundation
import JSONMapping
import ManualMapping
import MappingTestSupport
import Testing

@Suite("UUIDs and URLs with every strategy")
struct IdentifierTests {
  private static let id = "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"
  private static let other = "00000000-0000-0000-0000-00000000000A"

  /// A text with one member in another form.
  private static func text(_ key: String, _ value: String) -> String {
    var members = [
      "id": "\"\(id)\"", "link": #""http://x/y""#, "peers": "[]", "links": "[]", "groups": "[]",
      "mirrors": "[]", "names": "{}", "owners": "{}", "pages": "{}", "sites": "{}",
    ]
    members[key] = value
    // The member comes first, so that its location is known.
    let rest = members.keys.sorted().filter { $0 != key }.map { "\"\($0)\":\(members[$0] ?? "")" }
    return "{\"\(key)\":\(value),\(rest.joined(separator: ","))}"
  }

  @Test(
    "Every strategy decodes any bookmark and encodes it as the same text, but rejects a damaged UUID",
    arguments: 0..<40 as Range<UInt64>)
  func recode(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var bookmark = try Bookmark.random(using: &random)
    // Sorted keys don't order sets in Codable's strategy.
    let isOrdered = seed.isMultiple(of: 2)
    if isOrdered {
      bookmark.groups = Set(bookmark.groups.prefix(1))
      bookmark.mirrors = Set(bookmark.mirrors.prefix(1))
    }
    let id = bookmark.id.uuidString
    let wrong = id.prefix(Int.random(in: 0..<36, using: &random)) + ["g", "é", "", "{", "--"][Int(seed % 5)]
    let writing = JSONWriteOptions(sortedKeys: true, rejectsDuplicateKeys: true)
    let text = try ManualMapper<Bookmark>(writing: writing).encodeToString(bookmark)
    #expect(text.contains("\"id\":\"\(id)\""))
    for recoder in Bookmark.recoders {
      let written = try recoder.recode(text, writing: writing)
      #expect(try ManualMapper<Bookmark>().decode(written) == bookmark, "\(recoder.name)")
      #expect(written == text || !isOrdered, "\(recoder.name)")
      let error = thrown { try recoder.recode(text.replacing(id, with: wrong)) }
      #expect(
        error?.issue.message == "expected a UUID for Bookmark.id, found \"\(wrong)\"", "\(recoder.name)")
    }
  }

  static let misfits: KeyValuePairs<String, String> = [
    #""id":"x""#: #"$.id: expected a UUID for Bookmark.id, found "x" (line 1, column 7) [invalid-format]"#,
    #""id":5"#: "$.id: expected String for Bookmark.id, found 5 (line 1, column 7) [type-mismatch]",
    #""id":null"#: "$.id: expected String for Bookmark.id, found null (line 1, column 7) [unexpected-null]",
    #""link":"""#: #"$.link: expected a URL for Bookmark.link, found "" (line 1, column 9) [invalid-format]"#,
    #""spare":"""#:
      #"$.spare: expected a UUID for Bookmark.spare, found "" (line 1, column 10) [invalid-format]"#,
    #""home":[]"#:
      "$.home: expected String for Bookmark.home, found an array (line 1, column 9) [type-mismatch]",
    #""peers":["\#(id)","x"]"#:
      #"$.peers[1]: expected a UUID for Bookmark.peers, found "x" (line 1, column 50) [invalid-format]"#,
    #""links":[null,""]"#:
      #"$.links[1]: expected a URL for Bookmark.links, found "" (line 1, column 16) [invalid-format]"#,
    #""groups":["x"]"#:
      #"$.groups[0]: expected a UUID for Bookmark.groups, found "x" (line 1, column 12) [invalid-format]"#,
    #""mirrors":["http://["]"#:
      #"$.mirrors[0]: expected a URL for Bookmark.mirrors, found "http://[" (line 1, column 13) [invalid-format]"#,
    #""names":{"x":"a"}"#:
      #"$.names.x: expected a key of type UUID for Bookmark.names, found "x" (line 1, column 11) [invalid-format]"#,
    #""names":{"\#(id)":5}"#:
      #"$.names.\#(id): expected String for Bookmark.names.\#(id), found 5 (line 1, column 50) [type-mismatch]"#,
    #""owners":{"a b":"x"}"#:
      #"$.owners["a b"]: expected a UUID for Bookmark.owners["a b"], found "x" (line 1, column 18) [invalid-format]"#,
    #""pages":{"":[]}"#:
      #"$.pages[""]: expected a key of type URL for Bookmark.pages, found "" (line 1, column 11) [invalid-format]"#,
    #""pages":{"a":["x"]}"#:
      #"$.pages.a[0]: expected a UUID for Bookmark.pages.a, found "x" (line 1, column 16) [invalid-format]"#,
    #""names":5"#:
      "$.names: expected an object for Bookmark.names, found 5 (line 1, column 10) [type-mismatch]",
    #""sites":{"a":""}"#:
      #"$.sites.a: expected a URL for Bookmark.sites.a, found "" (line 1, column 15) [invalid-format]"#,
  ]

  @Test("Invalid UUIDs and URLs are the same errors with every strategy", arguments: Bookmark.recoders)
  func errors(recoder: Recoder) {
    for (member, issue) in Self.misfits {
      let (key, value) = (member.split(separator: "\"")[0], member.drop { $0 != ":" }.dropFirst())
      let error = thrown { try recoder.recode(Self.text(String(key), String(value))) }
      #expect(error?.description == issue)
    }
  }

  @Test(
    "Keys that are equal UUIDs are duplicates, in any case of their letters", arguments: Bookmark.recoders)
  func duplicates(recoder: Recoder) throws {
    let same = Self.other.lowercased()
    let text = Self.text("names", #"{"\#(Self.other)":"a","\#(same)":"b","\#(Self.id)":"c"}"#)
    for (rule, name) in [(JSONParseOptions.DuplicateKeys.useFirst, "a"), (.useLast, "b")] {
      let written = try recoder.recode(
        text, parsing: JSONParseOptions(duplicateKeys: rule), writing: JSONWriteOptions(sortedKeys: true))
      #expect(written.contains(#""names":{"\#(Self.other)":"\#(name)","\#(Self.id)":"c"}"#))
    }
    let error = thrown { try recoder.recode(text, parsing: JSONParseOptions(duplicateKeys: .reject)) }
    #expect(error?.issue.kind == .duplicateKey(same))
    #expect(error?.issue.path.description == #"$.names["\#(same)"]"#)
  }

  @Test(
    "A Codable mapper also decodes Foundation's form of dictionaries, which is the only one of the coders")
  func arrays() throws {
    let model = [try #require(UUID(uuidString: Self.id)): 1]
    let array = #"["\#(Self.id)",1]"#
    let object = #"{"\#(Self.id)":1}"#
    #expect(try CodableMapper<[UUID: Int]>().decode(array) == model)
    #expect(try CodableMapper<[UUID: Int]>().decode(object) == model)
    #expect(try CodableMapper<[UUID: Int]>().encodeToString(model) == object)
    #expect(String(decoding: try CodableEncoder().encode(model), as: UTF8.self) == array)
    #expect(try CodableDecoder().decode([UUID: Int].self, from: Data(array.utf8)) == model)
    #expect(throws: DecodingError.self) {
      try CodableDecoder().decode([UUID: Int].self, from: Data(object.utf8))
    }
  }
}

extension Bookmark {
  static let recoders =
    StrategyTests.recoders(of: Bookmark.self) + [
      Recoder("codable") { CodableMapper<Bookmark>(parsing: $0.parsing, writing: $0.writing) },
      Recoder("derived") { DerivedMapper<Bookmark>(configuration: $0) },
    ]

  /// A bookmark with any number of values.
  static func random(using random: inout SeededGenerator) throws -> Bookmark {
    func uuid() -> UUID {
      withUnsafeBytes(of: (random.next(), random.next())) { UUID(uuid: $0.load(as: uuid_t.self)) }
    }
    let beginnings = ["https://example.com/", "", "mailto:", "/a/b%20c?d=e&f#", "urn:isbn:", "//x.y:80/"]
    func url() throws -> URL {
      let text = beginnings[Int.random(in: beginnings.indices, using: &random)] + "p\(random.next() % 1000)"
      return try #require(URL(string: text))
    }
    func count() -> Range<Int> { 0..<Int.random(in: 0...4, using: &random) }
    return Bookmark(
      id: uuid(), link: try url(), spare: Bool.random(using: &random) ? uuid() : nil,
      home: Bool.random(using: &random) ? try url() : nil, peers: count().map { _ in uuid() },
      links: try count().map { _ in Bool.random(using: &random) ? try url() : nil },
      groups: Set(count().map { _ in uuid() }), mirrors: Set(try count().map { _ in try url() }),
      names: Dictionary(count().map { (uuid(), "n\($0)") }, uniquingKeysWith: { $1 }),
      owners: Dictionary(count().map { ("o\($0)", uuid()) }, uniquingKeysWith: { $1 }),
      pages: Dictionary(try count().map { _ in (try url(), [uuid()]) }, uniquingKeysWith: { $1 }),
      sites: Dictionary(try count().map { ("s\($0)", try url()) }, uniquingKeysWith: { $1 }))
  }
}
