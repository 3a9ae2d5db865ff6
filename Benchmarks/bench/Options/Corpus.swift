import BenchKit
import BenchReports
import Foundation
import MappedRows

#if KnownFiles
import KnownFiles
#endif

/// A folder with known files.
struct Corpus: Codable {
  let folder: String
  /// The names of the known files in the folder.
  let files: [String]

  /// - Throws: ``CommandFailure`` if the folder has none of the files, or another version of one;
  ///   ``FileFailure``.
  init(folder: String) throws {
    self.folder = folder
    files = KnownFile.allCases.filter {
      FileManager.default.fileExists(atPath: Self.path(of: $0, in: folder))
    }.map(\.rawValue)
    guard !files.isEmpty else {
      let names = KnownFile.allCases.map(\.name).joined(separator: ", ")
      throw CommandFailure(
        description: "\(folder) has none of the files \(names); get them from \(KnownFile.source)")
    }
    for file in knownFiles {
      let path = Self.path(of: file, in: folder)
      guard try Self.digest(ofFileAt: path) == file.digest else {
        throw CommandFailure(
          description: "\(path) is another version of the file: its SHA-256 is not \(file.digest); "
            + "get it from \(KnownFile.source)")
      }
    }
  }

  /// The total length of the files in bytes.
  func totalBytes() throws -> Int { try knownFiles.reduce(0) { try $0 + bytes(of: $1).count } }

  /// The models of the files, in the same order.
  ///
  /// - Throws: ``CommandFailure`` without the trait `KnownFiles`; ``FileFailure``, or the reference's error
  ///   for a file.
  func models() throws -> [OwnModel] {
    #if KnownFiles
    return try knownFiles.map { try $0.model(of: bytes(of: $0)) }
    #else
    throw CommandFailure(
      description:
        "--corpus needs the package trait KnownFiles: build bench with --traits KnownFiles, as make bench "
        + "does for this option")
    #endif
  }

  /// The warning of a run that measures only some of the files; `nil` for all.
  var warning: String? {
    let missing = KnownFile.allCases.filter { !files.contains($0.rawValue) }.map(\.name)
    guard !missing.isEmpty else { return nil }
    return "Not measured, because \(folder) doesn't have them: \(missing.joined(separator: ", ")). "
      + "Get them from \(KnownFile.source)"
  }

  private var knownFiles: [KnownFile] { files.compactMap(KnownFile.init) }

  private func bytes(of file: KnownFile) throws -> [UInt8] {
    try FileAccess.read(Self.path(of: file, in: folder))
  }

  private static func path(of file: KnownFile, in folder: String) -> String {
    URL(fileURLWithPath: folder).appendingPathComponent(file.name).path
  }

  /// The SHA-256 of a file, computed by `sha256sum`, or by `shasum` on macOS.
  private static func digest(ofFileAt path: String) throws -> String {
    // Throws an error with the reason if the file can't be read.
    _ = try FileAccess.read(path)
    for command in [["sha256sum"], ["shasum", "-a", "256"]] {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = command
      // The file is passed as standard input, because sha256sum would escape some characters of a path, and
      // mark the line.
      process.standardInput = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      process.standardError = FileHandle.nullDevice
      let ending = try ChildProcess.ending(of: process, adding: [:])
      if ending.reason == .exit, ending.status == 0 {
        return String(decoding: ending.output.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self)
      }
    }
    throw CommandFailure(description: "to check the files, sha256sum or shasum is needed")
  }
}
