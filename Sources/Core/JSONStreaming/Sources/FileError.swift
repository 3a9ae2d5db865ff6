#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// What the system refused to do with a file.
public struct FileError: Error, Hashable, Sendable {
  /// What was to be done.
  public enum Operation: String, Sendable, Hashable {
    /// To open it, or to create it.
    case open
    /// To read from it.
    case read
    /// To write to it.
    case write
  }

  /// What was to be done.
  public var operation: Operation
  /// The path as it was given.
  public var path: String
  /// The system's number of the error, such as `ENOENT`.
  public var code: Int32

  /// Creates an error.
  public init(_ operation: Operation, path: String, code: Int32) {
    self.operation = operation
    self.path = path
    self.code = code
  }
}

extension FileError: CustomStringConvertible {
  /// What was to be done, with which file, and the system's words: `can't open movies.json: No such file or
  /// directory`.
  public var description: String {
    "can't \(operation.rawValue) \(path): \(String(cString: strerror(code)))"
  }
}
