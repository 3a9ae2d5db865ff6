import Catalog
import CatalogStrategies
import JSONMapping
import JSONStreaming
import ManualMapping
import MappingTestSupport
import Testing

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
        of: text, AnyJSONMapper(), .elements(at: []), .size(1000),
        options: StreamOptions(elementLimit: 20))
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
