internal import JSONStreaming

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#elseif canImport(WASILibc)
import WASILibc
#elseif canImport(ucrt)
import ucrt
#elseif canImport(Darwin)
import Darwin
#endif

/// An open file, closed when the last reference is released. Its functions wait for the disk, so they run off
/// the caller's actor.
final class OpenFile: Sendable {
  /// The path that errors name.
  private let path: String
  /// The name of a temporary file; otherwise the path.
  private let name: String
  private let descriptor: Int32

  private init(_ path: String, name: String? = nil, flags: Int32) throws(FileError) {
    self.path = path
    self.name = name ?? path
    // The system would open the path that ends at the NUL.
    guard !path.utf8.contains(0) else { throw FileError(.open, path: path, code: EINVAL) }
    var opened: Int32
    repeat { opened = open(self.name, flags | O_CLOEXEC, 0o666) } while opened < 0 && errno == EINTR
    guard opened >= 0 else { throw FileError(.open, path: path, code: errno) }
    descriptor = opened
  }

  deinit { close(descriptor) }

  /// Opens a file for reading.
  ///
  /// - Throws: The system's error.
  @concurrent
  static func reading(_ path: String) async throws(FileError) -> OpenFile {
    // Opening a pipe then doesn't wait for its writer.
    try OpenFile(path, flags: O_RDONLY | O_NONBLOCK)
  }

  /// Creates a file beside another one, which it replaces when it is complete. Errors name the other one.
  ///
  /// - Throws: The system's error, or `replace` if the other one exists and isn't a regular file.
  @concurrent
  static func replacement(of path: String) async throws(FileError) -> OpenFile {
    try checkTarget(path)
    let ending = ".\(String(UInt64.random(in: 0 ... .max), radix: 36)).partial"
    let flags = O_WRONLY | O_CREAT | O_EXCL
    do throws(FileError) { return try OpenFile(path, name: path + ending, flags: flags) } catch {
      // The system limits the lengths of names and of paths.
      guard error.code == ENAMETOOLONG else { throw error }
      return try OpenFile(path, name: folder(of: path) + ending, flags: flags)
    }
  }

  /// Checks that a path names a regular file or nothing. It isn't opened, since that could wait for the writer
  /// of a pipe, or affect a device.
  private static func checkTarget(_ path: String) throws(FileError) {
    guard !path.utf8.contains(0) else { throw FileError(.open, path: path, code: EINVAL) }
    var status = stat()
    if lstat(path, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFREG else { throw FileError(.replace, path: path, code: EEXIST) }
    } else if errno != ENOENT || path.isEmpty {
      throw FileError(.open, path: path, code: errno)
    }
  }

  /// The path up to the last slash; empty for a name in the current folder.
  private static func folder(of path: String) -> String {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    return slash.map { String(path[...$0]) } ?? ""
  }

  /// The number of bytes; `nil` if it isn't a regular file.
  ///
  /// - Throws: The system's error.
  @concurrent
  func size() async throws(FileError) -> Int? {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileError(.read, path: path, code: errno) }
    return status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : nil
  }

  /// Reads into a block, up to its size.
  ///
  /// - Returns: The block, and the number of bytes read; zero at the end of the file.
  /// - Throws: The system's error.
  @concurrent
  func readBlock(into block: consuming [UInt8]) async throws(FileError) -> (block: [UInt8], count: Int) {
    while true {
      let count = read(descriptor, &block, block.count)
      if count >= 0 { return (block, count) }
      guard errno == EINTR else { throw FileError(.read, path: path, code: errno) }
    }
  }

  /// Writes all bytes.
  ///
  /// - Throws: The system's error; some bytes may have been written then.
  @concurrent
  func writeAll(_ bytes: [UInt8]) async throws(FileError) {
    var bytes = bytes
    while !bytes.isEmpty {
      let count = write(descriptor, bytes, bytes.count)
      if count >= 0 {
        bytes.removeFirst(count)
      } else if errno != EINTR {
        throw FileError(.write, path: path, code: errno)
      }
    }
  }

  /// Waits until the disk has stored all bytes of a temporary file, and atomically replaces the file beside
  /// it.
  ///
  /// - Throws: The system's error, or `replace`, if the file still has its temporary name.
  @concurrent
  func replace() async throws(FileError) {
    // Some file systems don't support synchronization.
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw FileError(.write, path: path, code: errno) }
    try Self.checkTarget(path)
    guard rename(name, path) == 0 else { throw FileError(.write, path: path, code: errno) }
    // The name is stored too, if the system supports that. The user may write to the folder, but not read it.
    let folder = Self.folder(of: path)
    if let folder = try? OpenFile(folder.isEmpty ? "." : folder, flags: O_RDONLY) {
      fsync(folder.descriptor)
    }
  }

  /// Removes a temporary file that hasn't replaced another one.
  @concurrent
  func discard() async { unlink(name) }
}
