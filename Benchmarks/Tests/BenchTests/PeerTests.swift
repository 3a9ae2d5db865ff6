#if Peers
import BenchKit
import MappingTestSupport
import Foundation
import Testing

@testable import BenchReports
@testable import BenchRows

@Suite("The libraries behind the trait Peers") struct PeerTests {
  private static let names: [BackendName] = [.rapidjson, .nlohmann, .jsonC, .cjson, .yajl, .simdjson]

  @Test func eachHasARowWithItsVersion() {
    #expect(PeerRows.parsers.map(\.backend) == Self.names)
    #expect(PeerRows.parsers.allSatisfy { $0.version?.wholeMatch(of: #/\d+\.\d+(\.\d+)?/#) != nil })
    #expect(ComparedRows.parsers.map(\.backend) == [.native, .jansson, .foundation] + Self.names)
    #expect(ComparedRows.backends.map(\.backend) == [.native, .jansson, .foundation] + Self.names)
  }

  /// A text, and what some libraries do with it: a different value, or `rejected`, or `accepted` for a text
  /// that isn't JSON. All others accept the text with equal values, or reject it if it isn't JSON.
  struct Probe: CustomTestStringConvertible {
    let text: String
    var isJSON = true
    let results: [BackendName: String]

    var testDescription: String { text.debugDescription }
  }

