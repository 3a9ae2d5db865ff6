package import Foundation

/// The folder of a generated package, which also contains files of the user.
package struct OutputFolder {
  /// The error for a folder that isn't written.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  private let folder: URL
  private let files = FileManager.default

  /// The file that lists the files of the last run with their digests.
  static let list = ".bench-adopt"

  package init(_ folder: URL) { self.folder = folder }

  /// Writes the files, and replaces those of the last run.
  ///
  /// All files are first written to a folder beside this one, so that a full disk leaves nothing half-written.
  ///
  /// - Throws: ``Failure`` if a file exists that no earlier run wrote, or that was changed since; the error of
  ///   the file system.
  package func write(_ generated: [GeneratedFile]) throws {
    if let file = firstExistingParent, !Self.isFolder(file.path) {
      throw Failure(description: "cannot write \(folder.path): \(file.path) is not a folder")
    }
    let exists = files.fileExists(atPath: folder.path)
    let earlier = try exists ? earlierDigests() : [:]
    for path in Set(generated.map(\.path)).union(earlier.keys).sorted() where exists {
      try refuseForeign(path, digest: earlier[path])
    }
    // In the folder if it exists, so that moving a file is atomic and needs no space.
    let name = ".\(folder.lastPathComponent)-\(UUID().uuidString)"
    let staging = (exists ? folder : folder.deletingLastPathComponent()).appendingPathComponent(name)
    defer { try? files.removeItem(at: staging) }
    let list = GeneratedFile(
      path: Self.list, text: generated.map { "\($0.digest) \($0.path)\n" }.joined())
    for file in generated + [list] { try write(file, below: staging) }
    guard exists else {
      try files.moveItem(at: staging, to: folder)
      return
    }
    for file in generated + [list] { try replace(file.path, from: staging) }
    for path in Set(earlier.keys).subtracting(generated.map(\.path)) { remove(path) }
  }

  /// The folder, or the first of those above it that exists.
  private var firstExistingParent: URL? {
    sequence(first: folder) { $0.path == "/" ? nil : $0.deletingLastPathComponent() }
      .first { files.fileExists(atPath: $0.path) }
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  private func write(_ file: GeneratedFile, below folder: URL) throws {
    let url = folder.appendingPathComponent(file.path)
    try files.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(file.bytes).write(to: url)
  }

  private func replace(_ path: String, from staging: URL) throws {
    let target = folder.appendingPathComponent(path)
    try files.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    guard rename(staging.appendingPathComponent(path).path, target.path) == 0 else {
      throw CocoaError(
        .fileWriteUnknown,
        userInfo: [
          NSUnderlyingErrorKey: NSError(domain: NSPOSIXErrorDomain, code: Int(errno))
        ])
    }
  }

  /// Removes a file of the last run, and the folders that are empty then.
  private func remove(_ path: String) {
    try? files.removeItem(at: folder.appendingPathComponent(path))
    for parent in Self.parents(of: path).reversed() {
      // Fails for a folder that isn't empty.
      guard rmdir(folder.appendingPathComponent(parent).path) == 0 else { return }
    }
  }

  /// The paths of the folders that contain a file, the outermost first.
  private static func parents(of path: String) -> [String] {
    let parts = path.split(separator: "/")
    return parts.indices.dropFirst().map { parts[..<$0].joined(separator: "/") }
  }

  /// The digests of the files of the last run.
  ///
  /// - Throws: ``Failure`` if no earlier run wrote the list.
  private func earlierDigests() throws -> [String: String] {
    guard type(of: Self.list) != nil else { return [:] }
    let bytes = try? Data(contentsOf: folder.appendingPathComponent(Self.list))
    var digests: [String: String] = [:]
    for line in String(decoding: bytes ?? Data("-".utf8), as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
      guard type(of: Self.list) == .typeRegular, parts.count == 2, UInt64(parts[0], radix: 16) != nil,
        !parts[1].hasPrefix("/"), !parts[1].split(separator: "/").contains("..")
      else { throw foreign(Self.list) }
      digests[parts[1]] = parts[0]
    }
    return digests
  }

  /// The type of what is at a path in the folder; `nil` if there is nothing.
  private func type(of path: String) -> FileAttributeType? {
    // Doesn't follow a link.
    let attributes = try? files.attributesOfItem(atPath: folder.appendingPathComponent(path).path)
    return attributes?[.type] as? FileAttributeType
  }

  private func foreign(_ path: String) -> Failure {
    Failure(description: "\(folder.path)/\(path) exists, and bench adopt didn't write it")
  }

  /// Throws if something is in the place of a file that no earlier run wrote, or that was changed since.
  ///
  /// - Parameter digest: The digest of the file that the last run wrote, if it wrote one.
  private func refuseForeign(_ path: String, digest: String?) throws {
    for parent in Self.parents(of: path) where ![nil, .typeDirectory].contains(type(of: parent)) {
      throw foreign(parent)
    }
    guard let type = type(of: path) else { return }
    guard let digest, type == .typeRegular else { throw foreign(path) }
    let data = try? Data(contentsOf: folder.appendingPathComponent(path))
    guard let data, digest == GeneratedFile(path: path, bytes: Array(data)).digest else {
      throw Failure(
        description: "\(folder.path)/\(path) was changed since bench adopt wrote it; "
          + "move it, or choose another --output")
    }
  }
}
