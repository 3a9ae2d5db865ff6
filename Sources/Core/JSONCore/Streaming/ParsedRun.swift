/// Consecutive values of a stream that were parsed together: the elements of one array, or a single value.
///
/// Creating and releasing a document for each value would take longer than decoding a small value.
@frozen @usableFromInline
package struct ParsedRun {
  @usableFromInline let document: Document
  /// The position of the next value in the document.
  @usableFromInline private(set) var position: DocumentPosition
  /// The number of values that are left.
  @usableFromInline package private(set) var count: Int
  /// The index of the next value in the stream.
  package private(set) var index: Int
  /// The offset of the document's text in the stream.
  private let origin: Int
  /// The offset in the document of the value after the last, if the document is an array.
  private let end: Int
  /// Whether the document is an array created to contain the elements, whose brackets aren't in the stream.
  @usableFromInline package let isArray: Bool

  /// Creates a run of one value, which has its own document.
  package init(_ document: Document, index: Int, start: Int) {
    self.document = document
    self.index = index
    position = .root
    count = 1
    origin = start
    end = 0
    isArray = false
  }

  /// Parses the complete elements, and leaves out the last of them, which may continue in more text. `nil` if
  /// no element remains.
  ///
  /// Invalid text after them is not a failure here.
  ///
  /// - Parameters:
  ///   - range: The range of the text in the buffer. It begins with an element.
  ///   - limit: The number of bytes that an element may have, including the text between it and the next.
  ///   - index: The index of the first element in the stream.
  package init?(
    elements range: Range<Int>, in buffer: borrowing StreamBuffer, limit: Int, options: JSONParseOptions,
    index: Int
  ) {
    var options = options
    options.depthLimit += 1
    let source = SourceBytes(copying: buffer.bytes(range), at: 1)
    source.base.pointee = UInt8(ascii: "[")
    var parser = Parser(source, options: options)
    do {
      try parser.parse()
    } catch {}
    let (count, size) = ParsedRun.elements(of: parser, limit: limit)
    guard count > 0 else {
      source.deallocate()
      parser.storage.deallocate()
      return nil
    }
    end = parser.storage.base[size].offset
    parser.storage.base.pointee.payload = Node.containerPayload(count: count, size: size)
    document = Document(
      source: source, storage: parser.storage, nodeCount: size, options: options, hasPositions: true,
      traits: parser.traits)
    position = document.root.firstChild
    origin = range.lowerBound - 1
    isArray = true
    (self.count, self.index) = (count, index)
  }

  /// The number of elements to use, and the size of the array that contains only these. The last complete
  /// element is not used, nor are an element that is too long and those after it.
  private static func elements(of parser: borrowing Parser, limit: Int) -> (count: Int, size: Int) {
    let tape = parser.storage.base
    var (count, size) = (0, 1)
    guard parser.nodeCount > 0, tape.pointee.isKind(.array) else { return (count, size) }
    while count + 1 < tape.pointee.count {
      let next = size + tape[size].size
      guard tape[next].offset - tape[size].offset <= limit else { break }
      count += 1
      size = next
    }
    return (count, size)
  }

  /// The offset of the next value in the stream.
  package var start: Int { origin + offset(of: position) }

  /// The offset in the stream of the value after the last.
  package var next: Int { origin + end }

  /// The result of `body` for the next value; `nil` if it throws.
  @inlinable
  package func decode<Model>(_ body: (JSONValue) throws(JSONError) -> Model) -> Model? {
    try? body(document[position])
  }

  /// Advances to the following value.
  package mutating func advance() {
    count -= 1
    index += 1
    if count > 0 { position = document[position].nextElement }
  }

  /// The next value as a document of its own, so that its errors don't depend on the values parsed with it.
  package func separated() throws(JSONError) -> Document {
    guard isArray else { return document }
    var end = count > 1 ? offset(of: document[position].nextElement) : end
    // The next value is preceded by a comma and white space.
    repeat { end -= 1 } while document.bytes[end] != UInt8(ascii: ",")
    repeat { end -= 1 } while isWhiteSpace(document.bytes[end])
    var options = document.options
    options.depthLimit -= 1
    let text = document.text[offset(of: position)...end]
    return try Document(
      ParsedText(UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: text)), options: options))
  }

  private func offset(of position: DocumentPosition) -> Int {
    isArray ? document.tape[Int(position.index)].offset : 0
  }
}
