/// A part of a stream that begins with an element, for decoders that need no tape: a ``JSONCursor`` reads the
/// elements that are complete.
@frozen @usableFromInline
package struct ElementText {
  /// Owns the text.
  @usableFromInline let memory: TextMemory
  /// The beginning of the next element.
  @usableFromInline var place: UnsafePointer<UInt8>
  /// The number of containers that may be open at once in an element.
  @usableFromInline let freeDepth: Int
  /// The number of bytes that an element may have, including the text between it and the next.
  @usableFromInline let limit: Int
  /// The number of elements that have been read.
  @usableFromInline package private(set) var count = 0
  /// The offset of the text in the stream.
  let start: Int

  /// Copies a text. `nil` if the options need a document.
  package init?(
    _ range: Range<Int>, in buffer: borrowing StreamBuffer, limit: Int, options: JSONParseOptions
  ) {
    guard options.areReadByCursors else { return nil }
    memory = TextMemory(buffer.bytes(range))
    place = memory.start
    freeDepth = min(options.depthLimit, StackRoom.freeDepth)
    self.limit = limit
    start = range.lowerBound
  }

  /// The offset in the stream of the text that has not been read.
  package var next: Int { start + (place - memory.start) }

  /// Reads the next element, and returns its length. `nil` if `body` can't read it, or if it may be
  /// incomplete; parsing it to a document then determines what is wrong, or whether more text belongs to it.
  @inlinable
  package func read<Model>(
    _ body: (inout JSONCursor) throws(CursorFailure) -> Model
  ) -> (model: Model, length: Int)? {
    var cursor = JSONCursor(at: place, end: memory.end, freeDepth: freeDepth, isOutsideOfArrays: false)
    guard let model = try? body(&cursor) else { return nil }
    return (model, cursor.place - place)
  }

  /// Skips the next element, and the comma that must follow; returns false if there is none.
  @usableFromInline
  package mutating func skip(_ length: Int) -> Bool {
    var next = place + length
    while isWhiteSpace(next.pointee) { next += 1 }
    guard next.pointee == UInt8(ascii: ",") else { return false }
    next += 1
    while isWhiteSpace(next.pointee) { next += 1 }
    guard next - place <= limit else { return false }
    place = next
    count += 1
    return true
  }
}

/// Memory of a text, freed with the last reference to it.
@usableFromInline
final class TextMemory {
  private let source: SourceBytes
  let start: UnsafePointer<UInt8>
  @usableFromInline let end: UnsafePointer<UInt8>

  init(_ text: UnsafeRawBufferPointer) {
    source = SourceBytes(copying: text)
    start = UnsafePointer(source.base)
    end = start + source.count
  }

  deinit { source.deallocate() }
}