  @Test(arguments: [
    Probe(
      text: #" {"a": [null, true, false, -1, 18446744073709551615, 0.5, 1e2, -0, "\u00e9\n", "", {}, []]} "#,
      results: [
        .cjson: "$.a[4] is 1.8446744073709552e+19 instead of 18446744073709551615",
        .yajl: "$.a[4] is 1.8446744073709552e+19 instead of 18446744073709551615",
      ]),
    Probe(text: "7", results: [:]),
    Probe(text: "[0.1234567890123456789, 2.2250738585072011e-308, 1e22, 123456789012345678.5]", results: [:]),
    Probe(
      text: "[9007199254740993]",
      results: [.cjson: "$[0] is 9007199254740992 instead of 9007199254740993"]),
    Probe(
      text: "[18446744073709551617]",
      results: [
        .rapidjson: "$[0] is 1.8446744073709552e+19 instead of 18446744073709551617",
        .nlohmann: "$[0] is 1.8446744073709552e+19 instead of 18446744073709551617",
        .jsonC: "$[0] is 18446744073709551615 instead of 18446744073709551617",
        .cjson: "$[0] is 1.8446744073709552e+19 instead of 18446744073709551617",
        .yajl: "$[0] is 1.8446744073709552e+19 instead of 18446744073709551617",
        .simdjson: "rejected",
      ]),
    Probe(
      text: "[1e400]",
      results: [
        .rapidjson: "rejected", .nlohmann: "rejected", .jsonC: "$[0] is infinite",
        .cjson: "$[0] is infinite",
        .yajl: "$[0] is infinite", .simdjson: "rejected",
      ]),
    Probe(
      text: #"{"b": 1, "a": 2, "b": 3}"#,
      results: [.nlohmann: "$ has 2 of 3 members", .jsonC: "$ has 2 of 3 members"]),
    Probe(text: #"["x\u0000y"]"#, results: [.cjson: "$[0] ends at its NUL", .yajl: "$[0] ends at its NUL"]),
    Probe(
      text: #"{"x\u0000y": 1}"#,
      results: [
        .jsonC: #"$ lacks the key "x\0y""#, .cjson: #"$ lacks the key "x\0y""#,
        .yajl: #"$ lacks the key "x\0y""#,
      ]),
    Probe(text: "[01]", isJSON: false, results: [.cjson: "accepted"]),
    Probe(text: "/* a */ [1]", isJSON: false, results: [.yajl: "accepted"]),
    Probe(text: #"["\ud800"]"#, isJSON: false, results: [.jsonC: "accepted", .yajl: "accepted"]),
    Probe(text: "\u{FEFF}[1]", isJSON: false, results: [.nlohmann: "accepted", .cjson: "accepted"]),
    Probe(text: "[1]\0", isJSON: false, results: [.nlohmann: "accepted", .cjson: "accepted"]),
    Probe(text: "[1]\0 2", isJSON: false, results: [.nlohmann: "accepted"]),
    Probe(text: "", isJSON: false, results: [:]),
    Probe(text: "[1,]", isJSON: false, results: [:]),
    Probe(text: "[1] 2", isJSON: false, results: [:]),
  ])
  func theDifferences(probe: Probe) {
    let bytes = Array(probe.text.utf8)
    for parser in PeerRows.parsers {
      let isAccepted = (try? parser.prepare(bytes)()) != nil
      let result =
        !isAccepted
        ? (probe.isJSON ? "rejected" : nil) : probe.isJSON ? parser.difference(in: bytes) : "accepted"
      #expect(result == probe.results[parser.backend], "\(parser.backend)")
    }
  }

  @Test(
    "Texts that would exhaust the stack are rejected", arguments: ["[", "[]", "{\"a\":"], [513, 1_000_000])
  func depth(level: String, count: Int) {
    let (opening, closing) = level == "[]" ? ("[", "]") : (level, "")
    let bytes = Array(
      (String(repeating: opening, count: count) + String(repeating: closing, count: count)).utf8)
    for parser in PeerRows.parsers {
      // These two have higher limits of their own.
      let isAccepted = count == 513 && !closing.isEmpty && [.cjson, .simdjson].contains(parser.backend)
      #expect(((try? parser.prepare(bytes)()) != nil) == isAccepted, "\(parser.backend)")
      #expect(parser.difference(in: bytes) == nil, "\(parser.backend)")
    }
  }

  @Test func aDepthThatAllSupportIsParsed() {
    let bytes = Array((String(repeating: "[", count: 512) + String(repeating: "]", count: 512)).utf8)
    for parser in PeerRows.parsers {
      #expect(throws: Never.self, "\(parser.backend)") { try parser.prepare(bytes)() }
      #expect(parser.difference(in: bytes) == nil, "\(parser.backend)")
    }
  }

  @Test("Brackets and escaped quotation marks in strings don't count as depth")
  func depthOfStrings() {
    let text =
      "[\"\\\"" + String(repeating: "[", count: 1000) + "\\\\\", \"" + String(repeating: "{", count: 1000)
      + "\"]"
    for parser in PeerRows.parsers {
      #expect(throws: Never.self, "\(parser.backend)") { try parser.prepare(Array(text.utf8))() }
    }
  }

  @Test func runShowsVersionsAndDifferences() throws {
    try ReadingTests.withFile("[9007199254740993]") { file in
      let ending = try BenchProgram().run([
        "run", "--allow-debug", "--input", file, "--budget", "1ms", "--format", "json",
      ])
      let report = try MeasuringTests.report(ending)
      #expect(report.results.map(\.cell.backend) == [.native, .jansson, .foundation] + Self.names)
      #expect(report.results.map(\.version) == [nil, nil, nil] + PeerRows.parsers.map(\.version))
      for row in report.results {
        #expect(
          row.unavailable
            == (row.cell.backend == .cjson
              ? "parses other values: $[0] is 9007199254740992 instead of 9007199254740993" : nil))
        #expect((row.nsPerObject == nil) == (row.cell.backend == .cjson))
      }
    }
  }

  @Test("The generated documents have equal values in all libraries", arguments: [true, false])
  func generatedDocuments(isShape: Bool) throws {
    let filter = CellFilter(
      models: Set(isShape ? DocumentShape.allCases.map(\.model) : [.movie, .user, .skill, .todo]),
      backends: Set(Self.names), sizes: [isShape ? .medium : .small])
    let cells = Comparison(shapeDocuments: 2).matrix.cells(matching: filter)
    #expect(cells.count == filter.models.count * Self.names.count)
    for cell in cells { #expect(throws: Never.self, "\(cell.identity)") { try cell.prepare().check() } }
  }

  @Test func conformanceHasAColumnForEach() throws {
    let ending = try BenchProgram().run(["conformance", PackageFolder.url("Fixtures/conformance").path])
    #expect(ending.status == 0)
    let columns = ending.output.split(separator: "\n")[0].split(separator: " ").dropFirst()
    #expect(columns.map(String.init) == (["native", "jansson", "foundation"] + Self.names.map(\.rawValue)))
  }
}
#endif
