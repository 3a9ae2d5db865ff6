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

  package init(_ folder: URL) { self.folder = folder.standardizedFileURL }

  /// Writes the files, and replaces those of the last run.
  ///
  /// All files are first written to another folder on the same disk, so that a full disk leaves nothing
  /// half-written.
  ///
  /// - Returns: The number of files of the last run that were removed.
  /// - Throws: ``Failure`` if a file exists that no earlier run wrote, or that was changed since; the error
  ///   of the file system.
  @discardableResult
  package func write(_ generated: [GeneratedFile]) throws -> Int {
    let existing = try existingFolder()
    let missing = folder.pathComponents.dropFirst(existing.pathComponents.count)
    let earlier = try missing.isEmpty ? earlierDigests() : [:]
    for path in Set(generated.map(\.path)).union(earlier.keys).sorted() where missing.isEmpty {
      try refuseForeign(path, digest: earlier[path])
    }
    let staging = existing.appendingPathComponent(".bench-adopt-\(UUID().uuidString)")
    defer { try? files.removeItem(at: staging) }
    let list = GeneratedFile(path: Self.list, text: generated.map { "\($0.digest) \($0.path)\n" }.joined())
    let written = missing.reduce(staging) { $0.appendingPathComponent($1) }
    for file in generated + [list] { try write(file, below: written) }
    // Moving is atomic, and needs no space.
    if let first = missing.first {
      try files.moveItem(
        at: staging.appendingPathComponent(first), to: existing.appendingPathComponent(first))
      return 0
    }
    for file in generated + [list] { try replace(file.path, from: staging) }
    let superseded = Set(earlier.keys).subtracting(generated.map(\.path))
    for path in superseded { remove(path) }
    return superseded.count
  }

  /// The folder, or the innermost of those above it that exists; reads only.
  ///
  /// - Throws: ``Failure`` if the path is that of a file, or below one.
  @discardableResult
  package func existingFolder() throws(Failure) -> URL {
    let items = sequence(first: folder) { $0.path == "/" ? nil : $0.deletingLastPathComponent() }
    let item = items.first { files.fileExists(atPath: $0.path) } ?? folder
    guard Self.isFolder(item.path) else {
      let subject = item.path == folder.path ? "it" : item.path
      throw Failure(description: "cannot write \(folder.path): \(subject) is not a folder")
    }
    return item
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
        userInfo: [NSUnderlyingErrorKey: NSError(domain: NSPOSIXErrorDomain, code: Int(errno))])
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

  /// Checks that a path is free, or has the file that the last run wrote, unchanged.
  ///
  /// - Parameter digest: The digest of the file that the last run wrote, if it wrote one.
  /// - Throws: ``Failure``.
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
