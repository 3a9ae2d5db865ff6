import MappingTestSupport
import Testing

@testable import JSONCore

@Suite struct JSONWriterTests {
  private func text(
    _ options: JSONWriteOptions = JSONWriteOptions(), capacity: Int = 512,
    _ body: (inout JSONWriter) throws(JSONError) -> Void
  ) throws(JSONError) -> String {
    var writer = JSONWriter(options: options, capacity: capacity)
    try body(&writer)
    return String(decoding: try writer.finish(), as: UTF8.self)
  }

  @Test("Every scalar up to U+02FF is written as the RFC requires, in values and keys")
  func escapes() throws {
    let short: [UInt32: String] = [
      0x08: #"\b"#, 0x09: #"\t"#, 0x0A: #"\n"#, 0x0C: #"\f"#, 0x0D: #"\r"#, 0x22: #"\""#, 0x5C: #"\\"#,
    ]
    for value in 0..<0x300 as Range<UInt32> {
      let scalar = try #require(Unicode.Scalar(value))
      let hexadecimal = String(value, radix: 16)
      let padded = String(repeating: "0", count: 4 - hexadecimal.count) + hexadecimal
      let expected = short[value] ?? (value < 0x20 ? "\\u\(padded)" : String(scalar))
      for prefix in ["", "eight by", String(repeating: "x", count: 20)] {
        #expect(try text { $0.write(prefix + String(scalar) + "y") } == "\"\(prefix)\(expected)y\"")
      }
      let written = try text { writer throws(JSONError) in
        try writer.beginObject()
        writer.key(String(scalar))
        writer.writeNull()
        writer.endObject()
      }
      #expect(written == "{\"\(expected)\":null}")
    }
  }

  @Test("A text above the size limit is an error in each form of writing", arguments: [false, true])
  func sizeLimit(_ isPretty: Bool) throws {
    func list(_ limit: Int) throws(JSONError) -> String {
      try text(JSONWriteOptions(pretty: isPretty, sizeLimit: limit)) { (writer) throws(JSONError) in
        try writer.beginArray()
        for number in 0..<5 { writer.write(number) }
        writer.endArray()
      }
    }
    let expected = isPretty ? "[\n  0,\n  1,\n  2,\n  3,\n  4\n]" : "[0,1,2,3,4]"
    let size = expected.utf8.count
    #expect(try list(size) == expected)
    let error = #expect(throws: JSONError.self) { try list(size - 1) }
    #expect(error?.issue.kind == .sizeLimit(size - 1, actual: size) && error?.issue.category == .limit)
    #expect(throws: JSONError(.sizeLimit(-1, actual: 11))) { try list(-1) }
  }

