import JSONCore
import Testing

@testable import JSONStreaming

/// The number of bytes that a reader moves within its memory.
@Suite("Bytes that a stream moves in memory")
struct MovedBytesTests {
  private func elementReader(_ kind: StreamRunKind) -> ElementReader {
    ElementReader(path: [], options: JSONParseOptions(), elementLimit: .max, as: kind)
  }

  /// Reads a text in chunks of a size to its end.
  private func read(_ text: [UInt8], _ size: Int, by reader: some StreamReader) {
    #expect(reader.drained(Chunking.size(size).chunks(of: text)).errors == [])
    #expect(reader.isEnded)
  }

  private let element = Array("{\"title\":\"\(String(repeating: "x", count: 100))\"}".utf8)

  // Less than an element each time that the memory is full.

  @Test(
    "Few bytes of a long array are moved", arguments: [1, 10, 1000], [StreamRunKind.alone, .shared])
  func longArray(size: Int, kind: StreamRunKind) {
    let text =
      Array("[".utf8) + Array(repeatElement(element, count: 4000).joined(separator: ",".utf8)) + "]".utf8
    let reader = elementReader(kind)
    read(text, size, by: reader)
    let moved = reader.splitter.buffer.movedCount
    #expect(reader.count == 4000)
    #expect(moved > 0 && moved < text.count / 500)
  }

  @Test("Few bytes of many lines are moved", arguments: [1, 10, 1000])
  func manyLines(size: Int) {
    let text = Array(repeatElement(element, count: 4000).joined(separator: "\n".utf8))
    let reader = LineReader(options: JSONParseOptions(), lineLimit: .max)
    read(text, size, by: reader)
    let moved = reader.buffer.movedCount
    #expect(reader.count == 4000)
    #expect(moved > 0 && moved < text.count / 500)
  }

  @Test("One long element in small chunks is moved no more than twice its length")
  func longElementInSmallChunks() {
    let text = Array("[\"\(String(repeating: "x", count: 1_000_000))\"]".utf8)
    let reader = elementReader(.alone)
    read(text, 100, by: reader)
    let moved = reader.splitter.buffer.movedCount
    #expect(reader.count == 1)
    #expect(moved > 0 && moved <= 2 * text.count)
  }
}

extension StreamReader {
  /// All values and errors of a text.
  func drained(_ chunks: [ArraySlice<UInt8>]) -> (values: [StreamRun], errors: [JSONError]) {
    drain(chunks, append: { append($0) }, finish: finish) { () throws(JSONError) in try next() }
  }
}
