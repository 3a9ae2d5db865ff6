public import JSONMapping

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

  // The flags for the uses of a file.
  static let reading = O_RDONLY
  static let replacing = O_WRONLY | O_CREAT | O_TRUNC
  static let appending = O_WRONLY | O_CREAT | O_APPEND

  private init(path: String, descriptor: Int32) {
    self.path = path
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// Opens a file.
  ///
  /// - Throws: The system's error.
  @concurrent
  static func at(_ path: String, flags: Int32) async throws(FileError) -> OpenFile {
    // The system would open the path that ends at the NUL.
    guard !path.utf8.contains(0) else { throw FileError(.open, path: path, code: EINVAL) }
    while true {
      let descriptor = open(path, flags | O_CLOEXEC, 0o666)
      if descriptor >= 0 { return OpenFile(path: path, descriptor: descriptor) }
      guard errno == EINTR else { throw FileError(.open, path: path, code: errno) }
    }
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
}

/// An error of the system for an operation on a file.
public struct FileError: DescribedError, Hashable, Sendable {
  /// The failed operation.
  public enum Operation: String, Sendable, Hashable {
    /// Opening or creating the file.
    case open
    /// Reading from it.
    case read
    /// Writing to it.
    case write
    /// Replacing it. Only regular files are replaced.
    case replace
  }

  /// The failed operation.
  public var operation: Operation
  /// The path that was passed.
  public var path: String
  /// The system's error number, such as `ENOENT`; `EEXIST` if only a regular file would be replaced.
  public var code: Int32

  /// Creates an error.
  public init(_ operation: Operation, path: String, code: Int32) {
    self.operation = operation
    self.path = path
    self.code = code
  }

  /// The operation, the file and the system's message: `can't open movies.json: No such file or directory`.
  public var description: String {
    let reason = operation == .replace ? "it isn't a regular file" : String(cString: strerror(code))
    return "can't \(operation.rawValue) \(path): \(reason)"
  }
}
