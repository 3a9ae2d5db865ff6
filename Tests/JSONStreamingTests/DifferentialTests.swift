import Catalog
import CatalogStrategies
import JSONMapping
import JSONStreaming
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
