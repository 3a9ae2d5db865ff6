package import Foundation

/// The error for a file that can't be read or written.
package struct FileFailure: Error, CustomStringConvertible {
  /// A sentence with the path and the reason.
  package let description: String

  init(_ verb: String, _ path: String, _ reason: String) { description = "cannot \(verb) \(path): \(reason)" }

  /// Creates the failure from an error of the system.
  package init(verb: String, path: String, cause: any Error) {
    let reason =
      switch (cause as? CocoaError)?.code {
      case .fileReadNoSuchFile?, .fileNoSuchFile?: "there is no such file"
      case .fileReadNoPermission?: "there is no permission to read it"
      case .fileWriteNoPermission?: "there is no permission to write it"
      case .fileWriteOutOfSpace?: "there is no space left"
      case .fileWriteVolumeReadOnly?: "the volume is read-only"
      default: Self.systemReason(cause) ?? cause.localizedDescription
      }
    self.init(verb, path, reason)
  }

  /// The system's message for an error that Foundation describes only by its number.
  private static func systemReason(_ cause: any Error) -> String? {
    guard let error = (cause as NSError).userInfo[NSUnderlyingErrorKey] as? NSError,
      error.domain == NSPOSIXErrorDomain
    else { return nil }
    return String(cString: strerror(Int32(error.code)))
  }
}

/// Reads and writes whole files.
package enum FileAccess {
  /// Reads a file, a pipe or a device.
  ///
  /// - Throws: ``FileFailure``.
  package static func read(_ path: String) throws -> [UInt8] {
    guard !path.isEmpty else { throw FileFailure("read", "a file", "its name is empty") }
    guard !isFolder(path) else { throw FileFailure("read", path, "it is a folder") }
    do {
      // `Data(contentsOf:)` supports neither pipes nor devices.
      let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      defer { try? file.close() }
      return Array(try file.readToEnd() ?? Data())
    } catch {
      throw FileFailure(verb: "read", path: path, cause: error)
    }
  }

  /// Reads the file that an argument names, or standard input for `-`.
  ///
  /// - Throws: ``FileFailure``.
  package static func readArgument(_ argument: String) throws -> [UInt8] {
    guard argument == "-" else { return try read(argument) }
    do {
      return Array(try FileHandle.standardInput.readToEnd() ?? Data())
    } catch {
      throw FileFailure(verb: "read", path: "standard input", cause: error)
    }
  }

  /// Reads a file that several processes read; throws for a pipe, which can be read only once.
  ///
  /// - Throws: ``FileFailure``.
  package static func readAgain(_ path: String) throws -> [UInt8] {
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFIFO {
      throw FileFailure(
        "read", path, "it is read several times, but a pipe can be read only once; use a file")
    }
    return try read(path)
  }

  /// Reads a file of a folder; throws for a pipe or a device, which might never end.
  ///
  /// - Throws: ``FileFailure``.
  package static func readRegular(_ path: String) throws -> [UInt8] {
    guard isRegularOrMissing(path) || isFolder(path) else {
      throw FileFailure("read", path, "it isn't a regular file")
    }
    return try read(path)
  }

  /// Returns the sorted names of the items in a folder.
  ///
  /// - Throws: ``FileFailure``.
  package static func names(in folder: String) throws -> [String] {
    let files = FileManager.default
    guard isFolder(folder) || !files.fileExists(atPath: folder) else {
      throw FileFailure("read", folder, "it isn't a folder")
    }
    do {
      return try files.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      throw FileFailure(verb: "read", path: folder, cause: error)
    }
  }

  /// Replaces the content of the file with the bytes. If that fails, a regular file is unchanged.
  ///
  /// - Throws: ``FileFailure``.
  package static func write(_ data: Data, to path: String) throws {
    do {
      // Resolves links, because replacing the file would replace a link. A device or a pipe is written
      // instead of replaced.
      let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
      let isReplaced =
        isRegularOrMissing(file.path)
        && FileManager.default.isWritableFile(atPath: file.deletingLastPathComponent().path)
      try data.write(to: file, options: isReplaced ? .atomic : [])
    } catch {
      throw FileFailure(verb: "write", path: path, cause: error)
    }
  }

  /// Checks whether a file can be written, without changing it.
  ///
  /// - Throws: ``FileFailure``.
  package static func requireWritable(_ path: String) throws {
    let files = FileManager.default
    guard !path.isEmpty else { throw FileFailure("write", "a file", "its name is empty") }
    guard !isFolder(path) else { throw FileFailure("write", path, "it is a folder") }
    if files.fileExists(atPath: path) {
      guard files.isWritableFile(atPath: path) else {
        throw FileFailure("write", path, "there is no permission to write it")
      }
      return
    }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    guard isFolder(folder) else { throw FileFailure("write", path, "there is no folder \(folder)") }
    guard !path.hasSuffix("/") else { throw FileFailure("write", path, "that is the name of a folder") }
    guard files.isWritableFile(atPath: folder) else {
      throw FileFailure("write", path, "there is no permission to write to \(folder)")
    }
  }

  private static func isRegularOrMissing(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
