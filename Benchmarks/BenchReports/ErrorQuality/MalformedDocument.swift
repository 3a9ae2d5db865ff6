package import BenchKit

/// A document that a strategy should reject.
package struct MalformedDocument: Sendable {
  /// The name of its file.
  package let name: String
  /// The model to decode.
  package let model: ModelName
  package let bytes: [UInt8]

  package init(name: String, model: ModelName, bytes: [UInt8]) {
    self.name = name
    self.model = model
    self.bytes = bytes
  }
}
