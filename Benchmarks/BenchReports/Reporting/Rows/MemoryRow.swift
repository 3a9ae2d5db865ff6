package import BenchKit

/// The peak growth of a process's resident memory while it decodes a document once.
package struct MemoryRow: Sendable, Hashable, Codable {
  package var strategy: String
  package var backend: BackendName
  package var model: ModelName
  /// The length of the document, which is in memory before it is decoded.
  package var documentBytes: Int
  /// The peak growth in bytes, including the decoded models.
  package var peakBytes: Int

  package init(strategy: String, backend: BackendName, model: ModelName, documentBytes: Int, peakBytes: Int) {
    self.strategy = strategy
    self.backend = backend
    self.model = model
    self.documentBytes = documentBytes
    self.peakBytes = peakBytes
  }
}
