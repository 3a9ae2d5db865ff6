import Foundation
import MappingTestSupport
import OfflineStore
import Testing

@testable import GRDBStore

@Suite("Paths of stores, and read-only disks")
struct OpeningTests {
  private let movies = StoredModel.movies()

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
      #expect(error?.kind == .readOnly)
    }
    let pending = await storeError(
      try await GRDBStore.open(at: path, migrations: [.movies, StoreMigration("2: none")], readOnly: true))
    #expect(pending?.detail == "the migrations \"2: none\" have not been run")
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
