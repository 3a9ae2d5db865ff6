import MappableMapping
import Testing

/// Maps even numbers to words that are longer the greater they are, and odd ones to nothing.
private struct EvenWords: TransformType {
  func transformFromJSON(_ value: Any?) -> Int? { (value as? String)?.count }
  func transformToJSON(_ value: Int?) -> String? {
    value.flatMap { $0.isMultiple(of: 2) ? String(repeating: "x", count: $0) : nil }
  }
}

private struct Box: Mappable {
  var numbers: Set<Int> = []
  var byName: [Int: Set<Int>] = [:]

  init(numbers: Set<Int>, byName: [Int: Set<Int>]) { (self.numbers, self.byName) = (numbers, byName) }

  init?(map: Map) {}

  mutating func mapping(map: Map) {
    numbers <- (map["numbers"], EvenWords())
    byName <- (map["byName"], EvenWords())
  }
}

@Suite("Sets whose elements a transform converts")
struct TransformedSetTests {
  @Test("With sorted keys equal sets are encoded in the same order, without elements that convert to nil")
  func sorted() throws {
    let mapper = MappableMapper<Box>(writing: JSONWriteOptions(sortedKeys: true))
    let box = Box(numbers: [10, 8, 3, 2, 6, 5, 4], byName: [7: [2], 12: [1, 4]])
    let text = try mapper.encodeToString(box)
    let words = [2, 4, 6, 8, 10].map { "\"" + String(repeating: "x", count: $0) + "\"" }
    // A set of integers is sorted by its elements.
    #expect(text == #"{"byName":{"12":["xxxx"],"7":["xx"]},"numbers":[\#(words.joined(separator: ","))]}"#)
    let decoded = try mapper.decode(text)
    #expect(decoded.numbers == [2, 4, 6, 8, 10] && decoded.byName == [7: [2], 12: [4]])
  }

  @Test("Elements without an order that convert to nil are omitted")
  func withoutOrder() throws {
    var writer = JSONWriter(options: JSONWriteOptions(sortedKeys: true))
    try writer.writeSet(Set([Flag.on, .off, .unknown])) { (flag, writer) throws(JSONError) in
      if flag != .unknown { writer.write(flag == .on) }
    }
    #expect(String(decoding: try writer.finish(), as: UTF8.self) == "[false,true]")
  }

  private enum Flag { case on, off, unknown }
}
