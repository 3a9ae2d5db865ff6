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
package final class OpenFile: Sendable {
  private let path: String
  private let descriptor: Int32

  /// The use of a file.
  package enum Access {
    case reading, replacing, appending

    fileprivate var flags: Int32 {
      switch self {
      case .reading: O_RDONLY
      case .replacing: O_WRONLY | O_CREAT | O_TRUNC
      case .appending: O_WRONLY | O_CREAT | O_APPEND
      }
    }
  }

  private init(path: String, descriptor: Int32) {
    self.path = path
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// Opens a file. Throws the system's error.
  @concurrent
  package static func at(_ path: String, for access: Access) async throws(FileError) -> OpenFile {
    // The system would open the path that ends at the NUL.
    guard !path.utf8.contains(0) else { throw FileError(.open, path: path, code: EINVAL) }
    while true {
      let descriptor = open(path, access.flags | O_CLOEXEC, 0o666)
      if descriptor >= 0 { return OpenFile(path: path, descriptor: descriptor) }
      guard errno == EINTR else { throw FileError(.open, path: path, code: errno) }
    }
  }

  /// Reads into a block, up to its size. Throws the system's error.
  ///
  /// - Returns: The block, and the number of bytes read; zero at the end of the file.
  @concurrent
  package func readBlock(into block: consuming [UInt8]) async throws(FileError) -> (
    block: [UInt8], count: Int
  ) {
    while true {
      let count = read(descriptor, &block, block.count)
      if count >= 0 { return (block, count) }
      guard errno == EINTR else { throw FileError(.read, path: path, code: errno) }
    }
  }

  /// Writes all bytes. Throws the system's error; some bytes may have been written then.
  @concurrent
  package func writeAll(_ bytes: [UInt8]) async throws(FileError) {
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

  /// The number of bytes; `nil` if it isn't a regular file. Throws the system's error.
  @concurrent
  package func size() async throws(FileError) -> Int? {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileError(.read, path: path, code: errno) }
    return status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : nil
  }

  /// Waits until the disk has stored all bytes. Throws the system's error.
  @concurrent
  package func synchronize() async throws(FileError) {
    guard fsync(descriptor) == 0 else { throw FileError(.write, path: path, code: errno) }
  }

  /// Renames a file, atomically replacing a file with the new name. Throws the system's error.
  @concurrent
  package static func move(_ path: String, to newPath: String) async throws(FileError) {
    guard rename(path, newPath) == 0 else { throw FileError(.write, path: newPath, code: errno) }
  }

  /// Removes the name of a file, if it exists. Throws the system's error.
  @concurrent
  package static func remove(_ path: String) async throws(FileError) {
    guard unlink(path) == 0 || errno == ENOENT else { throw FileError(.write, path: path, code: errno) }
  }
}

#if os(Windows)
// These have the names of POSIX, whose functions the C library of Windows declares otherwise or, like `open`, with
// arguments that Swift can't pass. There, a file is opened as text by default.

private let O_CLOEXEC = _O_NOINHERIT | _O_BINARY

private func open(_ path: String, _ flags: Int32, _: Int32) -> Int32 {
  var descriptor: Int32 = -1
  _ = path.withCString(encodedAs: UTF16.self) {
    _wsopen_s(&descriptor, $0, flags, _SH_DENYNO, _S_IREAD | _S_IWRITE)
  }
  return descriptor
}

private func read(_ descriptor: Int32, _ block: UnsafeMutableRawPointer, _ count: Int) -> Int {
  Int(_read(descriptor, block, UInt32(min(count, Int(Int32.max)))))
}

private func write(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
  Int(_write(descriptor, bytes, UInt32(min(count, Int(Int32.max)))))
}

private func close(_ descriptor: Int32) { _close(descriptor) }
#endif
