package import JSONCore

/// The error for a sample that isn't JSON, or has no value at the path.
package struct MalformedSample: Error, CustomStringConvertible {
  package let error: JSONError
  /// The file with the line and the column, as compilers write them.
  package let location: String

  init(_ error: JSONError, in path: String) {
    self.error = error
    location = "\(path):\(error.line):\(error.column)"
  }

  package var description: String { "\(location): \(error)" }
}
