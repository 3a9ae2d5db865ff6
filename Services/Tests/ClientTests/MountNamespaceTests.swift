#if os(Linux)
import APIClient
import CodableMapping
import Foundation
import GRDBStore
import MappingTestSupport
import OfflineStore
import Testing
import URLSessionTransport

/// A server whose authority isn't in this machine's store, but in the one that the client uses.
///
/// On Linux, `URLSession` has no option for additional authorities. So the test starts itself again, in a
/// mount namespace in which another file replaces the system's store. Other processes don't see that file.
@Suite(
  "A temporary authority", .urlSession, Nginx.trait,
  .enabled("a mount namespace requires root or user namespaces") { await MountNamespace.isPermitted() })
struct TrustTests {
  private static let store = "/etc/ssl/certs/ca-certificates.crt"
  private static let variable = "TRUSTED_SERVER"

  @Test("An authority is trusted if the store has it")
  func trusted() async throws {
    let nginx = try await Nginx()
    try nginx.add("trusted", as: "answer")
    let authority = nginx.directory.appendingPathComponent("authority.pem").path
    let output = try await MountNamespace.run(
      test: "TrustTests/response", after: "mount --bind \(authority) \(Self.store)",
      environment: [Self.variable: "https://localhost:\(nginx.ports.secure)"])
    #expect(output.contains("Test \"A trusted server gets a request\" passed"))
  }

  @Test(
    "A trusted server gets a request",
    .enabled(if: ProcessInfo.processInfo.environment[variable] != nil, "run by the test above"))
  func response() async throws {
    let address = try #require(ProcessInfo.processInfo.environment[Self.variable])
    let bytes = try await client(at: address).send(Endpoint<[UInt8], Anyone>.bytes("answer"))
    #expect(String(decoding: bytes, as: UTF8.self) == "trusted")
    // The certificate is for localhost.
    let other = address.replacingOccurrences(of: "localhost", with: "127.0.0.1")
    let error = await failure(try await client(at: other).send(Endpoint<[UInt8], Anyone>.bytes("answer")))
    #expect(error?.transportError?.kind == .untrusted)
    // The server redirects from https to http.
    let down = await failure(try await client(at: address).send(Endpoint<[UInt8], Anyone>.bytes("down")))
    #expect(
      down?.reason == "redirect target not allowed (it leads from https to http)")
  }
}

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
    let output = try await MountNamespace.run(
      test: "ReadOnlyMountTests/read",
      after:
        #"mount --bind "$FOLDER" "$FOLDER" && mount -o remount,ro,bind "$FOLDER" && ! touch "$FOLDER/x""#,
      environment: [Self.variable: path, "FOLDER": folder.path, "SEED": "\(seed)"])
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
    #expect(error?.kind == .cannotOpen)
  }
}

/// A process with its own view of the file system.
enum MountNamespace {
  /// Whether this process may create a mount namespace.
  static func isPermitted() async -> Bool { await run("true") != nil }

  /// Runs a test of this program after a shell command in a new mount namespace, and returns its output.
  static func run(
    test name: String, after command: String, environment: [String: String]
  ) async throws -> String {
    let program = try #require(CommandLine.arguments.first)
    let arguments = [program, "--testing-library", "swift-testing", "--filter", "ClientTests.\(name)"]
    return try #require(
      await run("\(command) && exec \"$0\" \"$@\"", arguments, environment: environment))
  }

  /// Runs a shell command in a new mount namespace, and returns its output; `nil` if it failed.
  static func run(
    _ command: String, _ arguments: [String] = [], environment: [String: String] = [:]
  ) async -> String? {
    for options in [["--mount"], ["--mount", "--map-root-user"]] {
      let words = options + ["sh", "-c", command] + arguments
      if let output = try? await Command.run("unshare", words, environment: environment) { return output }
    }
    return nil
  }
}
#endif
