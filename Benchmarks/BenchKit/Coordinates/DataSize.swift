/// The amount of data that one call decodes or encodes.
///
/// The calls cycle through a hundred different generated documents of the small and the medium size.
public enum DataSize: String, Sendable, Hashable, Codable, CaseIterable {
  /// One object.
  case small
  /// A list of 100 objects.
  case medium
  /// A list of about 5 MB (10⁶ bytes each).
  case large
  /// A file supplied by the user, of any length.
  case file

  /// The sizes of generated documents.
  package static let generated: [DataSize] = [.small, .medium, .large]

  /// The number of generated documents; one of 5 MB is too long for the branch predictor to learn.
  package var documents: Int {
    switch self {
    case .small, .medium: 100
    case .large, .file: 1
    }
  }

  /// The number of generated documents of each ``DocumentShape``. They are longer than the catalog's: 25
  /// documents have two to three megabytes in total.
  package static let documentsOfShape = 25

  /// Returns whether a list has enough elements for this size.
  func isReached(objects: Int, bytes: Int) -> Bool {
    switch self {
    case .small, .file: objects >= 1
    case .medium: objects >= 100
    case .large: bytes >= 5_000_000
    }
  }
}
