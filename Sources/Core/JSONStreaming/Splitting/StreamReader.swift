internal import JSONCore

/// Extracts values from a text that arrives in parts.
protocol StreamReader: AnyObject {
  /// The number of values extracted or rejected.
  var count: Int { get }

  /// Whether no more values follow: the text has been read, or can't be read further.
  var isEnded: Bool { get }

  /// Adds the next part of the text.
  ///
  /// - Complexity: O(*n*) in the length of the part, on average.
  func append(_ bytes: some Collection<UInt8>)

  /// Marks the end of the text.
  func finish()

  /// Returns the next values; `nil` if more text is needed, or if no more values follow.
  ///
  /// - Throws: The error in the text. If ``isEnded`` is false after that, only one value is lost, and the
  ///   next can be read.
  func next() throws(JSONError) -> StreamRun?

  /// Continues after the part of `text` that has been read. Must be called after `next()` returned the text,
  /// before any other method.
  func pass(_ text: ElementText)

  /// Converts an error in the next value of the last run, which was decoded as a document of its own, to one
  /// of the whole text.
  func moved(_ error: JSONError, about run: ParsedRun) -> JSONError
}

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
