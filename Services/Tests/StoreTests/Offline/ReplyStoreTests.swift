import Foundation
import GRDBStore
import OfflineStore
import Testing

@Suite("Responses stored for conditional requests")
struct ReplyStoreTests {
  static let reply = StoredReply(
    status: 200,
    headerFields: [
      StoredHeaderField(name: "ETag", value: "\"a\""), StoredHeaderField(name: "Set-Cookie", value: "s3cret"),
      StoredHeaderField(name: "Empty", value: ""),
    ], body: [0, 255, 10], date: Date(timeIntervalSince1970: 1_700_000_000.25))
  static let key = ReplyKey(account: "7", request: "GET https://example.com/?page=2", variant: "en")

  @Test("Responses are removed one by one, by account, and all")
  func removing() async throws {
    let store = try await GRDBStore.inMemory(migrations: [])
    let keys = ["1", "2"].flatMap { (account) in
      ["a", "b"].map { ReplyKey(account: account, request: $0) }
    }
    for key in keys { try await store.save(Self.reply, for: key) }
    func left() async throws -> [Int] {
      var left: [Int] = []
      for (index, key) in keys.enumerated() where try await store.reply(for: key) != nil {
        left.append(index)
      }
      return left
    }
    try await store.removeReply(for: keys[0])
    #expect(try await left() == [1, 2, 3])
    try await store.removeReplies(ofAccount: "2")
    #expect(try await left() == [1])
    for key in keys + [ReplyKey(request: "a")] { try await store.save(Self.reply, for: key) }
    try await store.removeReplies(exceptOfAccount: "2")
    #expect(try await left() == [2, 3])
    try await store.removeReplies(exceptOfAccount: "")
    #expect(try await left() == [])
    #expect(try await store.reply(for: ReplyKey(request: "a")) == Self.reply)
    try await store.removeAllReplies()
    #expect(try await store.reply(for: ReplyKey(request: "a")) == nil)
  }

  /// A response of 100 bytes, its body and header fields as `[]`, and of 357 with a key of one byte.
  private static func reply(_ status: Int, date: Double = 0) -> StoredReply {
    StoredReply(
      status: status, headerFields: [], body: Array(repeating: 7, count: 98),
      date: Date(timeIntervalSince1970: date))
  }

  /// The requests with stored responses.
  private func kept(_ store: GRDBStore) async throws -> String {
    var kept = ""
    for request in "abcdef" where try await store.reply(for: ReplyKey(request: String(request))) != nil {
      kept.append(request)
    }
    return kept
  }

  @Test("Above the limit, the responses saved first are removed")
  func limit() async throws {
    let store = try await GRDBStore.inMemory(migrations: [], replyLimit: 3 * 357)
    for (number, request) in "abc".enumerated() {
      try await store.save(Self.reply(1, date: 100 - Double(number)), for: ReplyKey(request: String(request)))
    }
    #expect(try await kept(store) == "abc")
    // As after a 304.
    try await store.save(Self.reply(2), for: ReplyKey(request: "a"))
    #expect(try await kept(store) == "abc")
    try await store.save(Self.reply(1), for: ReplyKey(request: "d"))
    #expect(try await kept(store) == "acd")
    #expect(try await store.reply(for: ReplyKey(request: "a")) == Self.reply(2))
    var large = Self.reply(3)
    large.headerFields = [StoredHeaderField(name: "N", value: String(repeating: "é", count: 176))]
    // Of 715 bytes: 98 of the body, 360 of the header fields, 1 of the key and 256. With "d", one too many.
    try await store.save(large, for: ReplyKey(request: "e"))
    #expect(try await kept(store) == "e")
  }

  @Test("A response above the limit isn't stored, and removes only its predecessor")
  func tooLarge() async throws {
    let store = try await GRDBStore.inMemory(migrations: [], replyLimit: 2 * 357)
    for request in "ab" { try await store.save(Self.reply(1), for: ReplyKey(request: String(request))) }
    var large = Self.reply(2)
    large.body += Array(repeating: 7, count: 358)
    try await store.save(large, for: ReplyKey(request: "a"))
    #expect(try await kept(store) == "b")
    large.body.removeLast()
    try await store.save(large, for: ReplyKey(request: "a"))
    #expect(try await kept(store) == "a")
  }

  @Test("A lower limit applies once the next response is saved")
  func lowerLimit() async throws {
    let place = try TemporaryStore()
    let first = try await GRDBStore.open(at: place.path, migrations: [])
    for request in "abcd" { try await first.save(Self.reply(1), for: ReplyKey(request: String(request))) }
    let second = try await GRDBStore.open(at: place.path, migrations: [], replyLimit: 900)
    #expect(try await kept(second) == "abcd")
    try await second.save(Self.reply(1), for: ReplyKey(request: "e"))
    #expect(try await kept(second) == "de")
  }
}
