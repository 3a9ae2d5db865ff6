import ApplicativeMapping
import CodableMapping
import DerivedMapping
import Foundation
import JSONMapping
import ManualMapping
import MappableMapping
import MappingTestSupport
import Testing
import ThrowingMapping

/// A strategy that maps bookmarks.
struct BookmarkStrategy: CustomTestStringConvertible {
  let testDescription: String
  let decode: @Sendable (_ text: String, JSONParseOptions) throws(JSONError) -> Bookmark
  let encode: @Sendable (Bookmark, JSONWriteOptions) throws(JSONError) -> String

  init(
    _ name: String,
    _ make: @escaping @Sendable (JSONParseOptions, JSONWriteOptions) -> some JSONMapping.Mapping<Bookmark>
  ) {
    testDescription = name
    decode = { (text, options) throws(JSONError) in try make(options, JSONWriteOptions()).decode(text) }
    encode = { (bookmark, options) throws(JSONError) in
      try make(JSONParseOptions(), options).encodeToString(bookmark)
    }
  }

  static let all = [
    BookmarkStrategy("manual") { ManualMapper<Bookmark>(parsing: $0, writing: $1) },
    BookmarkStrategy("mappable") { MappableMapper<Bookmark>(parsing: $0, writing: $1) },
    BookmarkStrategy("applicative") { ApplicativeMapper<Bookmark>(parsing: $0, writing: $1) },
    BookmarkStrategy("throwing") { ThrowingMapper<Bookmark>(parsing: $0, writing: $1) },
    BookmarkStrategy("codable") { CodableMapper<Bookmark>(parsing: $0, writing: $1) },
    BookmarkStrategy("derived") { DerivedMapper<Bookmark>(parsing: $0, writing: $1) },
  ]
}

extension Bookmark {
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
