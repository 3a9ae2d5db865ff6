/// Cuts values out of a text that comes in parts, each a document of its own.
package protocol StreamReader: AnyObject {
  /// How many values have been cut out or refused.
  var count: Int { get }

  /// Whether nothing more will come: the text has been read, or can't be read on.
  var isEnded: Bool { get }

  /// How many bytes were moved in memory, for tests of the work it takes.
  var movedCount: Int { get }

  /// Adds the next part of the text.
  ///
  /// - Complexity: O(*n*) in the length of the part, on average.
  func append(_ bytes: some Collection<UInt8>)

  /// Says that no more text will come.
  func finish()

  /// The next value; `nil` if more text is needed, or nothing more will come.
  ///
  /// Throws what is wrong with the text. Where ``isEnded`` is false then, that costs one value, and the next can
  /// be asked for.
  func next() throws(JSONError) -> Document?

  /// An error about the value that came last, as one of the whole text.
  func moved(_ error: JSONError) -> JSONError
}
