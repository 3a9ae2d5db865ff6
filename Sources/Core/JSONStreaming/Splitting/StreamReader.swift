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

/// Extracts the elements of one array from a document that arrives in parts; see ``ElementSplitter``.
///
/// It has a single property, so that a call accesses an object once, not once for each part of its state.
final class ElementReader: StreamReader {
  private(set) var splitter: ElementSplitter

  /// Creates a reader of the array at a path of keys. Where the document has an array, a key is an index.
  ///
  /// - Parameters:
  ///   - elementLimit: The maximum length of an element in bytes.
  ///   - kind: The form of the elements; text only if the options allow it.
  init(path: [String], options: JSONParseOptions, elementLimit: Int, as kind: StreamRunKind) {
    splitter = ElementSplitter(path: path, options: options, elementLimit: elementLimit, as: kind)
  }

  var count: Int { splitter.count }

  var isEnded: Bool { splitter.isEnded }

  func append(_ bytes: some Collection<UInt8>) { splitter.append(bytes) }

  func finish() { splitter.finish() }

  func next() throws(JSONError) -> StreamRun? { try splitter.next() }

  func pass(_ text: ElementText) { splitter.pass(text) }

  func moved(_ error: JSONError, about run: ParsedRun) -> JSONError { splitter.moved(error, about: run) }
}

/// Extracts the lines of JSON Lines that arrive in parts. Blank lines are skipped, and so is a byte order
/// mark at the beginning; the line break of the last line is optional.
final class LineReader: StreamReader {
  private let options: JSONParseOptions
  private let lineLimit: Int

  private(set) var buffer = StreamBuffer()
  private var hasSkippedMark = false
  private var isWhole = false
  /// The start of the current line.
  private var start = 0
  /// The offset up to which its end has been searched.
  private var searched = 0
  /// Whether the line is too long, and the error has been thrown.
  private var isRefused = false
  /// The start of the last line returned.
  private var lastStart = 0

  private(set) var count = 0
  private(set) var isEnded = false

  /// Creates a reader.
  ///
  /// - Parameter lineLimit: The maximum length of a line in bytes.
  init(options: JSONParseOptions, lineLimit: Int) {
    var options = options
    options.allowsByteOrderMark = false
    self.options = options
    self.lineLimit = min(lineLimit, options.sizeLimit)
  }

  func append(_ bytes: some Collection<UInt8>) {
    var mark = StreamMark(offset: start)
    buffer.append(bytes, keepingFrom: isRefused ? searched : start, mark: &mark)
  }

  func finish() { isWhole = true }

  func next() throws(JSONError) -> StreamRun? {
    if !hasSkippedMark { hasSkippedMark = buffer.skipByteOrderMark(isWhole: isWhole) }
    guard hasSkippedMark else { return nil }
    while let end = endOfLine() {
      let line = start..<end
      // After the line break, if there is one.
      start = min(end + 1, buffer.end)
      searched = start
      guard !isRefused else {
        isRefused = false
        continue
      }
      guard let text = trimmed(line) else { continue }
      lastStart = line.lowerBound
      count += 1
      guard text.count <= lineLimit else { throw lengthError(text.count) }
      do throws(JSONError) {
        let document = try buffer.document(of: text, options: options)
        return .parsed(ParsedRun(document, index: count - 1, start: lastStart))
      } catch {
        throw moved(error, from: lastStart)
      }
    }
    guard !isWhole else {
      isEnded = true
      return nil
    }
    guard !isRefused, buffer.end - start > lineLimit else { return nil }
    isRefused = true
    lastStart = start
    count += 1
    throw lengthError(buffer.end - start)
  }

  /// Does nothing: lines are returned parsed, never as text whose end a decode determines.
  func pass(_ text: ElementText) {}

  func moved(_ error: JSONError, about run: ParsedRun) -> JSONError { moved(error, from: run.start) }

  private func moved(_ error: JSONError, from start: Int) -> JSONError {
    error.moved(to: StreamPlace(origin: buffer.location(of: start)))
  }

  /// Returns the end of the current line, once it has arrived.
  private func endOfLine() -> Int? {
    if let found = buffer.lineFeed(from: searched) { return found }
    searched = buffer.end
    return isWhole && start < buffer.end ? buffer.end : nil
  }

  /// Returns a line without its final carriage return; `nil` if it is blank.
  private func trimmed(_ line: Range<Int>) -> Range<Int>? {
    var end = line.upperBound
    if end > line.lowerBound, buffer[end - 1] == 0x0D { end -= 1 }
    let text = line.lowerBound..<end
    return buffer.isBlank(text) ? nil : text
  }

  private func lengthError(_ length: Int) -> JSONError {
    .syntax(
      .sizeLimit(lineLimit, actual: length), location: buffer.location(of: lastStart, length: 1),
      path: JSONPath())
  }
}
