package import BenchKit

/// By how much the resident memory of a fresh process grew at most while it decoded a document once.
package struct MemoryRow: Sendable, Hashable, Codable {
  package var strategy: String
  package var backend: BackendName
  package var model: ModelName
  /// Length of the document, which was in memory before.
  package var documentBytes: Int
  /// With the decoded models.
  package var peakBytes: Int

  package init(
    strategy: String, backend: BackendName, model: ModelName, documentBytes: Int, peakBytes: Int
  ) {
    self.strategy = strategy
    self.backend = backend
    self.model = model
    self.documentBytes = documentBytes
    self.peakBytes = peakBytes
  }
}
