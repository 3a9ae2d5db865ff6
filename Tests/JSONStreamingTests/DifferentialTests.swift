import Catalog
import CatalogStrategies
import JSONMapping
import JSONStreaming
import ManualMapping
import MappingTestSupport
import Testing

@Suite("Streams compared with decoding the whole document")
struct DifferentialTests {
  static let strategies: [CatalogStrategy] = CatalogStrategy.all(skills: SkillCatalogue([]))

  @Test("Every strategy's movies equal those of the whole document", arguments: strategies)
  func movies(strategy: CatalogStrategy) throws {
    for file in ["movies.json", "movies.min.json"] {
      let bytes = try Fixture.bytes(file)
      let whole = try strategy.movies.decode(bytes)
      #expect(!whole.isEmpty)
      for size in [1, 100, 4096, 1 << 16] {
        let outcome = outcome(of: bytes, strategy.movie, .elements(at: []), .size(size))
        #expect(outcome == StreamOutcome(models: whole), "\(file) in chunks of \(size)")
      }
      var lines: [UInt8] = []
      for movie in whole { lines += try strategy.movie.encode(movie) + [0x0A] }
      #expect(outcome(of: lines, strategy.movie, .lines, .size(77)) == StreamOutcome(models: whole))
    }
  }

  @Test(
    "A malformed movie has the same error as in the whole document",
    arguments: MalformedCase.all.filter { $0.model == "movie" })
  func malformedElement(row: MalformedCase) throws {
    let movie = try Fixture.bytes("movie.json")
    let text =
      Array(#"{"beside":[{}],"data":{"movies":["#.utf8) + movie + Array(",\n".utf8) + (try row.bytes())
    // Text that ends too early continues with the rest of the array, in the whole document too.
    let bytes = text + Array("]}}".utf8)
    // A debug build takes half a second for all strategies, so each text of a sample uses another strategy.
    let turn = row.file.utf8.count % Self.strategies.count
    for strategy in Thoroughness.isNightly ? Self.strategies : [Self.strategies[turn]] {
      try expectSameAsWhole(strategy.movie, bytes, at: "data.movies", strategy.name)
    }
  }

  @Test(
    "Malformed text outside the array has the same error as in the whole document",
    arguments: MalformedCase.all)
  func malformedBeside(row: MalformedCase) throws {
    for (before, behind) in [(#"{"beside":"#, #","a":[1]}"#), (#"{"a":[1],"beside":["#, "]}")] {
      let bytes = Array(before.utf8) + (try row.bytes()) + Array(behind.utf8)
      try expectSameAsWhole(AnyJSONMapper(), bytes, at: "a", row.file)
    }
  }

  static let documents: [String] = (try? Fixture.documents(in: "conformance")) ?? []

  @Test("The conformance documents are accepted or rejected like whole documents", arguments: documents)
  func conformance(file: String) throws {
    let bytes = try Fixture.bytes("conformance/\(file)")
    try expectSameAsWhole(AnyJSONMapper(), bytes, at: [], file)
    try expectSameAsWhole(AnyJSONMapper(), Array("[".utf8) + bytes + Array("]".utf8), at: [], file)
    try expectSameAsWhole(AnyJSONMapper(), Array("[0,\n  ".utf8) + bytes + Array("\n]".utf8), at: [], file)
    try expectSameAsWhole(
      AnyJSONMapper(), Array("{\"x\":".utf8) + bytes + Array(",\"a\":[]}".utf8), at: "a", file)
    for options in [JSONParseOptions(duplicateKeys: .reject), JSONParseOptions(tolerances: .trailingCommas)] {
      let mapper = AnyJSONMapper(parsing: options)
      try expectSameAsWhole(
        mapper, Array("{\"x\":".utf8) + bytes + Array(",\"a\":[".utf8) + bytes + Array("]}".utf8), at: "a",
        file)
    }
  }

  @Test("The error of a line equals that of the line alone, with the line's location", arguments: documents)
  func lines(file: String) throws {
    let line = try Fixture.bytes("conformance/\(file)")
    guard !line.contains(0x0A), !line.contains(0x0D), line.contains(where: { $0 != 0x20 && $0 != 0x09 })
    else { return }
    let bytes = Array("{}\r\n\n".utf8) + line
    let alone = Result { () throws(JSONError) in try AnyJSONMapper().decode(line) }
    for size in [1, 3, 1000] {
      let outcome = outcome(of: bytes, AnyJSONMapper(), .lines, .size(size))
      switch alone {
      case .success(let model): #expect(outcome.models.last == model && outcome.error == nil)
      case .failure(let error):
        let issue = try #require(outcome.error?.issue)
        #expect(
          issue.code == error.issue.code && issue.path == error.issue.path && issue.column == error.column)
        #expect(issue.message == error.issue.message && issue.line == error.line + 2)
        #expect(issue.location?.offset == error.issue.location.map { $0.offset + 5 })
      }
    }
  }

  @Test(
    "Random documents, some of them damaged, are accepted or rejected like whole documents", arguments: 0..<40
  )
  func random(seed: Int) throws {
    var generator = DocumentGenerator(seed: UInt64(seed) &* 7919)
    for _ in 0..<Thoroughness.rounds(4, of: 25) {
      let texts = (0..<4).map { _ in Array(generator.document().utf8) }
      var bytes = Array("{\"x\":".utf8) + texts[0] + Array(",\"a\":[".utf8) + texts[1]
      bytes += Array(",".utf8) + texts[2] + Array("],\"y\":".utf8) + texts[3] + Array("}".utf8)
      if generator.below(3) > 0 { bytes = generator.mutated(bytes) }
      let size = 1 + generator.below(40)
      try expectSameAsWhole(AnyJSONMapper(), bytes, at: "a", "seed \(seed)", sizes: [size, 1000])
    }
  }
}

/// Several small elements are parsed at once, which has no visible effect.
@Suite("Elements that are parsed together")
struct RunTests {
  static let strategies = DifferentialTests.strategies

