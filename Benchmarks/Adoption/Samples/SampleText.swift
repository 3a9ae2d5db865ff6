import JSONCore

/// A file of samples.
package struct SampleText: Sendable {
  /// The path, for errors.
  package let path: String
  package let bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// Adds the path to an error of the body.
  ///
  /// - Throws: ``MalformedSample``.
  func locatingErrors<Result>(_ body: () throws(JSONError) -> Result) throws(MalformedSample) -> Result {
    do throws(JSONError) {
      return try body()
    } catch {
      throw MalformedSample(error, in: path)
    }
  }
}
