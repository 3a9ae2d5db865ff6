/// Values of a stream that stand one behind the other and were parsed together: the elements of one array, or a
/// single value.
///
/// A document for each value would take longer to make and to let go than a small value to decode.
@frozen @usableFromInline
package struct ParsedRun {
  @usableFromInline let document: Document
  /// Where the next value stands in the document.
  @usableFromInline private(set) var position: DocumentPosition
  /// How many values are left.
  @usableFromInline package private(set) var count: Int
  /// The index of the next value in the stream.
  package private(set) var index: Int
  /// Where the document's text begins in the stream.
  private let origin: Int
  /// Where the value behind the last begins in the document, if that is an array.
  private let end: Int
  /// Whether the document is an array that the stream does not have.
  @usableFromInline package let isArray: Bool

  /// A value that is a document of its own.
  package init(_ document: Document, index: Int, start: Int) {
    self.document = document
    self.index = index
    position = .root
    count = 1
    origin = start
    end = 0
    isArray = false
  }

  /// Parses the elements that are there as a whole, but for the last: more text might belong to it. `nil` if there
  /// are no others.
  ///
  /// What is wrong behind them is no failure here.
  ///
  /// - Parameters:
  ///   - range: Where the text stands in the buffer. It begins with an element.
  ///   - limit: How many bytes an element may have, with what stands between it and the next.
  ///   - index: The index of the first element in the stream.
  package init?(
    elements range: Range<Int>, in buffer: borrowing StreamBuffer, limit: Int, options: JSONParseOptions,
    index: Int
  ) {
    var options = options
    options.depthLimit += 1
    let source = SourceBytes(copying: buffer.bytes(range), behind: UInt8(ascii: "["))
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
      isDeep: parser.isDeep)
    position = document.root.firstChild
    origin = range.lowerBound - 1
    isArray = true
    (self.count, self.index) = (count, index)
  }

  /// How many elements may be used, and the size of an array of them: those before the last complete one, and before
  /// one that is too long.
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
}

extension ParsedRun {
  /// Where the next value begins in the stream.
  package var start: Int { origin + offset(of: position) }

  /// Where the value behind the last begins in the stream.
  package var next: Int { origin + end }

  /// What `body` makes of the next value; `nil` if it throws.
  @inlinable
  package func decode<Model>(_ body: (JSONValue) throws(JSONError) -> Model) -> Model? {
    try? body(document[position])
  }

  /// Goes to the value behind the next.
  package mutating func advance() {
    count -= 1
    index += 1
    if count > 0 { position = document[position].nextElement }
  }

  /// The next value as a document of its own: what is told of it then does not depend on what was parsed with it.
  package func separated() throws(JSONError) -> Document {
    guard isArray else { return document }
    var end = count > 1 ? offset(of: document[position].nextElement) : end
    // Before the next value stand a comma and white space.
    repeat { end -= 1 } while document.bytes[end] != UInt8(ascii: ",")
    repeat { end -= 1 } while isWhiteSpace(document.bytes[end])
    var options = document.options
    options.depthLimit -= 1
    let text = document.text[offset(of: position)...end]
    return try Document(
      copying: UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: text)), options: options)
  }

  private func offset(of position: DocumentPosition) -> Int {
    isArray ? document.tape[Int(position.index)].offset : 0
  }
}
