import JSONCore
import Testing

@Suite struct WrittenTextTests {
  private func written(_ text: String, _ backend: any JSONBackend.Type, _ options: JSONWriteOptions) -> String
  {
    do throws(JSONError) {
      let document = try Document(parsing: text, options: JSONParseOptions(depthLimit: 10_000))
      return try document.withRoot { (json) throws(JSONError) in
        String(decoding: try backend.serialize(json, options: options), as: UTF8.self)
      }
    } catch {
      return error.issue.code.rawValue
    }
  }

  @Test(
    "Each backend writes compact text as its page says",
    arguments: [
      (#"["é\n\u0000/",true,null,{}]"#, #"["é\n\u0000/",true,null,{}]"#, #"["é\n\u0000/",true,null,{}]"#),
      (#"{"a":1,"a":2}"#, #"{"a":2}"#, #"{"a":1}"#),
      (#"{"a\u0000":1}"#, "custom", #"{"a\u0000":1}"#),
      ("18446744073709551615", "number-out-of-range", "18446744073709551615"),
      ("12345678901234567890123", "number-out-of-range", "12345678901234567890123"),
      ("1e999", "number-out-of-range", "number-out-of-range"),
      ("0.1234567890123456789", "0.12345678901234568", "0.1234567890123456789"),
      ("-0", "-0.0", "-0"), ("2016.0", "2016", "2016"), ("0.1", "0.10000000000000001", "0.1"),
      ("2.50", "2.5", "2.5"), ("\"s\"", "\"s\"", "\"s\""), ("false", "false", "false"),
    ])
  func compact(_ text: String, _ jansson: String, _ foundation: String) {
    #expect(backends.map { written(text, $0, JSONWriteOptions()) } == [text, jansson, foundation])
  }

  @Test("Each backend formats text by the options that it supports")
  func options() {
    let text = #"{"b":["/"],"a":1}"#
    let options = JSONWriteOptions(pretty: true, sortedKeys: true, escapesSlashes: true)
    let expected = "{\n  \"a\": 1,\n  \"b\": [\n    \"\\/\"\n  ]\n}"
    let spaced = expected.replacing("\":", with: "\" :")
    #expect(backends.map { written(text, $0, options) } == [expected, expected, spaced])
  }

  @Test(
    "Each backend respects the limit on the size of a text",
    arguments: [("[]", 2), (#"["a","b"]"#, 9), ("12", 2), (#"{"a":[1,2,3]}"#, 13), ("\"é\"", 4)])
  func size(_ text: String, _ size: Int) {
    for backend in backends {
      #expect(written(text, backend, JSONWriteOptions(sizeLimit: size)) == text, "\(backend.name)")
      for limit in [size - 1, 0, -1, .min] {
        let result = written(text, backend, JSONWriteOptions(sizeLimit: limit))
        #expect(result == "size-limit", "\(backend.name)")
      }
      let pretty = written(text, backend, JSONWriteOptions(pretty: true))
      let isSame = pretty.utf8.count == size
      let result = written(text, backend, JSONWriteOptions(pretty: true, sizeLimit: size))
      #expect(result == (isSame ? text : "size-limit"), "\(backend.name)")
    }
  }

  @Test(
    "The reported size is that of the whole text; for jansson, the size at which it stopped",
    arguments: [("1", 0, [1, 1, 1]), ("[1,2,3,4,5]", 3, [11, 4, 11]), ("\"abc\"", 0, [5, 1, 5])])
  func toldSize(_ text: String, _ limit: Int, _ sizes: [Int]) throws {
    let document = try Document(parsing: text)
    for (backend, size) in zip(backends, sizes) {
      let options = JSONWriteOptions(sizeLimit: limit)
      let error = #expect(throws: JSONError.self, "\(backend.name)") {
        try document.withRoot { (json) throws(JSONError) in try backend.serialize(json, options: options) }
      }
      let bytes = size == 1 ? "1 byte is" : "\(size) bytes are"
      #expect(error?.description == "$: \(bytes) more than the limit of \(limit) [size-limit]")
    }
  }

  @Test(
    "Each backend respects its limit on the depth of a value",
    arguments: [
      (512, [true, true, true]), (513, [true, true, false]), (2048, [true, true, false]),
      (2049, [true, false, false]),
    ])
  func depth(_ depth: Int, _ expected: [Bool]) {
    let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    for (backend, isWritten) in zip(backends, expected) {
      let result = written(text, backend, JSONWriteOptions(depthLimit: 10_000))
      #expect(result == (isWritten ? text : "depth-limit"))
      #expect(written(text, backend, JSONWriteOptions(depthLimit: 100)) == "depth-limit")
    }
  }
}
