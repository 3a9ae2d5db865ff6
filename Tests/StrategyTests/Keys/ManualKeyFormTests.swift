import Foundation
import JSONCore
import ManualMapping
import Testing

/// The forms that the models of `KeyFormTests` have no member for.
@Suite("Forms of keys by hand")
struct ManualKeyFormTests {
  typealias Read = @Sendable (_ json: JSONObject, _ key: String) throws(JSONError) -> String
  typealias Write = @Sendable (_ json: inout JSONWriter, _ key: String) throws(JSONError) -> Void

  private static func days(_ date: Date?) -> String {
    date.map { "\($0.timeIntervalSince1970 / 86_400)" } ?? "nil"
  }

  private static let never = Date(timeIntervalSince1970: 0)

  /// A form, and what it makes of a day, of null and of a key that is missing.
  static let dayForms: [(form: String, read: Read, outcomes: [String])] = [
    (
      "[at:, as:]", { (json, key) throws(JSONError) in days(try json[at: ["in", key], as: .yearMonthDay]) },
      [
        "20779.0",
        "$.in.none: expected a date (yyyy-MM-dd), found null (line 1, column 87) [unexpected-null]",
        #"$.in: missing key "other", expected Date (line 1, column 49) [missing-key]"#,
        #"$.in.text: expected a date (yyyy-MM-dd), found "x" (line 1, column 57) [invalid-format]"#,
      ]
    ),
    (
      "[at:, as:, default:]",
      { (json, key) throws(JSONError) in days(try json[at: ["in", key], as: .yearMonthDay, default: never]) },
      [
        "20779.0", "0.0", "0.0",
        #"$.in.text: expected a date (yyyy-MM-dd), found "x" (line 1, column 57) [invalid-format]"#,
      ]
    ),
    (
      "[orNullAt:, as:]",
      { (json, key) throws(JSONError) in days(try json[orNullAt: ["in", key], as: .yearMonthDay]) },
      [
        "20779.0", "nil",
        #"$.in: missing key "other", expected Date? (line 1, column 49) [missing-key]"#,
        #"$.in.text: expected a date (yyyy-MM-dd), found "x" (line 1, column 57) [invalid-format]"#,
      ]
    ),
    (
      "[orNull: key, as:]",
      { (json, key) throws(JSONError) in days(try json[orNull: key, as: .yearMonthDay]) },
      [
        "20779.0", "nil",
        #"$: missing key "other", expected Date? (line 1, column 1) [missing-key]"#,
        #"$.text: expected a date (yyyy-MM-dd), found "x" (line 1, column 9) [invalid-format]"#,
      ]
    ),
  ]

  static let textForms: [(form: String, read: Read, outcomes: [String])] = [
    (
      "[orNullAt:]",
      { (json, key) throws(JSONError) in
        let text: String? = try json[orNullAt: ["in", key]]
        return text ?? "nil"
      },
      [
        "x", "nil",
        #"$.in: missing key "other", expected String? (line 1, column 49) [missing-key]"#,
        #"$.in: missing key "in", expected String? (line 1, column 49) [missing-key]"#,
      ]
    ),
    (
      "[orNull: key]",
      { (json, key) throws(JSONError) in
        let text: String? = try json[orNull: key]
        return text ?? "nil"
      },
      [
        "x", "nil",
        #"$: missing key "other", expected String? (line 1, column 1) [missing-key]"#,
        "$.in: expected String, found an object (line 1, column 49) [type-mismatch]",
      ]
    ),
    (
      "[key, default:]", { (json, key) throws(JSONError) in try json[key, default: "none"] },
      [
        "x", "none", "none",
        "$.in: expected String, found an object (line 1, column 49) [type-mismatch]",
      ]
    ),
  ]

  private func outcome(of read: Read, _ key: String, in text: String) throws -> String {
    let document = try Document(parsing: text)
    do {
      return try document.withRoot { (json) throws(JSONError) in try read(json.object(), key) }
    } catch {
      return error.description
    }
  }

  private static let text =
    #"{"text":"x","day":"2026-11-22","none":null,"in":{"text":"x","day":"2026-11-22","none":null}}"#

  @Test("Every form of a key is read with a field", arguments: dayForms)
  func days(form: String, read: @escaping Read, outcomes: [String]) throws {
    let found = try ["day", "none", "other", "text"].map { try outcome(of: read, $0, in: Self.text) }
    #expect(found == outcomes)
  }

  @Test("Every form of a key is read without a field", arguments: textForms)
  func texts(form: String, read: @escaping Read, outcomes: [String]) throws {
    let found = try ["text", "none", "other", "in"].map { try outcome(of: read, $0, in: Self.text) }
    #expect(found == outcomes)
  }

  static let writings: [(form: String, write: Write, text: String)] = [
    (
      "put(key, orNull:)",
      { (json, key) throws(JSONError) in
        try json.put(key, orNull: "x")
        try json.put(key + "2", orNull: nil as String?)
      }, #"{"a":"x","a2":null}"#
    ),
    (
      "put(key, orNull:, as:)",
      { (json, key) throws(JSONError) in
        try json.put(key, orNull: never, as: .yearMonthDay)
        try json.put(key + "2", orNull: nil, as: .yearMonthDay)
      }, #"{"a":"1970-01-01","a2":null}"#
    ),
    (
      "put(key, nil, as:)",
      { (json, key) throws(JSONError) in
        try json.put(key, never, as: .yearMonthDay)
        try json.put(key + "2", nil, as: .yearMonthDay)
      }, #"{"a":"1970-01-01"}"#
    ),
    (
      #"put("a", nil, as:)"#,
      { (json, _) throws(JSONError) in
        try json.put("a", never, as: .yearMonthDay)
        try json.put("a2", nil, as: .yearMonthDay)
      }, #"{"a":"1970-01-01"}"#
    ),
  ]

  @Test("Every form of a key is written", arguments: writings)
  func writing(form: String, write: @escaping Write, text: String) throws {
    var writer = JSONWriter()
    try writer.object { (json) throws(JSONError) in try write(&json, "a") }
    #expect(String(decoding: try writer.finish(), as: UTF8.self) == text)
  }
}
