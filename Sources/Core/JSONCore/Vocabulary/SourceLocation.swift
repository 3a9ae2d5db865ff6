/// A location in the text of a document.
public struct SourceLocation: Sendable, Hashable {
  /// The distance from the first byte of the text, in bytes.
  public var offset: Int
  /// The length of the range in bytes; 0 at the end of the text.
  public var length: Int
  /// The line, counted from 1; a line ends at `\n`, `\r\n` or `\r`.
  public var line: Int
  /// The column in Unicode scalars, counted from 1.
  public var column: Int

  /// Creates a location.
  public init(offset: Int, length: Int, line: Int, column: Int) {
    self.offset = offset
    self.length = length
    self.line = line
    self.column = column
  }
}
