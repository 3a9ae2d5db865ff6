/// What a cell of the comparison does.
package enum Operation: String, Sendable, Hashable, Codable, CaseIterable {
  /// Bytes to models.
  case decode
  /// Models to bytes.
  case encode
  /// Bytes to the backend's own tree; no models are made.
  case parse
}
