internal import JSONCore

/// Consecutive values of a stream.
enum StreamRun {
  /// Parsed values.
  case parsed(ParsedRun)
  /// Text for a cursor.
  case text(ElementText)
}

/// The form in which the elements of an array are returned.
enum StreamRunKind {
  /// Each as a document of its own.
  case alone
  /// Several in one document.
  case shared
  /// As text for a cursor.
  case text
}
