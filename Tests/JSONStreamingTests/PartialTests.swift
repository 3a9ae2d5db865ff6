import CatalogStrategies
import JSONCore
import JSONMapping
import JSONStreaming
import ManualMapping
import Synchronization
import TestSupport
import Testing

/// Decodes films, and counts the calls.
private struct CountedFilms: Decoding {
  final class Count: Sendable { let value = Mutex(0) }

  let count = Count()

  func decode(_ json: JSONValue) throws(JSONError) -> Film {
    count.value.withLock { $0 += 1 }
    return try ManualMapper<Film>().decode(json)
  }
}

@Suite("Documents that are still arriving")
struct PartialTests {
  /// Each prefix of a text, and the value so far; `-` where there is none.
  static let values: [(text: String, value: String)] = [
    ("", "-"), (" \n", "-"), ("1", "-"), ("1 ", "1"), ("tru", "-"), ("true", "-"), ("true\n", "true"),
    ("\"", #""""#), (#""ab"#, #""ab""#), (#""a\"#, #""a""#), (#""a\u00e"#, #""a""#),
    (#""a\ud83d\ude0"#, #""a""#),
    ("[", "[]"), ("[1", "[]"), ("[1,", "[1]"), ("[1,\"", #"[1,""]"#), ("[1,\"a\"", #"[1,"a"]"#),
    ("[[1],[", "[[1],[]]"),
    ("{", "{}"), (#"{"a"#, "{}"), (#"{"a""#, "{}"), (#"{"a":"#, "{}"), (#"{"a":1"#, "{}"),
    (#"{"a":1,"#, #"{"a":1}"#),
    (#"{"a":1,"b"#, #"{"a":1}"#), (#"{"a":{"b":["x"#, #"{"a":{"b":["x"]}}"#), (#"{"a":{}}"#, #"{"a":{}}"#),
  ]

  @Test("The value so far has everything that has arrived", arguments: values)
  func value(text: String, value: String) throws {
    let partial = AnyJSONMapper().partial()
    try partial.append(text)
    #expect(try partial.value().map { try AnyJSONMapper().encodeToString($0) } ?? "-" == value)
    let document = try partial.document()
    #expect(document.map { OwnedJSON($0.root) } == (try partial.value()))
  }

  @Test("A string whose end hasn't arrived is left out on request")
  func strings() throws {
    let partial = AnyJSONMapper().partial(includesIncompleteStrings: false)
    try partial.append(#"{"a":["x","y"#)
    #expect(try partial.value() == ["a": ["x"]])
  }

  static func names(in folder: String) throws -> [String] {
    try Fixture.documents(in: folder).map { folder.isEmpty ? $0 : "\(folder)/\($0)" }
  }

  @Test("Every prefix of a valid document has a part of the value that Foundation finds in it, or none")
  func prefixes() throws {
    var testedCount = 0
    for name in try PartialTests.names(in: "") + PartialTests.names(in: "conformance") {
      let bytes = try Fixture.bytes(name)
      // Foundation rounds some numbers otherwise, and keeps another one of duplicate keys.
      guard bytes.count < 1500, !name.contains("duplicate"), let whole = try? Document(parsing: bytes),
        PartialOracle.isPart(OwnedJSON(whole.root), of: PartialOracle.value(of: bytes[...]))
      else { continue }
      let partial = AnyJSONMapper().partial()
      for count in 1...bytes.count {
        try partial.append(bytes[count - 1..<count])
        let value = try partial.value()
        let oracle = PartialOracle.value(of: bytes.prefix(count))
        if let value { #expect(PartialOracle.isPart(value, of: oracle), "\(name), \(count) bytes") }
        let missing = PartialOracle.scalars(in: oracle) - PartialOracle.scalars(in: value)
        #expect(missing <= 1, "\(name), \(count) bytes")
      }
      #expect(try partial.finish() == OwnedJSON(whole.root), "\(name)")
      testedCount += 1
    }
    #expect(testedCount > 50)
  }

  @Test("A malformed document is refused at the byte where that is known, with the error of the text so far")
  func malformed() throws {
    var refusedCount = 0
    for name in try PartialTests.names(in: "malformed") + PartialTests.names(in: "conformance") {
      let bytes = try Fixture.bytes(name)
      guard bytes.count < 1500, (try? Document(parsing: bytes)) == nil else { continue }
      let partial = AnyJSONMapper().partial()
      for count in 1...max(bytes.count, 1) {
        var refused: JSONError?
        do throws(JSONError) {
          try partial.append(bytes.prefix(count).suffix(1))
          _ = try partial.value()
        } catch {
          refused = error
        }
        #expect(refused?.description == definite(bytes.prefix(count))?.description, "\(name), \(count) bytes")
        if refused != nil {
          refusedCount += 1
          break
        }
      }
    }
    #expect(refusedCount > 50)
  }

  /// The error of a text that no further text could complete.
  private func definite(_ text: ArraySlice<UInt8>) -> JSONError? {
    do throws(JSONError) {
      _ = try Document(parsing: Array(text))
      return nil
    } catch {
      return error.issue.category == .incomplete ? nil : error
    }
  }

  @Test("Errors of complete parts are thrown; a part that isn't complete has no error yet")
  func errors() throws {
    let partial = ManualMapper<Film>().array.partial()
    try partial.append(#"[{"title":"Heat","rating":8.3},{"title":"A"#)
    #expect(try partial.value()?.map(\.title) == ["Heat"])
    try partial.append(#"lien","rating":8.5 },"#)
    #expect(try partial.value()?.map(\.title) == ["Heat", "Alien"])
    try partial.append("\n{\"title\":7")
    #expect(try partial.value()?.map(\.title) == ["Heat", "Alien"])
    try partial.append(",")
    let error = #expect(throws: JSONError.self) { try partial.value() }
    #expect(
      error?.description
        == "$[2].title: expected String for Film.title, found 7 (line 2, column 10) [type-mismatch]")
  }

  @Test(
    "Every prefix of a list has its complete elements, in every strategy",
    arguments: DifferentialTests.strategies)
  func strategies(strategy: CatalogStrategy) throws {
    try expectElements(of: try Fixture.bytes("movies.min.json"), strategy.movie)
  }

  private func expectElements<M: Mapping>(of bytes: [UInt8], _ mapper: M) throws where M.Model: Equatable {
    let whole = try mapper.array.decode(bytes)
    let partial = mapper.array.partial()
    let elements = AnyJSONMapper().array.partial()
    for chunk in Chunking.size(19).chunks(of: bytes) {
      try partial.append(chunk)
      try elements.append(chunk)
      let models = try partial.value() ?? []
      let arrived = try elements.value()?.count ?? 0
      let complete = arrived > 0 && !elements.isComplete(at: [String(arrived - 1)]) ? arrived - 1 : arrived
      #expect(models.prefix(complete) == whole.prefix(complete))
      #expect(models.count == complete || models.count == arrived)
    }
    #expect(try partial.finish() == whole)
  }

  @Test("A member is complete once its value has ended")
  func completeness() throws {
    let partial = AnyJSONMapper().partial()
    try partial.append(#"{"a":{"b":1,"c":"x"#)
    let paths: [JSONKeyPath] = ["", "a", "a.b", "a.c", "a.d"]
    #expect(paths.map { partial.isComplete(at: $0) } == [false, false, true, false, false])
    try partial.append(#""}"#)
    #expect(paths.map { partial.isComplete(at: $0) } == [false, true, true, true, false])
    try partial.append("}")
    #expect(partial.isComplete())
  }

  @Test("Each element of a list is decoded once when it is complete, and the incomplete one on each request")
  func work() throws {
    let counted = CountedFilms()
    let partial = counted.array.partial()
    let element = #"{"title":"Heat","rating":8.3}"#
    try partial.append("[")
    for _ in 0..<100 {
      try partial.append(element + "," + #"{"title":"He"#)
      _ = try partial.value()
      try partial.append(#"at","rating":8.3},"#)
      _ = try partial.value()
    }
    // Each request decodes the new element, and the incomplete one with and without its string.
    #expect(counted.count.value.withLock(\.self) <= 100 * 4)
  }

  static let optionRows: [(text: String, options: JSONParseOptions, outcome: String)] = [
    ("\u{FEFF}[1]", JSONParseOptions(allowsByteOrderMark: true), "[1]"),
    ("\u{FEFF}[1]", JSONParseOptions(), "unexpected-character"),
    ("[1,2]", JSONParseOptions(sizeLimit: 5), "[1,2]"),
    ("[1,2]", JSONParseOptions(sizeLimit: 4), "size-limit"),
    ("[[1]]", JSONParseOptions(depthLimit: 2), "[[1]]"),
    ("[[[", JSONParseOptions(depthLimit: 2), "depth-limit"),
    (#"{"a":[1,],}"#, JSONParseOptions(allowsTrailingCommas: true), #"{"a":[1]}"#),
    ("[1,]", JSONParseOptions(), "trailing-comma"),
    (#"{"a":1,"a":2}"#, JSONParseOptions(duplicateKeys: .useFirst), #"{"a":1}"#),
    (#"{"a":1,"a":2}"#, JSONParseOptions(duplicateKeys: .useLast), #"{"a":2}"#),
    (#"{"a":1,"a":2}"#, JSONParseOptions(duplicateKeys: .reject), "duplicate-key"),
  ]

  @Test("The options apply as to a whole document", arguments: optionRows)
  func options(text: String, options: JSONParseOptions, outcome: String) throws {
    let mapper = AnyJSONMapper(parsing: options)
    let partial = mapper.partial()
    var found = ""
    var description: String?
    do throws(JSONError) {
      for byte in text.utf8 {
        try partial.append(CollectionOfOne(byte))
        _ = try partial.value()
      }
      found = try mapper.encodeToString(partial.finish())
    } catch {
      (found, description) = (error.issue.code.rawValue, error.description)
    }
    #expect(found == outcome)
    let whole = Result { () throws(JSONError) in try mapper.decode(Array(text.utf8)) }
    if case .failure(let error) = whole { #expect(description == error.description) }
    #expect((try? whole.get()) == nil || description == nil)
  }

  @Test("A document that may be JSON5 is refused")
  func json5() {
    let partial = AnyJSONMapper(parsing: JSONParseOptions(allowsJSON5: true)).partial()
    #expect(throws: JSONError(.custom("a document that may be JSON5 can't be decoded before it is complete")))
    {
      try partial.append("{")
    }
  }
}
