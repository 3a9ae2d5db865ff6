import Testing

@testable import JSONCore

@Suite struct ArrayTests {
  @Test("Elements are accessed by position, in order and by cursor", arguments: 0...9)
  func elements(_ count: Int) throws {
    let parts = ["1", "[2,[3]]", "{\"a\":[4]}", "\"x\"", "null"]
    let texts = (0..<count).map { parts[$0 % parts.count] }
    let document = try Document(parsing: "[\(texts.joined(separator: ","))]")
    let array = try document.root.array()
    #expect(array.count == count)
    #expect(array.isEmpty == (count == 0))
    let kinds = texts.indices.map { [JSONKind.number, .array, .object, .string, .null][$0 % 5] }
    #expect(array.map { $0.kind } == kinds)
    var visited: [JSONKind] = []
    array.forEach { visited.append($0.kind) }
    #expect(visited == kinds)
    var walked: [JSONKind] = []
    var elements = array.makeIterator()
    while let element = elements.next() { walked.append(element.kind) }
    #expect(walked == kinds)
    for position in -1...count {
      #expect(array[position]?.kind == (kinds.indices.contains(position) ? kinds[position] : nil))
    }
    #expect(array.value.kind == .array)
  }

  static let counted: KeyValuePairs<String, String?> = [
    #"{"point":[1,2]}"#: nil,
    #"{"point":[[1,2,3],{"x":1,"y":2,"z":3}]}"#: nil,
    #"{"point":[1,2,3]}"#: "$.point: expected 2 elements, found 3 (line 1, column 10) [wrong-count]",
    #"{"point":[1]}"#: "$.point: expected 2 elements, found 1 (line 1, column 10) [wrong-count]",
    #"{"point":[]}"#: "$.point: expected 2 elements, found 0 (line 1, column 10) [wrong-count]",
    #"{"point":{"x":1,"y":2}}"#:
      "$.point: expected an array, found an object (line 1, column 10) [type-mismatch]",
    #"{"point":"ab"}"#: #"$.point: expected an array, found string "ab" (line 1, column 10) [type-mismatch]"#,
    #"{"point":null}"#: "$.point: expected an array, found null (line 1, column 10) [unexpected-null]",
  ]

  @Test("An array can be required to have exactly two elements", arguments: counted.indices)
  func exactCount(_ index: Int) throws {
    let (text, expected) = ArrayTests.counted[index]
    let document = try Document(parsing: text)
    do {
      let count = try document.withRoot { json throws(JSONError) in
        try json.value(at: "point").array(count: 2).count
      }
      #expect(count == 2 && expected == nil)
    } catch {
      #expect(error.description == expected)
    }
  }
}
