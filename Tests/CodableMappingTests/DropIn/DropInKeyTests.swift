import CodableMapping
import Foundation
import Testing

/// How often, and with which paths, the closures that convert keys are called, and the paths of failures.
@Suite("Keys are converted as by Foundation")
struct DropInKeyTests {
  struct Leaf: Codable { var helloWorld: String }
  struct Nested: Codable { var nestedValue: Leaf }
  struct Outer: Codable { var outerValue: Nested }
  struct Failing: Codable { var someValue: Double }
  struct Number: Codable { var intValue: Int }
  struct NestedNumber: Codable { var nestedValue: Number }

  final class Calls: @unchecked Sendable {
    // Sendable: each test has its own, and uses it on one thread.
    var paths: [String] = []

    func note(_ path: [any CodingKey]) {
      paths.append(path.map { $0.intValue.map { "(\($0))" } ?? $0.stringValue }.joined(separator: "/"))
    }
  }

  @Test("The encoder calls the closure once per key, with the model's key")
  func encoding() throws {
    let expected = Calls()
    let actual = Calls()
    let foundation = JSONEncoder()
    let own = CodableEncoder()
    func convert(_ calls: Calls) -> @Sendable ([any CodingKey]) -> any CodingKey {
      { path in
        calls.note(path)
        return Key("QQQ" + (path.last?.stringValue ?? ""))
      }
    }
    foundation.keyEncodingStrategy = .custom(convert(expected))
    own.keyEncodingStrategy = .custom(convert(actual))
    let value = [Outer(outerValue: Nested(nestedValue: Leaf(helloWorld: "test")))]
    let text = String(decoding: try own.encode(value), as: UTF8.self)
    #expect(text == #"[{"QQQouterValue":{"QQQnestedValue":{"QQQhelloWorld":"test"}}}]"#)
    #expect(text == String(decoding: try foundation.encode(value), as: UTF8.self))
    // Foundation converts the keys of an object when it is complete.
    #expect(
      actual.paths == [
        "(0)/outerValue", "(0)/outerValue/nestedValue", "(0)/outerValue/nestedValue/helloWorld",
      ])
    #expect(actual.paths.sorted() == expected.paths.sorted())
  }

  @Test("The decoder calls the closure once per key, with its path")
  func decoding() throws {
    let expected = Calls()
    let actual = Calls()
    func convert(_ calls: Calls) -> @Sendable ([any CodingKey]) -> any CodingKey {
      { path in
        calls.note(path)
        return Key(String(path.last?.stringValue.dropFirst(3) ?? ""))
      }
    }
    let foundation = JSONDecoder()
    let own = CodableDecoder()
    foundation.keyDecodingStrategy = .custom(convert(expected))
    own.keyDecodingStrategy = .custom(convert(actual))
    let json = #"[{"QQQouterValue":{"QQQnestedValue":{"QQQhelloWorld":"test"}}}]"#
    #expect(
      try own.decode([Outer].self, from: Data(json.utf8))[0].outerValue.nestedValue.helloWorld == "test")
    _ = try foundation.decode([Outer].self, from: Data(json.utf8))
    #expect(actual.paths == expected.paths)
    // A failure and its path don't call the closure again.
    actual.paths = []
    expected.paths = []
    let bad = Data(#"[{"QQQouterValue":{"QQQnestedValue":{"QQQhelloWorld":7}}}]"#.utf8)
    let failure = Outcome { try foundation.decode([Outer].self, from: bad) }
    #expect(Outcome { try own.decode([Outer].self, from: bad) } == failure)
    #expect(actual.paths == expected.paths)
  }

  @Test("The path of a value that can't be encoded has the model's keys, unconverted")
  func encodingFailures() {
    func compare(_ value: some Encodable) {
      compareEncoding(value) { $0.keyEncodingStrategy = .convertToSnakeCase }
    }
    compare(["key": Failing(someValue: .nan)])
    compare(["key": ["sub_key": ["list_key": [Failing(someValue: .nan)]]]])
    compare(Failing(someValue: .infinity))
  }

  @Test(
    "The path of a value that can't be decoded has converted keys; those of dictionaries stay unconverted",
    arguments: [
      #"{"leave_me_alone":"test"}"#,
      #"{"top_level":{"sub_level":{"nested_value":{"int_value":"not_an_int"}}}}"#,
      #"{"top_level":{"sub_level":{"nested_value":{}}}}"#, #"{"top_level":{"sub_level":{"nestedValue":3}}}"#,
    ])
  func decodingFailures(_ json: String) {
    for type in [[String: Int].self, [String: [String: NestedNumber]].self] as [any Decodable.Type] {
      compareDecoding(type, Data(json.utf8)) { $0.keyDecodingStrategy = .convertFromSnakeCase }
    }
  }
}
