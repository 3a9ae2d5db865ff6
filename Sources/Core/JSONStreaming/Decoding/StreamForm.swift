public import JSONCore

/// The position of the values in a stream.
public enum StreamForm: Sendable, Hashable {
  /// The stream is one document. The values are the elements of the array at a path; an empty path stands for
  /// the whole document.
  case elements(at: JSONKeyPath)
  /// JSON Lines: each line that isn't blank is a value.
  case lines
}
