import Catalog
import JSONCore
import Testing

@testable import BenchKit

@Suite struct ValueDifferenceTests {
  @Test(
    "The first value that differs is described with its path",
    arguments: [
      (
        "[null, true, 1, \"a\", {\"a\": [], \"b\": {}}]", "[null, true, 1, \"a\", {\"b\": {}, \"a\": []}]",
        nil
      ),
      ("null", "false", "$ is null instead of bool"),
      ("[0, [true]]", "[0, [false]]", "$[1][0] is true instead of false"),
      ("1", "1.0", nil), ("0", "-0", nil), ("100", "1e2", nil),
      ("0.12345678901234568", "0.1234567890123456789", nil),
      ("0.5", "0.50000000000000011102230246251565", "$ is 0.5 instead of 0.50000000000000011102230246251565"),
      (
        "1.8446744073709552e19", "18446744073709551617",
        "$ is 1.8446744073709552e19 instead of 18446744073709551617"
      ),
      ("9007199254740992", "9007199254740993", "$ is 9007199254740992 instead of 9007199254740993"),
      (
        "0", "1\(String(repeating: "3", count: 50))",
        "$ is 0 instead of 1\(String(repeating: "3", count: 38))…"
      ),
      ("\"a\"", "\"a\\u0000b\"", "$ ends at its NUL"), ("\"a\"", "\"b\"", "$ is \"a\" instead of \"b\""),
      ("\"e\\u0301\"", "\"\\u00e9\"", "$ is \"e\u{301}\" instead of \"é\""),
      ("6.7999999999999998", "6.8", nil),
      ("\"ab\"", "\"a\"", "$ is \"ab\" instead of \"a\""),
      ("{\"a\": [1]}", "{\"a\": [1, 2]}", "$.a has 1 elements instead of 2"),
      ("{\"a\": 2}", "{\"a\": 1, \"a\": 2}", "$ has 1 of 2 members"),
      ("{\"a\": 1, \"c\": 2}", "{\"a\": 1, \"b\": 2}", "$ lacks the key \"b\""),
      ("{\"a b\": {\"c\": 1}}", "{\"a b\": {\"c\": 2}}", "$[\"a b\"].c is 1 instead of 2"),
      ("{\"b\": 1, \"a\": 3}", "{\"a\": 2, \"b\": 1}", "$.a is 3 instead of 2"),
    ] as [(String, String, String?)])
  func difference(other: String, own: String, expected: String?) throws {
    let difference = try ValueDifference(of: Document(parsing: other), from: Document(parsing: own))
    #expect(difference?.description == expected)
  }

  @Test("A parser with other values has the difference instead of figures")
  func gate() throws {
    let data = DocumentRotation(DataSet(value: 0, bytes: Array("[1, 20]".utf8), objects: 1))
    func check(_ document: ((_ bytes: [UInt8]) throws -> Document)?) throws {
      let block = CellBlock(model: .anything, size: .file, filter: CellFilter()) { data }
      let parser = DocumentParser(backend: .jansson, document: document) { _ in {} }
      try block.parsing([parser])[0].prepare().check()
    }
    try check(nil)
    try check { try Document(parsing: $0) }
    #expect(throws: GateFailure("parses other values: $[1] is 2 instead of 20")) {
      try check { _ in try Document(parsing: "[1, 2]") }
    }
    #expect(throws: GateFailure("parses other values: no values")) {
      try check { _ in throw GateFailure("no values") }
    }
  }
}
