import Catalog
import CatalogStrategies
import JSONMapping
import JSONStreaming
import ManualMapping
import MappingTestSupport
import Synchronization
import Testing

@testable import JSONCore

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
    (#""a\ud83d\ude0"#, #""a""#), ("[", "[]"), ("[1", "[]"), ("[1,", "[1]"), ("[1,\"", #"[1,""]"#),
    ("[1,\"a\"", #"[1,"a"]"#), ("[[1],[", "[[1],[]]"), ("{", "{}"), (#"{"a"#, "{}"), (#"{"a""#, "{}"),
    (#"{"a":"#, "{}"), (#"{"a":1"#, "{}"), (#"{"a":1,"#, #"{"a":1}"#), (#"{"a":1,"b"#, #"{"a":1}"#),
    (#"{"a":{"b":["x"#, #"{"a":{"b":["x"]}}"#), (#"{"a":{}}"#, #"{"a":{}}"#),
  ]

  @Test("The value so far has everything that has arrived", arguments: values)
  func value(text: String, value: String) throws {
    let partial = AnyJSONMapper().partial()
    try partial.append(text)
    #expect(try partial.value().map { try AnyJSONMapper().encodeToString($0) } ?? "-" == value)
    let document = try partial.document()
    #expect(try document.map { try OwnedJSON($0.root) } == (try partial.value()))
  }

  @Test(
    "The sequence has each changed value once",
    arguments: [
      (
        [#"{"a":1"#, "2", "3,", #""b"#, #"":[tr"#, "ue", "]  ", "}", "\n"],
        ["{}", #"{"a":123}"#]
          + [#"{"a":123,"b":[]}"#, #"{"a":123,"b":[true]}"#]
      ),
      ([" ", "", "7", "8"], ["78"]), ([#""ab"#, #"\u00"#, #"e9""#], [#""ab""#, #""abé""#]),
      (["[", " ", "]", "x"], ["[]", "trailing-content"]), (["[1,2"], ["[1]", "unexpected-end"]),
      ([], ["empty-input"]),
    ])
  func changes(parts: [String], values: [String]) async throws {
    var found: [String] = []
    let chunks = AsyncStream { continuation in
      for part in parts { continuation.yield(Array(part.utf8)) }
      continuation.finish()
    }
    do {
      for try await value in AnyJSONMapper().partialValues(of: chunks) {
        found.append(try AnyJSONMapper().encodeToString(value))
      }
    } catch StreamReadError.decoding(let error) { found.append(error.code.rawValue) }
    #expect(found == values)
  }

  @Test("A string whose end hasn't arrived is left out on request")
  func strings() throws {
    let partial = AnyJSONMapper().partial(includesIncompleteStrings: false)
    try partial.append(#"{"a":["x","y"#)
    #expect(try partial.value() == ["a": ["x"]])
  }

  // The table of the malformed documents isn't one of them.
  static let documents =
    ((try? ["", "conformance", "malformed", "malformed/forms"].flatMap { folder in
      try Fixture.documents(in: folder).map { folder.isEmpty ? $0 : "\(folder)/\($0)" }
    }) ?? []).filter { !$0.hasSuffix("expected.json") }

  @Test("There are many documents") func corpus() { #expect(Self.documents.count > 500) }

  /// Documents byte by byte, and every third of the short ones also in larger parts. Each prefix of a longer
  /// one takes longer.
  static let parts = Thoroughness.sample(documents).enumerated().flatMap { place, file in
    let isLong = ((try? Fixture.bytes(file).count) ?? 0) > 2000
    let sizes = place.isMultiple(of: 3) && !isLong ? [1, 7, 60] : [1]
    return sizes.map { (file: file, size: $0) }
  }

  @Test(
    "Every prefix has the value that is in it, up to the byte where the document is known to be malformed",
    arguments: parts)
  func prefixes(file: String, size: Int) throws {
    let bytes = try Fixture.bytes(file)
    // The time grows with the square of the length.
    guard bytes.count < (Thoroughness.isNightly ? .max : 250) else { return }
    try check(bytes) { size }
  }

  @Test("So has every part of random documents and damaged ones", arguments: 1...8 as ClosedRange<UInt64>)
  func randomParts(seed: UInt64) throws {
    var generator = DocumentGenerator(seed: seed)
    for _ in 0..<(Thoroughness.isNightly ? 500 : 25) {
      let document = Array("[{\"a\":\(generator.document())},\(generator.document())]".utf8)
      let bytes = generator.below(3) > 0 ? document : generator.mutated(document)
      let limit = 2 + generator.below(20)
      try check(bytes) { generator.below(limit) }
    }
  }

  @Test(
    "A character that isn't allowed has the error of the whole text, wherever a part ends",
    arguments: [
      "[1e309\u{661}]", "[12\u{661},3]", "[true\u{E9}]", "[nul\u{E9}]", "1\u{661}", "false\u{1F600}",
      #"{"a":1\u{1F600}}"#, "[1\u{201D}]", "[\u{201C}a\u{201D}]", "[\"a\"\u{E9}]", "{\u{E9}:1}", "[] \u{E9}",
    ], [1, 2, 3])
  func disallowedCharacters(text: String, size: Int) throws { try check(Array(text.utf8)) { size } }

  /// Compares the value after each part with that of the oracle, and an error with that of the parser.
  private func check(_ bytes: [UInt8], by size: () -> Int) throws {
    let partial = AnyJSONMapper().partial()
    var count = 0
    repeat {
      let chunk = bytes[count...].prefix(size())
      let prefix = bytes[..<chunk.endIndex]
      count = prefix.count
      let outcome = Result { () throws(JSONError) in
        try partial.append(chunk)
        return try partial.value()
      }
      if let refusal = definite(prefix) {
        #expect(thrown { try outcome.get() }?.description == refusal.description, "\(count) bytes")
        return
      }
      #expect(try outcome.get() == PartialOracle.value(of: examined(prefix)), "\(count) bytes")
    } while count < bytes.count
    let outcomes = [{ try partial.finish() }, { try OwnedJSON(parsing: bytes) }].map { Result(catching: $0) }
    #expect("\(outcomes[0])" == "\(outcomes[1])")
  }

  /// A text without the incomplete character at its end, which isn't examined yet.
  private func examined(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let start = text.lastIndex(where: { $0 & 0xC0 != 0x80 }) else { return text }
    let length = text[start] < 0xE0 ? 2 : text[start] < 0xF0 ? 3 : 4
    let isIncomplete = text[start] >= 0xC2 && text.endIndex - start < length && canBeCompleted(text[start...])
    guard isIncomplete else { return text }
    // An incomplete character before another one is malformed.
    let rest = text[..<start]
    return examined(rest) == rest ? rest : text
  }

  /// The error of a text that no further text could complete.
  private func definite(_ text: ArraySlice<UInt8>) -> JSONError? {
    guard let error = refusal(of: examined(text)), error.issue.category != .incomplete else { return nil }
    return refusal(of: text)
  }

  private func refusal(of text: ArraySlice<UInt8>) -> JSONError? {
    do throws(JSONError) {
      _ = try Document(parsing: Array(text))
      return nil
    } catch { return error }
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
    #expect(
      thrown { try partial.value() }?.description
        == "$[2].title: expected String for Film.title, found 7 (line 2, column 10) [type-mismatch]")
  }

  @Test(
    "Every prefix of a list has its complete elements, in every strategy",
    arguments: DifferentialTests.strategies)
  func strategies(strategy: CatalogStrategy) throws {
    let bytes = try Fixture.bytes("movies.min.json")
    let whole = try strategy.movies.decode(bytes)
    let partial = strategy.movies.partial()
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

  /// The number of models after each chunk, or the error.
  private static func outcomes<M: Mapping>(
    _ mapper: M, _ chunks: [ArraySlice<UInt8>]
  ) -> [String] where M.Model: Collection {
    let partial = mapper.reportingAllIssues().partial()
    return chunks.map { chunk in
      do throws(JSONError) {
        try partial.append(chunk)
        return try partial.value().map { "\($0.count)" } ?? "-"
      } catch { return error.description }
    }
  }

  @Test(
    "Tasks that share a mapper get the same values and errors as a single task",
    arguments: DifferentialTests.strategies.indices)
  func sharedMapper(index: Int) async throws {
    let text = String(decoding: try Fixture.bytes("movies.min.json"), as: UTF8.self)
    let damaged = text.replacing(#""id":10,"#, with: #""id":false,"year":false,"#)
    let chunks = [text, damaged].map { Chunking.size(97).chunks(of: Array($0.utf8)) }
    let serial = chunks.map { Self.outcomes(DifferentialTests.strategies[index].movies, $0) }
    #expect(serial[0].last == "10")
    #expect(serial[1].last?.contains("$[9].id: expected Int for Movie.id, found false") == true)
    let shared = CatalogStrategy.all(skills: SkillCatalogue([]))[index]
    await withTaskGroup(of: [[String]].self) { group in
      for _ in 0..<4 { group.addTask { chunks.map { Self.outcomes(shared.movies, $0) } } }
      for await outcomes in group { #expect(outcomes == serial) }
    }
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
    // Each request decodes the new element; the first of the two also the incomplete one, without success.
    #expect(counted.count.value.withLock(\.self) == 100 * 3)
  }

  static let optionRows: [(text: String, options: JSONParseOptions, outcome: String)] = [
    ("\u{FEFF}[1]", JSONParseOptions(allowsByteOrderMark: true), "[1]"),
    ("\u{FEFF}[1]", JSONParseOptions(), "unexpected-character"),
    ("[1,2]", JSONParseOptions(sizeLimit: 5), "[1,2]"),
    ("[1,2]", JSONParseOptions(sizeLimit: 4), "size-limit"),
    ("[[1]]", JSONParseOptions(depthLimit: 2), "[[1]]"),
    ("[[[", JSONParseOptions(depthLimit: 2), "depth-limit"),
    (#"{"a":[1,],}"#, JSONParseOptions(tolerances: .trailingCommas), #"{"a":[1]}"#),
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
      for scalar in text.unicodeScalars {
        try partial.append(String(scalar).utf8)
        _ = try partial.value()
      }
      found = try mapper.encodeToString(partial.finish())
    } catch { (found, description) = (error.issue.code.rawValue, error.description) }
    #expect(found == outcome)
    let whole = Result { () throws(JSONError) in try mapper.decode(Array(text.utf8)) }
    if case .failure(let error) = whole { #expect(description == error.description) }
    #expect((try? whole.get()) == nil || description == nil)
  }

  @Test("A document that may be JSON5 is refused")
  func json5() {
    let partial = AnyJSONMapper(parsing: JSONParseOptions(tolerances: .json5)).partial()
    #expect(throws: JSONError(.custom("a document that may be JSON5 can't be decoded before it is complete")))
    { try partial.append("{") }
  }
}
