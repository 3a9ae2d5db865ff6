public import JSONCore

/// Where in a stream the values are.
public enum StreamForm: Sendable, Hashable {
  /// The stream is one document; the values are the elements of the array at a path, which is the whole document
  /// if the path is empty.
  case elements(at: JSONKeyPath)
  /// Each line that is not blank is a value: JSON Lines.
  case lines
}
