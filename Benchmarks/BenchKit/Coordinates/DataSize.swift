/// How much one call decodes or encodes.
///
/// The generated documents of the small and the medium size are a hundred different ones, which the calls go
/// through in turn.
public enum DataSize: String, Sendable, Hashable, Codable, CaseIterable {
  /// One lone object.
  case small
  /// A list of 100 objects.
  case medium
  /// A list of about 5 MB (10⁶ bytes each).
  case large
  /// The content of a user's file, of any length.
  case file

  /// The sizes that are generated.
  package static let generated: [DataSize] = [.small, .medium, .large]

  /// How many generated documents the calls go through; 5 MB are too long for the branch predictor to learn.
  package var documents: Int {
    switch self {
    case .small, .medium: 100
    case .large, .file: 1
    }
  }

  /// How many generated documents of another shape than the catalog's the calls go through. These documents are
  /// longer: 25 of them hold two to three megabytes, and a hundred took half of the time before the first sample.
  package static let documentsOfShape = 25

  /// True when a list has enough elements for this size.
  func isReached(objects: Int, bytes: Int) -> Bool {
    switch self {
    case .small, .file: objects >= 1
    case .medium: objects >= 100
    case .large: bytes >= 5_000_000
    }
  }
}
