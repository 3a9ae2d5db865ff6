/// An operation that the comparison measures.
public enum Operation: String, Sendable, Hashable, Codable, CaseIterable {
  /// Decoding bytes to models.
  case decode
  /// Encoding models to bytes.
  case encode
  /// Decoding, then encoding the result.
  case roundtrip
  /// Decoding a document whose last object lacks a member, which throws.
  case reject
  /// Decoding a list that arrives in as many chunks as it has objects, with the value so far after each
  /// chunk; the reference, which can't, decodes the whole list once.
  case partial
  /// Parsing bytes to the backend's own tree, without models.
  case parse

  /// The operations that a plain run measures.
  package static let plain: Set<Operation> = [.decode, .encode, .parse]
}
