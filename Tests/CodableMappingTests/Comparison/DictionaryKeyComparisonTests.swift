import CodableMapping
import Foundation
import Testing

/// Dictionaries, whose form depends on the type of their keys.
@Suite("Dictionaries have the same form as with Foundation")
struct DictionaryKeyComparisonTests {
  enum Name: String, Codable, CodingKeyRepresentable { case x, someName }
  enum Number: Int, Codable, CodingKeyRepresentable { case one = 1, seven = 7 }
  enum Plain: String, Codable { case x, y }
  struct Identifier: Codable, Hashable, CodingKeyRepresentable {
    var text: String
    init(_ text: String) { self.text = text }
    init?<Other: CodingKey>(codingKey: Other) {
      guard codingKey.stringValue.hasPrefix("#") else { return nil }
      text = String(codingKey.stringValue.dropFirst())
    }
    var codingKey: any CodingKey { Key("#" + text) }
  }

  struct Sample: Sendable, CustomTestStringConvertible {
    let type: any (Codable & Sendable & SendableMetatype).Type
    let json: String
    var testDescription: String { "\(type) from \(json)" }
  }

  private static let texts: [(type: any (Codable & Sendable & SendableMetatype).Type, texts: [String])] = [
    ([Name: Int].self, [#"{"x":1,"someName":2}"#, #"{"z":1}"#, #"{"x":"1"}"#, #"["x",1]"#]),
    ([Number: Int].self, [#"{"1":1,"7":2}"#, #"{"2":1}"#, #"{"x":1}"#]),
    ([Plain: Int].self, [#"["x",1,"y",2]"#, #"{"x":1}"#, #"["x"]"#, #"["z",1]"#]),
    ([Int: String].self, [#"{"1":"a","-2":"b"}"#, #"{"a":"a"}"#, #"{"1":2}"#]),
    ([Int8: String].self, [#"[1,"a"]"#, #"{"1":"a"}"#]),
    ([Double: Int].self, ["[1.5,2]"]),
    ([Bool: Int].self, ["[true,2]"]),
    ([Identifier: Int].self, [##"{"#a":1,"#b c":2}"##, #"{"a":1}"#]),
    (
      [UUID: Int].self,
      [#"["E621E1F8-C36C-495A-93FC-0C247A3E6E5F",1]"#, #"{"E621E1F8-C36C-495A-93FC-0C247A3E6E5F":1}"#]
    ),
    ([URL: Int].self, [#"["https://a.b",1]"#]),
    ([Date: Int].self, ["[1.5,1]"]),
    ([String: [Int: [Name: Int?]]].self, [#"{"someKey":{"1":{"someName":null}}}"#]),
    ([String: Int].self, [#"{"some_key":1,"someKey":2}"#]),
    ([[Int]: Int].self, ["[[1],2]"]),
    ([String: Int?].self, [#"{"a":null}"#]),
    ([String: CamelCase].self, [#"{"aB":{"release_date":"x"}}"#]),
    ([Name: CamelCase].self, [#"{"someName":{"release_date":7}}"#]),
    ([Int: CamelCase].self, [#"{"1":{"release_date":7}}"#]),
  ]

  static let samples = texts.flatMap { type, texts in texts.map { Sample(type: type, json: $0) } }

  @Test("Dictionaries are decoded and encoded as by Foundation", arguments: samples, [false, true])
  func bothDirections(_ sample: Sample, _ convertsKeys: Bool) {
    compare(sample.type, sample.json, convertsKeys)
  }

  private func compare<Value: Codable>(_ type: Value.Type, _ json: String, _ convertsKeys: Bool) {
    let foundation = JSONDecoder()
    if convertsKeys { foundation.keyDecodingStrategy = .convertFromSnakeCase }
    let own = CodableDecoder.like(foundation)
    let data = Data(json.utf8)
    let expected = Outcome { Sorted(try foundation.decode(type, from: data)) }
    #expect(Outcome { Sorted(try own.decode(type, from: data)) } == expected)
    guard let value = try? foundation.decode(type, from: data), !(value is [Plain: Int]) else { return }
    compareEncoding(value) { if convertsKeys { $0.keyEncodingStrategy = .convertToSnakeCase } }
  }

  /// A value whose description does not depend on the order of a dictionary.
  private struct Sorted: CustomDebugStringConvertible {
    let debugDescription: String

    init(_ value: Any) {
      let mirror = Mirror(reflecting: value)
      guard mirror.displayStyle == .dictionary else {
        debugDescription = String(reflecting: value)
        return
      }
      debugDescription = "\(mirror.children.map { String(reflecting: $0.value) }.sorted())"
    }
  }

  @Test("Keys that a closure converts are Foundation's", arguments: samples)
  func converted(_ sample: Sample) { convert(sample.type, sample.json) }

  private func convert<Value: Codable>(_ type: Value.Type, _ json: String) {
    let convert: @Sendable ([any CodingKey]) -> any CodingKey = { path in
      Key(path.map { $0.intValue.map { "(\($0))" } ?? $0.stringValue }.joined(separator: "."))
    }
    guard let value = try? JSONDecoder().decode(type, from: Data(json.utf8)), !(value is [Plain: Int]) else {
      return
    }
    compareEncoding(value) { $0.keyEncodingStrategy = .custom(convert) }
  }
}
