import Foundation
import JSONMapping
import MappingTestSupport
import Testing

/// An integer below the context's limit.
private struct Limited: Mapping {
  var configuration = MappingConfiguration()

  func decode(_ json: JSONValue) throws(JSONError) -> Int {
    try json.withContext(of: configuration) { (json) throws(JSONError) in
      let value = try json.int()
      guard let limit = json.context(Int.self) else { throw json.error(.custom("no limit")) }
      guard value < limit else { throw json.error(.custom("\(value) is not below \(limit)")) }
      return value
    }
  }

  func encode(_ model: Int, into writer: inout JSONWriter) { writer.write(model) }
}

@Suite("Combinators")
struct CombinatorTests {
  @Test("Arrays, key paths and a context work together")
  func together() throws {
    let mapping: any Mapping<[Int]> = Limited(configuration: MappingConfiguration(context: 10)).array.at(
      "data.values")
    let bytes = Array(#"{"data":{"values":[1,2]}}"#.utf8)
    #expect(try mapping.decode(bytes) == [1, 2])
    #expect(try mapping.encode([1, 2]) == bytes)
    #expect(try bytes.withUnsafeBytes { try mapping.decode($0.bytes) } == [1, 2])
    #expect(try mapping.decode(bytes.span) == [1, 2])
    let error = #expect(throws: JSONError.self) { try mapping.decode(#"{"data":{"values":[1,12]}}"#) }
    #expect(error?.description == "$.data.values[1]: 12 is not below 10 (line 1, column 22) [custom]")
  }

  @Test("Any collection of bytes is decoded, contiguous or not")
  func collections() throws {
    let mapping = Limited(configuration: MappingConfiguration(context: 10)).array
    let bytes = Array("[1,2]".utf8)
    #expect(try mapping.decode(Data(bytes)) == [1, 2])
    #expect(try mapping.decode((bytes + bytes)[5...]) == [1, 2])
    #expect(try mapping.decode(Array(bytes.reversed()).reversed() as ReversedCollection) == [1, 2])
    #expect(try mapping.decode("[1,2]".utf8) == [1, 2])
  }

  @Test("Optionals, arrays and dictionaries can be nested")
  func containers() throws {
    let limited = Limited(configuration: MappingConfiguration(context: 10))
    let mapping: any Mapping<[String: [Int?]]> = limited.optional.array.dictionary
    let text = #"{"a":[1,null]}"#
    #expect(try mapping.decode(text) == ["a": [1, nil]])
    #expect(try mapping.encodeToString(["a": [1, nil]]) == text)
    #expect(try mapping.decode(#"{"a":[],"b":[2]}"#) == ["a": [], "b": [2]])
    let error = #expect(throws: JSONError.self) { try mapping.decode(#"{"a":[],"b":[null,12]}"#) }
    #expect(error?.description == "$.b[1]: 12 is not below 10 (line 1, column 19) [custom]")
    let array = #expect(throws: JSONError.self) { try mapping.decode("[]") }
    #expect(array?.description == "$: expected an object, found an array (line 1, column 1) [type-mismatch]")
  }

  @Test("A mapping has no context by default")
  func noContext() {
    #expect(thrown { try Limited().decode("1") }?.description == "$: no limit (line 1, column 1) [custom]")
  }

  @Test(
    "A path without a value is an error",
    arguments: [
      (#"{"a":{}}"#, "$.a: missing key \"b\", expected a value (line 1, column 6) [missing-key]"),
      (#"{"a":[1]}"#, "$.a: expected an object, found an array (line 1, column 6) [type-mismatch]"),
      (#"{"a":null}"#, "$.a: expected an object, found null (line 1, column 6) [unexpected-null]"),
    ])
  func wrongPath(text: String, message: String) {
    #expect(thrown { try Limited().at("a.b").decode(text) }?.description == message)
  }

  @Test("A path with indices finds elements of arrays")
  func indices() throws {
    let mapping = Limited(configuration: MappingConfiguration(context: 10)).at("$.a[1]")
    #expect(try mapping.decode(#"{"a":[1,2]}"#) == 2)
    #expect(
      #expect(throws: JSONError.self) { try mapping.decode(#"{"a":[1]}"#) }?.description
        == "$.a: no element 1 in an array of 1 (line 1, column 6) [index-out-of-bounds]")
  }

  @Test("A value at a path with indices can't be encoded")
  func writtenIndices() throws {
    let error = #expect(throws: JSONError.self) { try Limited().at("a[1]").encode(1) }
    #expect(error?.description == "$.a: the index 1 of a path can't be written [custom]")
    #expect(try Limited().at("a.+1").encodeToString(1) == #"{"a":{"+1":1}}"#)
  }

  @Test("The array of a mapping has the options of the mapping")
  func options() throws {
    let configuration = MappingConfiguration(
      parsing: JSONParseOptions(depthLimit: 1, tolerances: .trailingCommas),
      writing: JSONWriteOptions(pretty: true), context: 10)
    let mapping = Limited(configuration: configuration).array
    #expect(try mapping.decode("[1,]") == [1])
    #expect(try mapping.encodeToString([1]) == "[\n  1\n]")
    #expect(#expect(throws: JSONError.self) { try mapping.decode("[[1]]") }?.issue.code == .depthLimit)
  }
}
