import APIClient
import CodableMapping
import Foundation
import HTTPTypes
import MappingTestSupport
import Testing
import URLSessionTransport

// Serialized, because a process that a test starts inherits the locks of the other tests' files until its
// program runs.
@Suite("Credentials in a file", .urlSession, .serialized)
final class FileCredentialStoreTests {
  struct Token: Credential, Codable, Equatable {
    var account, secret: String
    var headerFields: HTTPFields { [.authorization: secret] }
  }

  let directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  let token = Token(account: "ann", secret: "s3cret")
  var file: URL { directory.appendingPathComponent("deep/credential.json") }
  var store: FileCredentialStore<Token> { FileCredentialStore(file.path, as: CodableMapper<Token>()) }

  deinit { try? FileManager.default.removeItem(at: directory) }

  private func mode(of url: URL) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
  }

  private func write(_ text: String, mode: Int = 0o600) throws {
    let folder = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try text.write(to: file, atomically: false, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file.path)
  }

  private func loadingError(_ store: FileCredentialStore<Token>) -> String? {
    error { () throws(CredentialStoreError) in _ = try store.load() }
  }

  private func savingError(_ store: FileCredentialStore<Token>, _ token: Token?) -> String? {
    error { () throws(CredentialStoreError) in try store.save(token) }
  }

  private func error(of body: () throws(CredentialStoreError) -> Void) -> String? {
    do { try body() } catch { return error.description.replacingOccurrences(of: file.path, with: "FILE") }
    return nil
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: file.deletingLastPathComponent().path).sorted()
  }

  @Test(
    "A path with a NUL is refused, and no file is created or removed",
    arguments: 1...8 as ClosedRange<UInt64>)
  func pathWithNUL(seed: UInt64) throws {
    try store.save(token)
    var random = SeededGenerator(seed: seed)
    var path = file.path + (Bool.random(using: &random) ? "" : ".x")
    for _ in 1...Int.random(in: 1...3, using: &random) {
      let place = Int.random(in: file.path.count - 15...path.count, using: &random)
      path.insert("\u{0}", at: path.index(path.startIndex, offsetBy: place))
    }
    let broken = FileCredentialStore(path, as: CodableMapper<Token>())
    let shown = path.replacingOccurrences(of: file.path, with: "FILE")
    #expect(loadingError(broken) == "the credential can't be read (\(shown)): the path has a NUL")
    for credential in [token, nil] {
      #expect(
        savingError(broken, credential) == "the credential can't be written (\(shown)): the path has a NUL")
    }
    #expect(try store.load() == token)
    #expect(try names() == ["credential.json"])
  }

  @Test("A credential is saved, replaced and removed in a file that only its owner can read")
  func saved() throws {
    #expect(try store.load() == nil)
    try store.save(token)
    #expect(try store.load() == token)
    #expect(try mode(of: file) == 0o600)
    #expect(try mode(of: file.deletingLastPathComponent()) == 0o700)
    let other = Token(account: "bo", secret: "other")
    try store.save(other)
    #expect(try store.load() == other)
    #expect(try names() == ["credential.json"])
    try store.save(nil)
    #expect(try store.load() == nil)
    #expect(try names() == [])
    try store.save(nil)
  }

  @Test("A file that others can access isn't read", arguments: [0o640, 0o604, 0o620, 0o602])
  func modes(mode: Int) throws {
    try write(#"{"account": "ann", "secret": "s3cret"}"#, mode: mode)
    #expect(loadingError(store) == "the credential can't be read (FILE): other users can access it")
  }

  @Test(
    "A pipe or a folder isn't read, and nothing waits for a writer", .timeLimit(.minutes(1)),
    arguments: [true, false])
  func notAFile(isPipe: Bool) throws {
    try write("")
    try FileManager.default.removeItem(at: file)
    #expect((isPipe ? mkfifo(file.path, 0o600) : mkdir(file.path, 0o700)) == 0)
    #expect(loadingError(store) == "the credential can't be read (FILE): it isn't a regular file")
  }

  @Test(
    "Errors contain no part of a credential",
    arguments: [
      (#"{"account": "ann", "secret": ["s3cret"]}"#, "type-mismatch"),
      (#"{"account": "s3cret"#, "unterminated-string"),
    ])
  func malformed(text: String, code: String) throws {
    try write(text)
    #expect(loadingError(store) == "the credential can't be read (FILE): \(code)")
  }

  @Test("If a credential can't be written, the previous one stays")
  func notWritten() throws {
    // A folder has the path of the file.
    try FileManager.default.createDirectory(
      at: file.appendingPathComponent("inside"), withIntermediateDirectories: true)
    #expect(savingError(store, token) == "the credential can't be written (FILE): Is a directory")
    #expect(try names() == ["credential.json"])
    try FileManager.default.removeItem(at: file)
    try store.save(token)
    // The mapper refuses the credential before anything is written.
    let refusing = FileCredentialStore<Token>(file.path, as: Refusing())
    #expect(savingError(refusing, token) == "the credential can't be written (FILE): custom")
    #expect(try store.load() == token)
  }

  /// A mapper that refuses every credential.
  struct Refusing: Mapping {
    var configuration = MappingConfiguration()
    func decode(_ json: JSONValue) throws(JSONError) -> Token { throw JSONError(.custom("no")) }
    func encode(_ model: Token, into writer: inout JSONWriter) throws(JSONError) {
      throw JSONError(.custom("no"))
    }
  }

  @Test("The next save removes the files of a process that died", arguments: [0, 1])
  func leftBehind(saves: Int) throws {
    try store.save(token)
    let left = "credential.json.\(UUID().uuidString)"
    let others = [
      "credential.json.old", "credential.jsonl.\(UUID().uuidString)",
      "credential.json.\(UUID().uuidString).bak",
    ]
    let folder = file.deletingLastPathComponent()
    for name in [left] + others {
      try "s3cret".write(to: folder.appendingPathComponent(name), atomically: false, encoding: .utf8)
    }
    try store.save(saves == 0 ? nil : token)
    #expect(try names() == (others + (saves == 0 ? [] : ["credential.json"])).sorted())
  }

  @Test("If the disk is full, only the previous credential is left")
  func fullDisk() async throws {
    try store.save(token)
    await #expect(processExitsWith: .success) { [path = file.path as String] in
      // With the signal ignored, writing beyond the limit fails, as on a full disk.
      signal(SIGXFSZ, SIG_IGN)
      // Foundation determines the rest of the text.
      #expect(saveMoreThanAPage(path)?.hasPrefix("the credential can't be written (FILE): ") == true)
    }
    #expect(try store.load() == token)
    #expect(try names() == ["credential.json"])
  }

  @Test("If a process dies during a save, the previous credential is left")
  func killed() async throws {
    try store.save(token)
    await #expect(processExitsWith: .signal(SIGXFSZ)) { [path = file.path as String] in
      signal(SIGXFSZ, SIG_DFL)
      // The threads of tasks block signals.
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, SIGXFSZ)
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      _ = saveMoreThanAPage(path)
    }
    #expect(try store.load() == token)
    #expect(try names().count == 2)
    let next = Token(account: "bo", secret: "next")
    try store.save(next)
    #expect(try store.load() == next)
    #expect(try names() == ["credential.json"])
  }

  @Test("A save doesn't remove a file that another process is writing")
  func beingWritten() throws {
    try store.save(token)
    let other = file.deletingLastPathComponent().appendingPathComponent(
      "credential.json.\(UUID().uuidString)")
    try "s3cret".write(to: other, atomically: false, encoding: .utf8)
    let handle = try FileHandle(forWritingTo: other)
    #expect(flock(handle.fileDescriptor, LOCK_EX) == 0)
    try store.save(token)
    #expect(try names() == ["credential.json", other.lastPathComponent])
    try handle.close()
    try store.save(token)
    #expect(try names() == ["credential.json"])
  }

  @Test("Concurrent saves leave one complete credential and no other file")
  func concurrency() async throws {
    let path = file.path
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<50 {
        group.addTask {
          // Each store has its own lock, as in separate processes.
          let store = FileCredentialStore(path, as: CodableMapper<Token>())
          try store.save(Token(account: "\(number)", secret: "\(number)"))
        }
      }
      try await group.waitForAll()
    }
    let kept = try #require(try store.load())
    #expect(kept.account == kept.secret)
    #expect(try names() == ["credential.json"])
  }
}

/// Saves a credential that is larger than this process may write to a file, and returns the error.
private func saveMoreThanAPage(_ path: String) -> String? {
  var limit = rlimit(rlim_cur: 4096, rlim_max: 4096)
  #if canImport(Darwin)
  let resource = RLIMIT_FSIZE
  #else
  let resource = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
  #endif
  guard setrlimit(resource, &limit) == 0 else { return "no limit" }
  let secret = String(repeating: "s3cret", count: 10_000)
  let large = FileCredentialStoreTests.Token(account: "bo", secret: secret)
  do throws(CredentialStoreError) {
    try FileCredentialStore(path, as: CodableMapper<FileCredentialStoreTests.Token>()).save(large)
    return nil
  } catch {
    return error.description.replacingOccurrences(of: path, with: "FILE")
  }
}
