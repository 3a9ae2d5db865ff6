#if os(Linux)
import Foundation
import GRDBStore
import CodableMapping
import OfflineStore
import MappingTestSupport
import Testing

/// A closed store on a file system that is mounted read-only, which also root can't write to.
///
/// The test starts itself again, in a mount namespace in which the folder of the store is mounted read-only.
@Suite(
  "A store on a read-only mount", .urlSession,
  .enabled("a mount namespace requires root or user namespaces") { await MountNamespace.isPermitted() })
struct ReadOnlyMountTests {
  private static let variable = "READ_ONLY_STORE"

  struct Note: Codable, Sendable, Equatable { var id: Int, text: String }

  private static let notes = StoredModel(
    "notes", id: StoredColumn("id") { (note: Note) in note.id }, mapping: CodableMapper<Note>())
  private static let migrations = [StoreMigration("1", .define(notes))]

  private static func rows(_ seed: UInt64) -> [Note] {
    var random = SeededGenerator(seed: seed)
    return (1...Int.random(in: 1...300, using: &random)).map { number in
      Note(id: number, text: String(repeating: "é", count: Int.random(in: 0...200, using: &random)))
    }
  }

  @Test("A closed store is opened for reading", arguments: 1...4 as ClosedRange<UInt64>)
  func opened(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let signs = Array("aZ0%?#&=;: .+~'\"\\é🎬")
    let name = "n" + String((0..<12).compactMap { _ in signs.randomElement(using: &random) })
    let folder = URL.temporaryDirectory.appending(path: "ReadOnlyMountTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: name).path
    do {
      let store = try await GRDBStore.open(at: path, migrations: Self.migrations)
      try await store.save(Self.rows(seed), in: Self.notes)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [name])
    let program = try #require(CommandLine.arguments.first)
    let output = try #require(
      await MountNamespace.run(
        """
        mount --bind "$FOLDER" "$FOLDER" && mount -o remount,ro,bind "$FOLDER" && ! touch "$FOLDER/x" &&
        exec "$0" "$@"
        """,
        [program, "--testing-library", "swift-testing", "--filter", "ClientTests.ReadOnlyMountTests/read"],
        environment: [Self.variable: path, "FOLDER": folder.path, "SEED": "\(seed)"]))
    #expect(output.contains("Test \"A store is read on a read-only mount\" passed"))
  }

  @Test(
    "A store is read on a read-only mount",
    .enabled(if: ProcessInfo.processInfo.environment[variable] != nil, "run by the test above"))
  func read() async throws {
    let environment = ProcessInfo.processInfo.environment
    let path = try #require(environment[Self.variable])
    let rows = Self.rows(try #require(environment["SEED"].flatMap { UInt64($0) }))
    let store = try await GRDBStore.open(at: path, migrations: Self.migrations, readOnly: true)
    #expect(try await store.models(Self.notes.all) == rows)
    #expect(try await store.model(1, in: Self.notes) == rows[0])
    for change in [StoreChange.removeFetch(nil), .delete(Self.notes.all.selection)] {
      let error = await #expect(throws: StoreError.self) { try await store.write([change]) }
      #expect(error?.kind == .readOnly)
    }
    let error = await #expect(throws: StoreError.self) {
      _ = try await GRDBStore.open(at: path, migrations: Self.migrations)
    }
    #expect(error != nil)
  }
}
#endif
