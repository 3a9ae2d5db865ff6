import JSONCore

/// A document of a file: the whole text, or one of its lines.
struct SampleDocument {
  let document: Document
  let text: SampleText
  /// The bytes of the line, and the number of lines in front of it; `nil` for the whole text.
  private var line: (range: Range<Int>, number: Int)?

  init(document: Document, text: SampleText) {
    self.document = document
    self.text = text
  }

  /// Parses a line.
  ///
  /// - Throws: `JSONError` with the location in the file.
  init(line number: Int, _ range: Range<Int>, of text: SampleText) throws(JSONError) {
    self.text = text
    line = (range, number)
    do throws(JSONError) {
      document = try Document(parsing: Array(text.bytes[range]))
    } catch {
      document = try Self.document(line: number, range, of: text)
    }
  }

  /// The document, whose errors have locations in the file.
  func located() throws(JSONError) -> Document {
    guard let line else { return document }
    return try Self.document(line: line.number, line.range, of: text)
  }

  /// Parses a line. As many line feeds precede it as in the file, so that errors have the location in the
  /// file.
  private static func document(
    line number: Int, _ range: Range<Int>, of text: SampleText
  ) throws(JSONError) -> Document {
    try Document(parsing: Array(repeating: UInt8(ascii: "\n"), count: number) + text.bytes[range])
  }
}
