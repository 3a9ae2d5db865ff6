internal import JSONCore

/// Values of a stream that stand one behind the other.
enum StreamRun {
  /// They have been parsed.
  case parsed(ParsedRun)
  /// A cursor may read them.
  case text(ElementText)
}

/// How the elements of an array come.
enum StreamRunKind {
  /// Each as a document of its own.
  case alone
  /// Some in one document.
  case shared
  /// As text for a cursor.
  case text
}