  /// Enough text for several runs, with any size of the chunks.
  private static let count = 150
  private static let sizes = [61, 5000, 1 << 20]

  /// Movies, some of which lack a member, after white space of different lengths.
  private static func movies(bad: Set<Int>, count: Int = count) throws -> [UInt8] {
    let movie = try Fixture.bytes("movie.json")
    var text = Array("[".utf8)
    for index in 0..<count {
      if index > 0 { text += Array((String(repeating: " ", count: index % 3) + ",\n").utf8) }
      text += bad.contains(index) ? Array(#"{"name": "a, b ,"   }"#.utf8) : movie
    }
    return text + Array(" ]".utf8)
  }

  @Test(
    "An invalid element has the same error as in the whole document, after all elements before it",
    arguments: strategies,
    [0, 1, 70, count - 1])
  func misfit(strategy: CatalogStrategy, index: Int) throws {
    let bytes = try Self.movies(bad: [index])
    let movie = try strategy.movie.decode(try Fixture.bytes("movie.json"))
    let error = #expect(throws: JSONError.self) { try strategy.movies.decode(bytes) }
    var texts: Set<String?> = []
    for size in Self.sizes {
      let outcome = outcome(of: bytes, strategy.movie, .elements(at: []), .size(size))
      #expect(outcome.models == Array(repeating: movie, count: index))
      #expect(outcome.error?.place == error?.place, "chunks of \(size)")
      texts.insert(outcome.error?.rendered())
    }
    #expect(texts.count == 1)
  }

  @Test("Skipped elements are reported like those of a lossy array", arguments: strategies)
  func lossy(strategy: CatalogStrategy) throws {
    let bad: Set = [0, 3, 4, 90, Self.count - 1]
    try compare(strategy.movie, Self.movies(bad: bad), dropped: bad)
  }

  private func compare(_ mapper: some Decoding<Movie>, _ bytes: [UInt8], dropped: Set<Int>) throws {
    let whole = try mapper.lossyArray.decode(bytes)
    let report = LossReport()
    var streamed = mapper.elements(in: bytes).lossy(report)
    var movies: [Movie] = []
    try streamed.forEach { movies.append($0) }
    #expect(movies == whole.elements && movies.count == Self.count - dropped.count)
    #expect(report.dropped.map(\.index) == dropped.sorted() && report.dropped == whole.dropped)
  }

  @Test("A syntax error is reported after all elements before it", arguments: strategies)
  func syntax(strategy: CatalogStrategy) throws {
    let movies = try Self.movies(bad: [])
    let movie = try strategy.movie.decode(try Fixture.bytes("movie.json"))
    for end in [",]", ",,{}]", " {}]", "}", ",nil]", "", ",", "]]", ",{\"name\":\"\u{1}\"}]"] {
      let bytes = movies.dropLast(2) + Array(end.utf8)
      let error = #expect(throws: JSONError.self) { try strategy.movies.decode(Array(bytes)) }
      for size in Self.sizes {
        let outcome = outcome(of: Array(bytes), strategy.movie, .elements(at: []), .size(size))
        #expect(outcome.models == Array(repeating: movie, count: Self.count), "\(end) in chunks of \(size)")
        #expect(outcome.error?.place == error?.place, "\(end) in chunks of \(size)")
      }
    }
  }

  @Test("Long elements among short ones are decoded", arguments: strategies)
  func long(strategy: CatalogStrategy) throws {
    let movie = try strategy.movie.decode(try Fixture.bytes("movie.json"))
    let movies = (0..<40).map { index in
      var copy = movie
      copy.name = String(repeating: "x", count: [5, 20_000, 7, 100, 70_000][index % 5])
      return copy
    }
    let bytes = try strategy.movies.encode(movies)
    for size in Self.sizes {
      let outcome = outcome(of: bytes, strategy.movie, .elements(at: []), .size(size))
      #expect(outcome == StreamOutcome(models: movies), "chunks of \(size)")
    }
  }

  @Test("An element may be as deep and as long as if it were parsed alone")
  func limits() throws {
    let parsing = JSONParseOptions(depthLimit: 5)
    let mapper = AnyJSONMapper(parsing: parsing)
    for depth in [4, 5] {
      let element = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
      let text = "[" + Array(repeating: "1", count: 50).joined(separator: ",") + "," + element + ",2,3]"
      let whole = Result { () throws(JSONError) in try mapper.array.decode(text) }
      let outcome = outcome(of: text, mapper, .elements(at: []), .size(1000))
      switch whole {
      case .success(let values): #expect(depth == 4 && outcome == StreamOutcome(models: values))
      case .failure(let error):
        #expect(depth == 5 && outcome.models.count == 50)
        #expect(outcome.error?.place == error.place)
      }
    }
    for (length, isTaken) in [(20, true), (21, false)] {
      let element = "\"" + String(repeating: "x", count: length - 2) + "\""
      let text = "[1,2,\(element),3,4,5]"
      let outcome = outcome(
        of: text, AnyJSONMapper(), .elements(at: []), .size(1000), options: StreamOptions(elementLimit: 20))
      #expect((outcome.models.count, outcome.error == nil) == (isTaken ? 6 : 2, isTaken))
    }
  }

  @Test("Only consumed values are counted")
  func counted() throws {
    let decoder = StreamDecoder(ManualMapper<Film>(), .elements(at: []))
    let film = #"{"title":"A","rating":1}"#
    decoder.append(Array("[\(film),\(film),{},\(film),\(film)".utf8))
    var counts: [Int] = []
    while true {
      do throws(JSONError) {
        guard try decoder.next() != nil else { break }
      } catch {
        #expect(error.issue.path.description == "$[2]")
      }
      counts.append(decoder.count)
    }
    #expect(counts == [1, 2, 3, 4, 5] && !decoder.isEnded)
  }

  @Test("Text may be added while parsed elements remain", arguments: strategies)
  func waiting(strategy: CatalogStrategy) throws {
    let bytes = try Self.movies(bad: [42], count: 1000)
    let error = #expect(throws: JSONError.self) { try strategy.movies.decode(bytes) }
    let decoder = StreamDecoder(strategy.movie, .elements(at: []))
    var taken = 0
    let thrown = #expect(throws: JSONError.self) {
      // Enough text to reuse the memory of consumed bytes.
      for chunk in Chunking.size(4000).chunks(of: bytes) {
        decoder.append(chunk)
        if try decoder.next() != nil { taken += 1 }
      }
      decoder.finish()
      while try decoder.next() != nil { taken += 1 }
    }
    #expect(taken == 42)
    #expect(thrown?.place == error?.place)
  }
}
