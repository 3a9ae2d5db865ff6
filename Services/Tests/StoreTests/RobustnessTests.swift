import Catalog
import Foundation
import GRDB
import ManualMapping
import MappingTestSupport
import OfflineStore
import Testing

@testable import GRDBStore

@Suite("Files of stores: paths, full and read-only disks, and processes that die")
struct RobustnessTests {
  let movies = StoredModel.movies()

  @Test("A process that is killed during a save leaves the store unchanged", arguments: [1, 250, 499])
  func killedWhileSaving(row: Int) async throws {
    let place = try TemporaryStore()
    let store = try await place.open()
    try await store.save(hundredMovies, in: movies)
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = place.path as String, row = row as Int] in
      let store = try await GRDBStore.open(at: path, migrations: [.movies])
      let movies = StoredModel.movies()
      let half: [StoreChange] = [
        .delete(movies.all), try .save((1...row).map { .numbered($0, name: "new") }, in: movies),
      ]
      try await store.database.write { (database) in
        for change in half { try database.make(change) }
        kill(getpid(), SIGKILL)
      }
    }
    let again = try await place.open()
    #expect(try await again.models(movies.all) == hundredMovies)
    #expect(try place.values("PRAGMA integrity_check") == ["ok"])
  }

  @Test("A process that is killed at any moment leaves complete transactions", arguments: 1...5)
  func killedAtAnyMoment(turn: Int) async throws {
    let place = try TemporaryStore()
    _ = try await place.open()
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = place.path as String, turn = turn as Int] in
      let store = try await GRDBStore.open(at: path, migrations: [.movies])
      let movies = StoredModel.movies()
      Thread.detachNewThread {
        usleep(UInt32(turn) * 37_000)
        kill(getpid(), SIGKILL)
      }
      for name in 0... {
        try await store.replace(movies.all, with: (1...200).map { .numbered($0, name: "\(name)") })
      }
    }
    let found = try await place.open().models(movies.all)
    #expect([0, 200].contains(found.count))
    #expect(Set(found.map(\.name)).count <= 1)
    #expect(try place.values("PRAGMA integrity_check") == ["ok"])
  }

  @Test("On a full disk nothing is saved, and nothing is lost")
  func fullDisk() async throws {
    let place = try TemporaryStore()
    let store = try await place.open(maximumSize: 200_000)
    try await store.save(hundredMovies, in: movies)
    let error = await storeError(
      try await store.replace(movies.all, with: (1...5000).map { .numbered($0, name: "new") }))
    #expect(error?.kind == .full)
    #expect(error?.description.hasSuffix(" of movies): database or disk is full (SQLite 13)") == true)
    #expect(try await store.models(movies.all) == hundredMovies)
    try await store.save([.numbered(101)], in: movies)
    #expect(try await place.open().count(movies.all) == 101)
  }

  @Test("A file that isn't a store is reported and left unchanged")
  func corruptFiles() async throws {
    let place = try TemporaryStore()
    let text = Data(String(repeating: "no database ", count: 1000).utf8)
    try text.write(to: URL(filePath: place.path))
    let error = await storeError(try await place.open())
    #expect(error?.description == "not a valid store file: file is not a database (SQLite 26)")
    #expect(try Data(contentsOf: URL(filePath: place.path)) == text)
  }

  @Test("Reading overwritten pages throws an error")
  func corruptPages() async throws {
    let place = try TemporaryStore()
    try await place.open().save((1...2000).map { .numbered($0) }, in: movies)
    try place.tamper("PRAGMA user_version = 1")
    let file = try FileHandle(forUpdating: URL(filePath: place.path))
    for page in 20..<60 {
      try file.seek(toOffset: UInt64(page * 4096))
      try file.write(contentsOf: Data(repeating: 0xFF, count: 4096))
    }
    try file.close()
    let store = try await place.open()
    let error = await storeError(try await store.models(movies.all))
    #expect(error?.kind == .corrupt)
  }

  @Test("Saving waits for another process up to the timeout")
  func busy() async throws {
    let place = try TemporaryStore()
    let store = try await place.open()
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    let other = try DatabaseQueue(path: place.path, configuration: configuration)
    try await other.writeWithoutTransaction { try $0.beginTransaction(.immediate) }
    #expect(try await store.count(movies.all) == 0)
    let error = await storeError(try await store.save(hundredMovies, in: movies))
    #expect(error?.description == "the store is busy: database is locked (SQLite 5)")
    try await other.writeWithoutTransaction { try $0.rollback() }
    try await store.save(hundredMovies, in: movies)
  }

  @Test("Only the owner can access the files of a store")
  func permissions() async throws {
    let place = try TemporaryStore()
    let store = try await place.open()
    try await store.save(hundredMovies, in: movies)
    let names = try FileManager.default.contentsOfDirectory(atPath: place.folder.path).sorted()
    #expect(names == ["store.sqlite", "store.sqlite-shm", "store.sqlite-wal"])
    for name in names {
      let file = place.folder.appending(path: name).path
      let permissions = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions]
      #expect((permissions as? NSNumber)?.intValue == 0o600, "\(name)")
    }
  }

  @Test("Readers see complete transactions during writes")
  func concurrentReadersAndWriters() async throws {
    let place = try TemporaryStore()
    let store = try await place.open()
    let movies = movies
    try await store.save((1...50).map { .numbered($0, name: "0") }, in: movies)
    try await withThrowingTaskGroup(of: Void.self) { (group) in
      for writer in 1...3 {
        group.addTask {
          for turn in 1...10 {
            try await store.save((1...50).map { .numbered($0, name: "\(writer).\(turn)") }, in: movies)
          }
        }
      }
      for _ in 1...4 {
        group.addTask {
          for _ in 1...20 {
            let found = try await store.models(movies.all)
            #expect(found.count == 50)
            #expect(Set(found.map(\.name)).count == 1)
          }
        }
      }
      try await group.waitForAll()
    }
  }

  @Test("In a cancelled task, the error is `cancelled`")
  func cancellation() async throws {
    let store = try await GRDBStore.inMemory(migrations: [.movies])
    let movies = movies
    let task = Task { () async -> StoreError? in
      withUnsafeCurrentTask { $0?.cancel() }
      return await storeError(try await store.save(hundredMovies, in: movies))
    }
    #expect(await task.value?.kind == .cancelled)
    #expect(try await store.count(movies.all) == 0)
  }

  // MARK: - Paths, and read-only disks

  @Test(
    "A path with a NUL is refused, and no file is created", arguments: 1...8 as ClosedRange<UInt64>,
    [false, true])
  func pathWithNUL(seed: UInt64, readOnly: Bool) async throws {
    let place = try TemporaryStore()
    var random = SeededGenerator(seed: seed)
    var path = Array(place.path.utf8)
    let start = place.folder.path.utf8.count
    for _ in 1...Int.random(in: 1...3, using: &random) {
      path.insert(0, at: Int.random(in: start...path.count, using: &random))
    }
    let error = await storeError(
      try await GRDBStore.open(
        at: String(decoding: path, as: UTF8.self), migrations: [.movies], readOnly: readOnly))
    #expect(error?.description == "the store cannot be opened: the path has a NUL")
    #expect(try FileManager.default.contentsOfDirectory(atPath: place.folder.path) == [])
  }

  @Test("An empty path is refused", arguments: [false, true])
  func emptyPath(readOnly: Bool) async throws {
    let error = await storeError(try await GRDBStore.open(at: "", migrations: [.movies], readOnly: readOnly))
    #expect(error?.description == "the store cannot be opened: the path is empty")
  }

  @Test(
    "A path is that of a file, even if SQLite would give it another meaning",
    arguments: [
      ("file:store?mode=memory", "./file:store?mode=memory"), (":memory:", "./:memory:"), ("a/b", "./a/b"),
      ("/a/b", "/a/b"), ("/\u{301}", "/\u{301}"), ("//a", "//a"),
    ])
  func paths(path: String, text: String) throws { #expect(try StorePath(path).text == text) }

  /// Durations of any sign and magnitude.
  static let durations: [Duration] =
    [.seconds(Int64.max), .zero, .seconds(-1), .seconds(Int64.min)]
    + (0..<6 as Range<UInt64>).map { seed -> Duration in
      var random = SeededGenerator(seed: seed)
      return .seconds(
        Int64.random(in: .min ... .max, using: &random) >> Int64.random(in: 0...60, using: &random))
    }

  @Test("Any busy timeout is accepted", arguments: durations)
  func busyTimeout(duration: Duration) async throws {
    let place = try TemporaryStore()
    let store = try await GRDBStore.open(at: place.path, migrations: [.movies], busyTimeout: duration)
    #expect(try await store.count(movies.all) == 0)
  }

  /// Creates a store with movies and closes it. SQLite then can't create the file that it needs for reading,
  /// as on a read-only disk.
  private func closedStore(_ path: String) async throws {
    try await GRDBStore.open(at: path, migrations: [.movies]).save(hundredMovies, in: movies)
    #expect(!FileManager.default.fileExists(atPath: path + "-wal"))
    try blockSharedMemory(of: path)
  }

  /// Creates a link in place of the file that all connections share. SQLite doesn't follow such a link.
  private func blockSharedMemory(of path: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path + "-shm", withDestinationPath: "nowhere")
  }

  /// Names of files, most of them with characters that have a meaning in a URI.
  private static let names: [String] =
    ["store.sqlite", "a b?mode=memory&c#d", "%41%", "é 🎬+", "file:x", "a'\"\\b"]
    + (1...8 as ClosedRange<UInt64>).map { seed in
      var random = SeededGenerator(seed: seed)
      let signs = Array("aZ0%?#&=;: .+~'\"\\é🎬\n\u{1}\u{7F}")
      let count = Int.random(in: 1...20, using: &random)
      return "n" + String((0..<count).compactMap { _ in signs.randomElement(using: &random) })
    }

  @Test("A closed store is read from a read-only folder", arguments: names)
  func readOnlyFolder(name: String) async throws {
    let place = try TemporaryStore()
    let path = place.folder.appending(path: "deep").path + "//" + name
    try FileManager.default.createDirectory(
      at: place.folder.appending(path: "deep"), withIntermediateDirectories: true)
    try await closedStore(path)
    let before = try Data(contentsOf: URL(fileURLWithPath: path))
    for _ in 1...2 {
      let store = try await GRDBStore.open(at: path, migrations: [.movies], readOnly: true)
      #expect(try await store.models(movies.all) == hundredMovies)
      #expect(try await store.model(7, in: movies) == .numbered(7))
      let error = await storeError(try await store.delete(movies.all))
      #expect(
        error?.description == "the store is read-only: attempt to write a readonly database (SQLite 8)")
    }
    let pending = await storeError(
      try await GRDBStore.open(at: path, migrations: [.movies, StoreMigration("2: none")], readOnly: true))
    #expect(
      pending?.description == "the store is read-only: the migrations \"2: none\" have not been run")
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
  }

  @Test("A store whose log can't be read isn't opened")
  func liveLog() async throws {
    let (place, copy) = (try TemporaryStore(), try TemporaryStore())
    let store = try await place.open()
    try await store.save(hundredMovies, in: movies)
    for end in ["", "-wal"] {
      try FileManager.default.copyItem(atPath: place.path + end, toPath: copy.path + end)
    }
    try blockSharedMemory(of: copy.path)
    let error = await storeError(try await copy.open(readOnly: true))
    #expect(error?.kind == .cannotOpen)
    #expect(try await store.count(movies.all) == 100)
  }

  @Test("A missing file isn't created or read, and neither is a missing folder")
  func missingFile() async throws {
    let place = try TemporaryStore()
    let error = await storeError(try await place.open(readOnly: true))
    #expect(error?.kind == .cannotOpen)
    let path = place.folder.appending(path: "nowhere/store.sqlite").path
    let noFolder = await storeError(try await GRDBStore.open(at: path, migrations: [.movies]))
    #expect(noFolder?.kind == .cannotOpen)
    #expect(try FileManager.default.contentsOfDirectory(atPath: place.folder.path) == [])
  }
}