  @Test("A text above the limit isn't written completely")
  func sizeLimitOfNested() throws {
    var writer = JSONWriter(options: JSONWriteOptions(sizeLimit: 10_000), capacity: 16)
    var count = 0
    let error = #expect(throws: JSONError.self) {
      try writer.beginArray()
      for _ in 0..<100_000 {
        try writer.beginArray()
        writer.write("element")
        writer.endArray()
        count += 1
      }
    }
    #expect(error?.issue.code == .sizeLimit)
    #expect(count < 1000)
    var deep = JSONWriter(options: JSONWriteOptions(depthLimit: 2, sizeLimit: 4))
    #expect(throws: JSONError(JSONCore.Issue(.depthLimit(2), path: JSONPath([.index(0), .index(0)])))) {
      for _ in 0..<9 { try deep.beginArray() }
    }
  }

  @Test("Slashes are escaped on request", arguments: [(false, "\"a/b\\\\/\""), (true, "\"a\\/b\\\\\\/\"")])
  func slashes(_ isEscaped: Bool, _ expected: String) throws {
    #expect(try text(JSONWriteOptions(escapesSlashes: isEscaped)) { $0.write("a/b\\/") } == expected)
  }

  static let leaves: [(value: any JSONWritable & Sendable, text: String)] = [
    (true, "true"), (false, "false"), (Int?.none, "null"), (Int?.some(1), "1"), (0, "0"),
    (Int.min, "\(Int.min)"), (Int.max, "\(Int.max)"), (UInt64.max, "18446744073709551615"),
    (Int8.min, "-128"), (UInt8.max, "255"), (0.0, "0"), (-0.0, "-0"), (1.5, "1.5"), (0.1, "0.1"),
    (1e21, "1e+21"), (Double.leastNonzeroMagnitude, "5e-324"),
    (Double.greatestFiniteMagnitude, "1.7976931348623157e+308"), (Float(0.1), "0.1"), ("", "\"\""),
    ("名\u{1F600}", "\"名\u{1F600}\""), ([Int](), "[]"), ([[1], []], "[[1],[]]"), ([String: Int](), "{}"),
    (["a": [nil, 1.5]] as [String: [Double?]], #"{"a":[null,1.5]}"#),
  ]

  @Test("A value of each type is written in its natural form", arguments: leaves)
  func leaf(value: any JSONWritable & Sendable, expected: String) throws {
    #expect(try text { writer throws(JSONError) in try value.write(to: &writer) } == expected)
  }

  @Test("The writer's buffer grows at every size without losing a byte", arguments: 0...130)
  func growth(_ length: Int) throws {
    let value = String(repeating: "v", count: length)
    for capacity in [0, 1, length, length + 3] {
      for character in ["", "\"", "\u{1}", "é"] {
        let written = try text(capacity: capacity) { writer throws(JSONError) in
          try writer.beginArray()
          for number in 0..<4 {
            writer.write(value + character)
            writer.write(number)
            try writer.write(0.5)
            writer.write(true)
            writer.writeNull()
          }
          writer.endArray()
        }
        let escaped = ["\"": #"\""#, "\u{1}": #"\u0001"#][character] ?? character
        let parts = (0..<4).map { "\"\(value)\(escaped)\",\($0),0.5,true,null" }
        #expect(written == "[\(parts.joined(separator: ","))]")
      }
    }
  }

  /// The cost of a larger buffer is the number of bytes that are moved to it.
  @Test(
    "Writing text moves at most twice the bytes that it writes, which are six for each of the text at most",
    arguments: ["", "a", "\"", "\\", "/", "\n", "\r\n", "\u{0}", "é", "😀", "\u{2028}", "e\u{301}"],
    Thoroughness.isNightly ? [1, 100, 1_000_000] : [1, 1_000])
  func moved(_ character: String, size: Int) throws {
    let whole = String(repeating: character, count: size)
    for (text, count) in [(whole, 1), (character, size)] {
      var writer = JSONWriter(options: JSONWriteOptions(sizeLimit: .max))
      var moved = 0
      try writer.beginObject()
      for _ in 0..<count {
        moved += moving(&writer) { $0.key(verbatim: text) }
        moved += moving(&writer) { $0.write(text) }
      }
      writer.endObject()
      let written = try writer.finish().count
      #expect(moved <= 2 * written)
      #expect(written <= 2 + 2 * count * (6 * text.utf8.count + 3))
    }
  }

  /// The number of bytes that are moved to a larger buffer.
  private func moving(_ writer: inout JSONWriter, _ body: (inout JSONWriter) -> Void) -> Int {
    let (used, limit) = (writer.next - writer.storage, writer.limit)
    body(&writer)
    return writer.limit == limit ? 0 : used
  }

  @Test("A UTF-8 span and a string without contiguous storage are written")
  func spans() throws {
    let bytes = Array("a\"é".utf8)
    #expect(try text { $0.write(utf8: bytes.span) } == #""a\"é""#)
    #expect(try text { $0.write(utf8: bytes.span.extracting(first: 0)) } == #""""#)
  }

  @Test(
    "A number that isn't finite is an error with its path", arguments: [Double.infinity, -.infinity, .nan])
  func nonFinite(_ value: Double) throws {
    var writer = JSONWriter()
    let root = #expect(throws: JSONError.self) { try writer.write(value) }
    #expect(root?.description == "$: \(value) can't be written as a JSON number [non-finite-number]")
    #expect(root?.issue.category == .encoding)
    #expect(throws: JSONError.self) { try writer.write(Float(value)) }
    let nested = #expect(throws: JSONError.self) {
      try text { writer throws(JSONError) in
        try writer.beginObject()
        try writer.put("a", [1])
        writer.key("odd \"key\"")
        try writer.beginArray()
        try writer.beginObject()
        writer.endObject()
        try writer.write(value)
      }
    }
    #expect(
      nested?.description
        == #"$["odd \"key\""][1]: \#(value) can't be written as a JSON number [non-finite-number]"#)
    let array = #expect(throws: JSONError.self) {
      try text { writer throws(JSONError) in try [["a": [1, 2, value]]].write(to: &writer) }
    }
    #expect(array?.issue.path.description == "$[0].a[2]")
    #expect(array?.rendered().contains("  --> $[0].a[2]") == true)
  }

  @Test("An array or object beyond the depth limit is an error", arguments: [0, 1, 3])
  func depthLimit(_ limit: Int) throws {
    let options = JSONWriteOptions(depthLimit: limit)
    var writer = JSONWriter(options: options)
    for _ in 0..<limit { try writer.beginArray() }
    let error = #expect(throws: JSONError.self) { try writer.beginArray() }
    #expect(error?.issue.kind == .depthLimit(limit) && error?.issue.category == .limit)
    #expect(error?.issue.path.components.count == limit)
    #expect(throws: JSONError.self) { try writer.beginObject() }
    #expect(throws: JSONError.self) { try writer.write(raw: "[]") }
    try writer.write(raw: "1")
  }

  @Test(
    "JSON text is written unchanged",
    arguments: ["1", " [1, {\"a\": 1e400}] ", "\"x\"", "null", "12345678901234567890.5"])
  func rawValues(_ json: String) throws {
    let written = try text { writer throws(JSONError) in
      try writer.beginArray()
      try writer.write(raw: json)
      try writer.write(raw: json)
      writer.endArray()
    }
    #expect(written == "[\(json),\(json)]")
  }

  @Test(
    "Text that isn't exactly one JSON value is rejected",
    arguments: ["", " ", "1,2", "[", "nul", "1]", "{\"a\":}", "\"", "01", "1 2"])
  func invalidRawValues(_ json: String) {
    var writer = JSONWriter()
    #expect(throws: JSONError.self) { try writer.write(raw: json) }
  }
}

@Suite("Lists that are changed in place")
struct PlainListTests {
  @Test("A list equals an array after the same changes", arguments: 0..<8 as Range<UInt64>)
  func sameAsAnArray(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var list = PlainList(Int32(7))
    var array: [Int32] = [7]
    for step in 0..<300 as Range<Int32> {
      switch Int.random(in: 0..<8, using: &random) {
      case 0:
        let end = Int.random(in: 1...array.count + 1, using: &random)
        list.removeAll(from: end)
        array.removeSubrange(min(end, array.count)...)
      case 1, 2:
        let index = array.indices.randomElement(using: &random) ?? 0
        list[index] += step
        array[index] += step
      default:
        list.append(step)
        array.append(step)
      }
      #expect((0..<list.count).map { list[$0] } == array)
    }
  }

  @Test("An empty list has no element to access or change")
  func nothing() async {
    await #expect(processExitsWith: .failure) {
      var list = PlainList(1)
      list.removeAll(from: 0)
      _ = list[0]
    }
    await #expect(processExitsWith: .failure) {
      let list = PlainList(1)
      list[-1] = 2
    }
  }
}
