import Foundation

/// A file that cannot be read or written.
struct FileFailure: Error, CustomStringConvertible {
  let verb: String
  let path: String
  let cause: any Error

  var description: String {
    "cannot \(verb) \(path): \(cause.localizedDescription)"
  }

  /// The bytes of a file.
  ///
  /// - Throws: ``FileFailure``.
  static func read(_ path: String) throws -> [UInt8] {
    do {
      return Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw FileFailure(verb: "read", path: path, cause: error)
    }
  }
}
