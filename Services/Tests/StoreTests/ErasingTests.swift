import Catalog
import Foundation
import GRDB
import GRDBStore
import MappingTestSupport
import OfflineStore
import Testing

@Suite("Removed data is in no file of the store")
struct ErasingTests {
  enum Removal: CaseIterable, Sendable {
    case deleting, writing, replacing, all, repliesOfAccount, repliesExcept, allReplies
  }

  private let movies = StoredModel.movies()

  /// The files of the folder that contain a text.
  private func files(with text: String, in place: TemporaryStore) throws -> [String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: place.folder.path)
    return try names.sorted().filter { (name) in
      try Data(contentsOf: place.folder.appending(path: name)).range(of: Data(text.utf8)) != nil
    }
  }

  /// Models and responses of two accounts in turn. Some are so long that they need pages of their own. They
  /// are saved twice, so that the log contains them more than once.
  private func fill(_ store: GRDBStore, _ secret: String, _ random: inout SeededGenerator) async throws {
    for turn in 1...2 {
      for number in 1...40 {
        let filling = String(repeating: "x", count: Int.random(in: 0...9000, using: &random))
        let name = "\(number.isMultiple(of: 2) ? secret : "kept") \(turn) \(filling)"
        try await store.save([.numbered(number, name: name)], in: movies)
        let account = number.isMultiple(of: 2) ? "gone" : "stays"
        try await store.save(
          StoredReply(status: 200, headerFields: [], body: Array(name.utf8), date: Date()),
          for: ReplyKey(account: account, request: "\(number)"))
        try await store.write([.fetched(name, Date())])
      }
      // Opens connections that have read data.
      #expect(try await store.count(movies.all) == 40)
      #expect(try await store.model(2, in: movies)?.name.hasPrefix(secret) == true)
    }
  }

  private func remove(_ removal: Removal, from store: GRDBStore, _ secret: String) async throws {
    let query = movies.where(MovieColumns.name.hasPrefix(secret))
    switch removal {
    case .deleting: try await store.delete(query)
    case .writing: try await store.write([.delete(query), .save([], movies.table)])
    case .replacing: try await store.replace(query, with: [])
    case .all: try await store.delete(movies.all)
    case .repliesOfAccount: try await store.removeReplies(ofAccount: "gone")
    case .repliesExcept: try await store.removeReplies(exceptOfAccount: "stays")
    case .allReplies: try await store.removeAllReplies()
    }
  }

  @Test(
    "Removed data is in no file while the store is open", arguments: Removal.allCases, [1, 2] as [UInt64])
  func erased(removal: Removal, seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let secret = "s3cr3t\(random.next())"
    let place = try TemporaryStore()
    let store = try await place.open()
    try await fill(store, secret, &random)
    #expect(try files(with: secret, in: place).contains("store.sqlite-wal"))
    // The tested removal concerns either models or responses. The fetches and the other kind are removed
    // first.
    let isOfReplies = [.repliesOfAccount, .repliesExcept, .allReplies].contains(removal)
    try await store.write([.removeFetch(nil)])
    try await remove(isOfReplies ? .deleting : .repliesOfAccount, from: store, secret)
    #expect(try files(with: secret, in: place) != [])
    try await remove(removal, from: store, secret)
    #expect(try files(with: secret, in: place) == [])
    #expect(try await store.count(movies.all) == (removal == .all ? 0 : 20))
    let reply = try await store.reply(for: ReplyKey(account: "stays", request: "1"))
    #expect((reply == nil) == (removal == .allReplies))
    // The store still works.
    var updates = store.updates(of: movies.all).makeAsyncIterator()
    #expect(try await updates.next()?.count == (removal == .all ? 0 : 20))
    try await store.save([.numbered(100)], in: movies)
    #expect(try await updates.next()?.count == (removal == .all ? 1 : 21))
  }

  @Test("Replaced data is in no file after a removal that finds nothing", arguments: [true, false])
  func replacedBefore(isOfReplies: Bool) async throws {
    var random = SeededGenerator(seed: 4)
    let place = try TemporaryStore()
    let store = try await place.open()
    try await fill(store, "s3cr3t", &random)
    for number in 1...40 {
      try await store.removeReply(for: ReplyKey(account: "gone", request: "\(number)"))
    }
    try await store.replace(movies.all, with: [.numbered(1)])
    try await store.write([.fetched("x", Date()), .removeFetch(nil)])
    try await store.save([.numbered(2, name: "s3cr3t")], in: movies)
    try await store.save([.numbered(2, name: "other")], in: movies)
    #expect(try files(with: "s3cr3t", in: place) == ["store.sqlite-wal"])
    if isOfReplies {
      try await store.removeReplies(ofAccount: "gone")
    } else {
      try await store.delete(movies.where(MovieColumns.name.hasPrefix("s3cr3t")))
    }
    #expect(try files(with: "s3cr3t", in: place) == [])
  }

  @Test("The data of a dropped table is in no file")
  func droppedTable() async throws {
    let place = try TemporaryStore()
    var random = SeededGenerator(seed: 3)
    try await fill(try await place.open(), "s3cr3t", &random)
    let store = try await GRDBStore.open(
      at: place.path, migrations: [.movies, StoreMigration("2", .drop("movies"))])
    try await store.write([.removeFetch(nil)])
    try await store.removeAllReplies()
    #expect(try files(with: "s3cr3t", in: place) == [])
  }

  @Test("Data that a reader still uses is in no file after the next removal")
  func reader() async throws {
    let place = try TemporaryStore()
    let store = try await place.open()
    try await store.save([.numbered(1, name: "s3cr3t"), .numbered(2)], in: movies)
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    let other = try DatabaseQueue(path: place.path, configuration: configuration)
    try await other.writeWithoutTransaction { (db) in
      try db.beginTransaction(.deferred)
      _ = try Int.fetchOne(db, sql: "SELECT COUNT(*) FROM movies")
    }
    try await store.delete(movies.id(1))
    #expect(try await store.count(movies.all) == 1)
    #expect(try files(with: "s3cr3t", in: place) == ["store.sqlite-wal"])
    try await other.writeWithoutTransaction { try $0.rollback() }
    try await store.delete(movies.id(2))
    #expect(try files(with: "s3cr3t", in: place) == [])
  }

  @Test("Removing many rows in one call empties the log once", arguments: [1, 2, 700])
  func oneCall(count: Int) async throws {
    let place = try TemporaryStore()
    let store = try await place.open()
    try await store.save((1...1000).map { .numbered($0, name: $0 <= count ? "s3cr3t" : "kept") }, in: movies)
    let before = store.eraser.checkpointCount
    if count.isMultiple(of: 2) {
      try await store.delete(movies.where(MovieColumns.id.isOne(of: 1...count)))
    } else {
      try await store.write((1...count).map { .delete(movies.id($0)) } + [.removeFetch(nil)])
    }
    #expect(store.eraser.checkpointCount == before + 1)
    #expect(try files(with: "s3cr3t", in: place) == [])
    #expect(try await store.count(movies.all) == 1000 - count)
    // Saving doesn't empty the log, and each single removal does.
    try await store.save([.numbered(1)], in: movies)
    #expect(store.eraser.checkpointCount == before + 1)
    for id in 999...1000 { try await store.delete(movies.id(id)) }
    #expect(store.eraser.checkpointCount == before + 3)
  }

  @Test("Concurrent removals empty the log once")
  func shared() async throws {
    let place = try TemporaryStore()
    let store = try await place.open()
    let eraser = store.eraser
    let before = eraser.checkpointCount
    let busy = DispatchSemaphore(value: 0)
    store.database.asyncWriteWithoutTransaction { _ in busy.wait() }
    await withTaskGroup(of: Void.self) { (group) in
      for _ in 0..<20 { group.addTask { await eraser.erase(in: store.database) } }
      while eraser.waitingCount < 20 { await Task.yield() }
      busy.signal()
    }
    #expect(eraser.checkpointCount == before + 1)
    #expect(eraser.waitingCount == 0)
    await eraser.erase(in: store.database)
    #expect(eraser.checkpointCount == before + 2)
  }
}
