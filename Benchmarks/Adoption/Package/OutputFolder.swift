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
    let earlier = earlierDigests()
    try refuseForeign(generated, earlier)
    let staging = folder.deletingLastPathComponent()
      .appendingPathComponent(".\(folder.lastPathComponent)-\(UUID().uuidString)")
    defer { try? files.removeItem(at: staging) }
    let list = GeneratedFile(
      path: Self.list, text: generated.map { "\($0.digest) \($0.path)\n" }.joined())
    for file in generated + [list] { try write(file, below: staging) }
    guard files.fileExists(atPath: folder.path) else {
      try files.moveItem(at: staging, to: folder)
      return
    }
    for file in generated + [list] { try replace(file.path, from: staging) }
    for path in Set(earlier.keys).subtracting(generated.map(\.path)) {
      try? files.removeItem(at: folder.appendingPathComponent(path))
    }
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
    if files.fileExists(atPath: target.path) { try files.removeItem(at: target) }
    try files.moveItem(at: staging.appendingPathComponent(path), to: target)
  }

  private func earlierDigests() -> [String: String] {
    let list = folder.appendingPathComponent(Self.list)
    guard let text = try? String(contentsOf: list, encoding: .utf8) else { return [:] }
    var digests: [String: String] = [:]
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 1)
      if parts.count == 2 { digests[String(parts[1])] = String(parts[0]) }
    }
    return digests
  }

  private func refuseForeign(_ generated: [GeneratedFile], _ earlier: [String: String]) throws {
    guard files.fileExists(atPath: folder.path) else { return }
    for path in Set(generated.map(\.path)).union(earlier.keys).sorted() {
      guard let data = try? Data(contentsOf: folder.appendingPathComponent(path)) else { continue }
      let present = GeneratedFile(path: path, bytes: Array(data))
      guard let digest = earlier[path] else {
        throw Failure(description: "\(folder.path)/\(path) exists, and bench adopt didn't write it")
      }
      guard digest == present.digest else {
        throw Failure(
          description: "\(folder.path)/\(path) was changed since bench adopt wrote it; "
            + "move it, or choose another --output")
      }
    }
  }
}
