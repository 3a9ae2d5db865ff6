import ApplicativeMapping
import CodableMapping
import Foundation
import JSONCore
import JSONMapping
import MappableMapping
import TestSupport
import Testing
import ThrowingMapping

/// A dialect that maps bookmarks.
struct BookmarkDialect: CustomTestStringConvertible {
  let testDescription: String
  let decode: @Sendable (_ text: String, JSONParseOptions) throws(JSONError) -> Bookmark
  let encode: @Sendable (Bookmark, JSONWriteOptions) throws(JSONError) -> String

  /// - Parameters:
  ///   - model: Makes the bookmark of what the dialect maps.
  ///   - wire: Makes what the dialect maps.
  init<Mapper: JSONMapping.Mapping>(
    _ name: String, _ make: @escaping @Sendable (JSONParseOptions, JSONWriteOptions) -> Mapper,
    model: @escaping @Sendable (Mapper.Model) -> Bookmark,
    wire: @escaping @Sendable (Bookmark) -> Mapper.Model
  ) {
    testDescription = name
    decode = { (text, options) throws(JSONError) in
      model(try make(options, JSONWriteOptions()).decode(text))
    }
    encode = { (bookmark, options) throws(JSONError) in
      try make(JSONParseOptions(), options).encodeToString(wire(bookmark))
    }
  }

  private init<Mapper: JSONMapping.Mapping<Bookmark>>(
    _ name: String, _ make: @escaping @Sendable (JSONParseOptions, JSONWriteOptions) -> Mapper
  ) {
    self.init(name, make, model: { $0 }, wire: { $0 })
  }

  static let all =
    [
      manual,
      BookmarkDialect("mappable") { MappableMapper<Bookmark>(parsing: $0, writing: $1) },
      BookmarkDialect("applicative") { ApplicativeMapper<Bookmark>(parsing: $0, writing: $1) },
      BookmarkDialect("throwing") { ThrowingMapper<Bookmark>(parsing: $0, writing: $1) },
      BookmarkDialect("codable") { CodableMapper<Bookmark>(parsing: $0, writing: $1) },
    ] + derived
}

extension Bookmark {
  /// A bookmark with any number of values.
  static func random(using random: inout SeededGenerator) throws -> Bookmark {
    func uuid() -> UUID {
      let bits = (random.next(), random.next())
      return UUID(
        uuid: (
          byte(bits.0, 0), byte(bits.0, 1), byte(bits.0, 2), byte(bits.0, 3), byte(bits.0, 4),
          byte(bits.0, 5),
          byte(bits.0, 6), byte(bits.0, 7), byte(bits.1, 0), byte(bits.1, 1), byte(bits.1, 2),
          byte(bits.1, 3),
          byte(bits.1, 4), byte(bits.1, 5), byte(bits.1, 6), byte(bits.1, 7)
        ))
    }
    func byte(_ bits: UInt64, _ place: Int) -> UInt8 { UInt8(truncatingIfNeeded: bits >> (place * 8)) }
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
