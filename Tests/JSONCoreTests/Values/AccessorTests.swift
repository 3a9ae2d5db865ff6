import Testing

@testable import JSONCore

/// The value, or the code of the error, of every accessor for every kind of value.
@Suite struct AccessorTests {
  static let values = [
    "null", "true", "0", "-7", "300", "9223372036854775808", "2016.0", "1e2", "2.5", "1e400", #""text""#,
    #""\u0041\n""#, "[]", "[1]", "{}", #"{"a":1}"#,
  ]

  typealias Accessor = @Sendable (JSONValue) throws(JSONError) -> String

  private static func leaf<Value: JSONReadable & SendableMetatype>(_ type: Value.Type) -> Accessor {
    { json throws(JSONError) in "\(try Value.read(json))" }
  }

  /// The results of each accessor for the values, with a space after each.
  static let table: [(name: String, accessor: Accessor, results: String)] = [
    ("Bool", leaf(Bool.self), "∅ true ≠ ≠ ≠ ≠ ≠ ≠ ≠ ≠ ≠ ≠ ≠ ≠ ≠ ≠"),
    ("Int", leaf(Int.self), "∅ ≠ 0 -7 300 range 2016 100 fraction range ≠ ≠ ≠ ≠ ≠ ≠"),
    ("UInt8", leaf(UInt8.self), "∅ ≠ 0 range range range range 100 fraction range ≠ ≠ ≠ ≠ ≠ ≠"),
    (
      "UInt64", leaf(UInt64.self),
      "∅ ≠ 0 range 300 9223372036854775808 2016 100 fraction range ≠ ≠ ≠ ≠ ≠ ≠"
    ),
    (
      "Double", leaf(Double.self),
      "∅ ≠ 0.0 -7.0 300.0 9.223372036854776e+18 2016.0 100.0 2.5 range ≠ ≠ ≠ ≠ ≠ ≠"
    ),
    ("Float", leaf(Float.self), "∅ ≠ 0.0 -7.0 300.0 9.223372e+18 2016.0 100.0 2.5 range ≠ ≠ ≠ ≠ ≠ ≠"),
    ("String", leaf(String.self), "∅ ≠ ≠ ≠ ≠ ≠ ≠ ≠ ≠ ≠ text A\n ≠ ≠ ≠ ≠"),
    (
      "Int?", { json throws(JSONError) in try Int?.read(json).map { "\($0)" } ?? "nil" },
      "nil ≠ 0 -7 300 range 2016 100 fraction range ≠ ≠ ≠ ≠ ≠ ≠"
    ),
    ("[Int]", leaf([Int].self), "∅ ≠ ≠ ≠ ≠ ≠ ≠ ≠ ≠ ≠ ≠ ≠ [] [1] ≠ ≠"),
    (
      "[String: Int]",
      { json throws(JSONError) in
        try [String: Int].read(json).reduce("members") { "\($0):\($1.key)=\($1.value)" }
      },
      "∅ ≠ ≠ ≠ ≠ ≠ ≠ ≠ ≠ ≠ ≠ ≠ ≠ ≠ members members:a=1"
    ),
    (
      "withUTF8",
      { json throws(JSONError) in try json.withUTF8 { span throws(JSONError) in "\(span.count)" } },
      "∅ ≠ ≠ ≠ ≠ ≠ ≠ ≠ ≠ ≠ 4 2 ≠ ≠ ≠ ≠"
    ),
    (
      "numberLiteral", { json throws(JSONError) in json.numberLiteral ?? "nil" },
      "nil nil 0 -7 300 9223372036854775808 2016.0 1e2 2.5 1e400 nil nil nil nil nil nil"
    ),
    (
      "kind", { json throws(JSONError) in json.kind.rawValue },
      "null bool number number number number number number number number string string array array object object"
    ),
    (
      "isString", { json throws(JSONError) in "\(json.isString("A\n"))" },
      "false false false false false false false false false false false true false false false false"
    ),
  ]

  @Test("Each accessor decodes the values of its kind and rejects others", arguments: table.indices)
  func reads(_ index: Int) throws {
    let (name, accessor, row) = AccessorTests.table[index]
    let results = row.split(separator: " ")
    try #require(results.count == AccessorTests.values.count)
    for (text, result) in zip(AccessorTests.values, results) {
      let document = try Document(parsing: text)
      #expect(AccessorTests.outcome(of: accessor, on: document) == String(result), "\(name) of \(text)")
    }
  }

  private static func outcome(of accessor: Accessor, on document: Document) -> String {
    do throws(JSONError) {
      return try document.withRoot(accessor)
    } catch {
      return switch error.issue.code {
      case .unexpectedNull: "∅"
      case .typeMismatch: "≠"
      case .numberOutOfRange: "range"
      case .fractionalNumber: "fraction"
      default: error.description
      }
    }
  }
}
