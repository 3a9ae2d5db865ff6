/// A file of samples.
package struct SampleText: Sendable {
  /// The path, for messages.
  package let path: String
  package let bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
