/// How much one call decodes or encodes.
public enum DataSize: String, Sendable, Hashable, Codable, CaseIterable {
  /// One lone object.
  case small
  /// A list of 100 objects.
  case medium
  /// A list of about 5 MB (10⁶ bytes each).
  case large
  /// What a file of the user holds, be it much or little.
  case file

  /// The sizes that the generator makes.
  package static let generated: [DataSize] = [.small, .medium, .large]

  /// True when a list has enough elements for this size.
  func isReached(objects: Int, bytes: Int) -> Bool {
    switch self {
    case .small, .file: objects >= 1
    case .medium: objects >= 100
    case .large: bytes >= 5_000_000
    }
  }
}
