/// The operation that a cell of the comparison measures.
public enum Operation: String, Sendable, Hashable, Codable, CaseIterable {
  /// Bytes to models.
  case decode
  /// Models to bytes.
  case encode
  /// Bytes to models to bytes.
  case roundtrip
  /// Bytes to an error: the last object of the document lacks a member.
  case reject
  /// Bytes to the backend's own tree; no models are made.
  case parse

  /// The operations that a plain run measures.
  package static let plain: Set<Operation> = [.decode, .encode, .parse]
}
