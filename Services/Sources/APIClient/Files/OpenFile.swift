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
  private let path: String
  private let descriptor: Int32

  /// The use of a file.
  enum Access {
    case reading, replacing, appending
    /// Reading a regular file. Opening a pipe doesn't wait for its writer.
    case readingRegularFile

    fileprivate var flags: Int32 {
      switch self {
      case .reading: O_RDONLY
      case .readingRegularFile: O_RDONLY | O_NONBLOCK
      case .replacing: O_WRONLY | O_CREAT | O_TRUNC
      case .appending: O_WRONLY | O_CREAT | O_APPEND
      }
    }
  }

  private init(path: String, descriptor: Int32) {
    self.path = path
    self.descriptor = descriptor
  }

  deinit {
    // A process that is just being started may still have a copy of the descriptor, which closing doesn't
    // unlock.
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }

  /// Opens a file.
  ///
  /// - Throws: The system's error.
  @concurrent
  static func at(_ path: String, for access: Access) async throws(FileError) -> OpenFile {
    // The system would open the path that ends at the NUL.
    guard !path.utf8.contains(0) else { throw FileError(.open, path: path, code: EINVAL) }
    while true {
      let descriptor = open(path, access.flags | O_CLOEXEC, 0o666)
      if descriptor >= 0 { return OpenFile(path: path, descriptor: descriptor) }
      guard errno == EINTR else { throw FileError(.open, path: path, code: errno) }
    }
  }

  /// Reads into a block, up to its size.
  ///
  /// - Returns: The block, and the number of bytes read; zero at the end of the file.
  /// - Throws: The system's error.
  @concurrent
  func readBlock(into block: consuming [UInt8]) async throws(FileError) -> (
    block: [UInt8], count: Int
  ) {
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

  /// The number of bytes; `nil` if it isn't a regular file.
  ///
  /// - Throws: The system's error.
  @concurrent
  func size() async throws(FileError) -> Int? {
    let status = try status()
    return status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : nil
  }

  private func status() throws(FileError) -> stat {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileError(.read, path: path, code: errno) }
    return status
  }

  /// Removes all bytes.
  ///
  /// - Throws: The system's error.
  @concurrent
  func truncate() async throws(FileError) {
    guard ftruncate(descriptor, 0) == 0 else { throw FileError(.write, path: path, code: errno) }
  }

  /// Waits until the disk has stored all bytes.
  ///
  /// - Throws: The system's error.
  @concurrent
  func synchronize() async throws(FileError) {
    // Some file systems don't support this.
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw FileError(.write, path: path, code: errno) }
  }
}

extension OpenFile {
  /// Opens a file for appending, and locks it until it is closed.
  ///
  /// - Throws: The system's error; of the operation `lock` if the file is already locked.
  @concurrent
  static func locked(_ path: String) async throws(FileError) -> OpenFile {
    // More rounds would mean that the names of the file system lead to other files.
    for _ in 0..<8 {
      let file = try await at(path, for: .appending)
      // Some file systems have no locks.
      guard flock(file.descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK else {
        throw FileError.locked(path)
      }
      // The file may have been renamed or removed before it was locked.
      var named = stat()
      let opened = try file.status()
      if stat(path, &named) == 0, (named.st_dev, named.st_ino) == (opened.st_dev, opened.st_ino) {
        return file
      }
    }
    throw FileError.locked(path)
  }

  /// Renames a file, atomically replacing a file with the new name, and waits until the disk has stored the
  /// name, if the system supports that.
  ///
  /// - Throws: The system's error, if the file still has its old name.
  @concurrent
  static func move(_ path: String, to newPath: String) async throws(FileError) {
    guard rename(path, newPath) == 0 else { throw FileError(.write, path: newPath, code: errno) }
    let end = newPath.lastIndex(of: "/").map(newPath.index(after:)) ?? newPath.startIndex
    let folder = end == newPath.startIndex ? "." : String(newPath[..<end])
    // The user may write to the folder, but not read it. An error here would look as if the file still had
    // its old name, and the next attempt would write to the renamed file.
    try? await at(folder, for: .reading).synchronize()
  }

  /// Removes the name of a file, if it exists.
  ///
  /// - Throws: The system's error.
  @concurrent
  static func remove(_ path: String) async throws(FileError) {
    guard unlink(path) == 0 || errno == ENOENT else { throw FileError(.write, path: path, code: errno) }
  }
}

extension FileError {
  /// The error for a file that is already locked.
  static func locked(_ path: String) -> FileError {
    FileError(.lock, path: path, code: EWOULDBLOCK)
  }
}
