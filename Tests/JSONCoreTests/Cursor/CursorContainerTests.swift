import Testing

@testable import JSONCore

@Suite("Arrays and objects that a cursor decodes")
struct CursorContainerTests {
  private final class Element {}

  private struct WeakReference { weak var element: Element? }

  @Test("Arrays of any length are decoded completely", arguments: [0, 1, 2, 15, 16, 17, 33, 1000])
  func arrays(_ count: Int) {
    let numbers = Array(0..<count)
    #expect(integers("\(numbers)") == numbers)
    #expect(integers("[ \(numbers.map(String.init).joined(separator: " ,\n"))\t]") == numbers)
  }

  @Test("Nested arrays are decoded completely")
  func nestedArrays() {
    let rows = (0..<40).map { row in Array(0..<row) }
    let read = readByCursor("\(rows)") { (cursor) throws(CursorFailure) in
      try cursor.array { (cursor) throws(CursorFailure) in
        try cursor.array { (cursor) throws(CursorFailure) in try cursor.int() }
      }
    }
    #expect(read == rows)
  }

  @Test("An array that fails releases its elements", arguments: [0, 3, 15, 16, 17, 40])
  func elementsOfFailedArrays(_ count: Int) {
    let text = "[" + (0..<count).map { "\($0)," }.joined() + "true]"
    var made: [WeakReference] = []
    let failed: [Element]? = readByCursor(text) { (cursor) throws(CursorFailure) in
      try cursor.array { (cursor) throws(CursorFailure) in
        _ = try cursor.int()
        let element = Element()
        made.append(WeakReference(element: element))
        return element
      }
    }
    #expect(failed == nil)
    #expect(made.count == count && made.allSatisfy { $0.element == nil })
  }

  @Test(
    "A key of any length is found, with white space around it",
    arguments: [1, 2, 3, 4, 7, 8, 9, 16, 17, 59, 60, 61, 200])
  func keys(_ length: Int) {
    let key = String(repeating: "k", count: length)
    let texts = [
      (#"{"\#(key)":1}"#, true), ("{ \"\(key)\" :\n1 }", true), (#"{"\#(key)x":1}"#, false),
      (#"{"\#(key.dropLast())":1}"#, false), (#"{"\#(key.dropLast())x":1}"#, false),
      (#"{"x\#(key.dropFirst())":1}"#, key == "x"), (#"{"\#(key)"}"#, false), (#"{"\#(key)""#, false),
    ]
    for (text, isFound) in texts {
      let found = readByCursor(text) { (cursor) throws(CursorFailure) in
        guard try cursor.beginObject(), cursor.consumeKey(key) else { throw CursorFailure() }
        let value = try cursor.int()
        return try cursor.advanceToMember() ? 0 : value
      }
      #expect(found == (isFound ? 1 : nil), "\(text)")
    }
  }

  @Test(
    "Later keys with white space around them are found or skipped",
    arguments: [#"{"x":0,"y":{"z":0},"a":1}"#, "{ \"x\" : 0 ,\n \"y\" : { \"z\"\t: 0 } ,\r\n  \"a\" :1 }"])
  func laterKeys(_ text: String) {
    let found = readByCursor(text) { (cursor) throws(CursorFailure) in
      var value: Int?
      guard try cursor.beginObject() else { throw CursorFailure() }
      repeat {
        if cursor.consumeKey("b") || cursor.consumeKey("a") {
          value = try cursor.int()
        } else {
          try cursor.skipMember()
        }
      } while try cursor.advanceToMember()
      guard let value else { throw CursorFailure() }
      return value
    }
    #expect(found == 1)
  }

  @Test("A key with escapes is left to the document, because it may be a key of the model")
  func escapedKeys() {
    func skipped(_ text: String) -> Bool? {
      readByCursor(text) { (cursor) throws(CursorFailure) in
        guard try cursor.beginObject() else { throw CursorFailure() }
        try cursor.skipMember()
        return try cursor.advanceToMember()
      }
    }
    #expect(skipped(#"{"a":[{"\u0062":1}]}"#) == false)
    #expect(skipped(#"{"\u0061":1}"#) == nil)
  }

  @Test("The first of equal keys of a dictionary is used, as in a document")
  func dictionaries() {
    func values(_ text: String) -> [Int: Int]? {
      readByCursor(text) { (cursor) throws(CursorFailure) in
        try cursor.dictionary(keys: Int.self) { (cursor) throws(CursorFailure) in try cursor.int() }
      }
    }
    #expect(values(#"{"1":10, "\u0032":20,"1":30}"#) == [1: 10, 2: 20])
    #expect(values(#"{"x":10}"#) == nil)
  }

  @Test(
    "A value at a path is found among others, and the rest is skipped",
    arguments: [
      (#"{"x":{"b":0},"a":{"c":[],"b":7,"b":8},"a":{"b":9}}"#, 7), (#"{"a":{"c":1}}"#, nil),
      (#"{"a":7}"#, nil), (#"{"a":{"b":7},}"#, nil), (#"{}"#, nil), (#"[{"a":{"b":7}}]"#, nil),
    ])
  func paths(_ text: String, value: Int?) {
    let found = readByCursor(text) { (cursor) throws(CursorFailure) in
      try cursor.value(at: ["a", "b"]) { (cursor) throws(CursorFailure) in try cursor.int() }
    }
    #expect(found == value)
  }

  private func integers(_ text: String) -> [Int]? {
    readByCursor(text) { (cursor) throws(CursorFailure) in
      try cursor.array { (cursor) throws(CursorFailure) in try cursor.int() }
    }
  }
}
