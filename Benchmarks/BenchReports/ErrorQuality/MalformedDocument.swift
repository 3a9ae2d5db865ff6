package import BenchKit

/// A document that a strategy is expected to refuse.
package struct MalformedDocument: Sendable {
  /// The name of its file.
  package let name: String
  /// What it is read as.
  package let model: ModelName
  package let bytes: [UInt8]

  package init(name: String, model: ModelName, bytes: [UInt8]) {
    self.name = name
    self.model = model
    self.bytes = bytes
  }
}
