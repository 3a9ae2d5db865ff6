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

/// An error of the system for an operation on a file.
public struct FileError: Error, Hashable, Sendable {
  /// The failed operation.
  public enum Operation: String, Sendable, Hashable {
    /// Opening or creating the file.
    case open
    /// Reading from it.
    case read
    /// Writing to it.
    case write
  }

  /// The failed operation.
  public var operation: Operation
  /// The path that was passed.
  public var path: String
  /// The system's error number, such as `ENOENT`.
  public var code: Int32

  /// Creates an error.
  public init(_ operation: Operation, path: String, code: Int32) {
    self.operation = operation
    self.path = path
    self.code = code
  }
}

extension FileError: CustomStringConvertible {
  /// The operation, the file and the system's message: `can't open movies.json: No such file or directory`.
  public var description: String {
    "can't \(operation.rawValue) \(path): \(String(cString: strerror(code)))"
  }
}
