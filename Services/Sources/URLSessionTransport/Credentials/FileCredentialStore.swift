public import APIClient
internal import Foundation
public import JSONCore
public import JSONMapping

/// Saves a credential in a file between runs of a program.
///
///     let store = FileCredentialStore(path, as: BearerToken.mapping)
///
/// Only the user of the process can open the file: its mode is 0600, and a file that others can access isn't
/// read. The text isn't encrypted. Saving replaces the file atomically: after a crash or on a full disk, it
/// contains either the previous or the new credential. A crash may leave a temporary file beside it, with a
/// longer name, which the next save removes.
public final class FileCredentialStore<Stored: Credential>: CredentialStore {
  private let path: String
  private let mapper: any Mapping<Stored>
  /// Locked while the file is read or replaced.
  private let access = Locked(())

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - path: The path of the file. Missing directories are created, with the mode 0700.
  ///   - mapper: A mapper of any strategy for the credential.
  public init(_ path: String, as mapper: any Mapping<Stored>) {
    self.path = path
    self.mapper = mapper
  }

  /// Returns the credential in the file; `nil` if there is no file.
  ///
  /// - Throws: `CredentialStoreError` if the file can't be read, if others than its owner can access it, or
  ///   if the mapper can't decode the credential.
  public func load() throws(CredentialStoreError) -> Stored? {
    let text: Data?
    do { text = try access.withLock { _ in read() }.get() } catch { throw failure("read", error.description) }
    guard let text else { return nil }
    do { return try mapper.decode(text) } catch { throw failure("read", error.shownReason) }
  }

  /// Replaces the file; `nil` removes it.
  ///
  /// - Throws: `CredentialStoreError` if the credential can't be written; the previous one then stays.
  public func save(_ credential: Stored?) throws(CredentialStoreError) {
    do throws(PrivateFile.Failure) {
      var text: [UInt8]?
      do { text = try credential.map(encoded) } catch { throw PrivateFile.Failure(error.shownReason) }
      try access.withLock { [text] _ in replace(with: text) }.get()
    } catch { throw failure("written", error.description) }
  }

  private func encoded(_ credential: Stored) throws(JSONError) -> [UInt8] { try mapper.encode(credential) }

  private func read() -> Result<Data?, PrivateFile.Failure> {
    Result { () throws(PrivateFile.Failure) in
      try PrivateFile.requireName(path)
      guard let file = try PrivateFile.reader(of: path) else { return nil }
      do { return try file.readToEnd() ?? Data() } catch {
        throw PrivateFile.Failure(error.localizedDescription)
      }
    }
  }

  private func replace(with text: [UInt8]?) -> Result<Void, PrivateFile.Failure> {
    Result { () throws(PrivateFile.Failure) in
      try PrivateFile.requireName(path)
      removeLeftFiles()
      guard let text else { return try PrivateFile.removeName(path) }
      let directory = URL(fileURLWithPath: path).deletingLastPathComponent()
      let newPath = "\(path).\(UUID().uuidString)"
      do {
        try FileManager.default.createDirectory(
          at: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let file = try PrivateFile.create(newPath)
        try file.write(contentsOf: text)
        // Otherwise the new name could reach the disk before the text does.
        try file.synchronize()
        try PrivateFile.move(newPath, to: path)
        // The file stays locked until it is closed.
        try? file.close()
      } catch {
        try? PrivateFile.removeName(newPath)
        throw error as? PrivateFile.Failure ?? PrivateFile.Failure(error.localizedDescription)
      }
    }
  }

  /// Removes the temporary files of interrupted saves, which are named after the file with a UUID.
  private func removeLeftFiles() {
    let file = URL(fileURLWithPath: path)
    let directory = file.deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []
    let prefix = file.lastPathComponent + "."
    for name in names
    where name.hasPrefix(prefix) && UUID(uuidString: String(name.dropFirst(prefix.count))) != nil {
      PrivateFile.removeIfLeft(directory.appendingPathComponent(name).path)
    }
  }

  private func failure(_ verb: String, _ reason: String) -> CredentialStoreError {
    CredentialStoreError("the credential can't be \(verb) (\(path)): \(reason)")
  }
}

extension JSONError {
  /// The codes only, so that no value of a credential appears in an error.
  fileprivate var shownReason: String { issues.map(\.code.rawValue).joined(separator: ", ") }
}

extension FileCredentialStore: ShownByDescription {}
