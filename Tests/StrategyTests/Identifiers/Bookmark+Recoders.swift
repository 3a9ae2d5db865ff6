import CodableMapping
import DerivedMapping
import Foundation
import JSONMapping
import MappingTestSupport
import Testing

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
