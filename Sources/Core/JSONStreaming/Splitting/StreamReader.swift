internal import JSONCore

/// Cuts values out of a text that comes in parts, each a document of its own.
protocol StreamReader: AnyObject {
  /// How many values have been cut out or refused.
  var count: Int { get }

  /// Whether nothing more will come: the text has been read, or can't be read on.
  var isEnded: Bool { get }

  /// Adds the next part of the text.
  ///
  /// - Complexity: O(*n*) in the length of the part, on average.
  func append(_ bytes: some Collection<UInt8>)

  /// Says that no more text will come.
  func finish()

  /// The next values; `nil` if more text is needed, or nothing more will come.
  ///
  /// Throws what is wrong with the text. Where ``isEnded`` is false then, that costs one value, and the next can
  /// be asked for.
  func next() throws(JSONError) -> StreamRun?

  /// Goes on behind what has been read of a text, which has to be done before anything else is asked for.
  func pass(_ text: ElementText)

  /// An error about the next value of the run that came last, as one of the whole text. The value was a document of
  /// its own.
  func moved(_ error: JSONError, about run: ParsedRun) -> JSONError
}
