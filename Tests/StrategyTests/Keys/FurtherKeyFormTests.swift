import Foundation
import JSONCore
import ManualMapping
import Testing
import ThrowingMapping

/// A form of decoding a key, and its results for a value, `null`, a missing key and a value of another type.
struct KeyForm: CustomTestStringConvertible {
  let testDescription: String
  let outcomes: [String]
  let read: @Sendable (_ json: JSONValue, _ key: String) throws -> String

  init(
    _ name: String, _ outcomes: [String],
    _ read: @escaping @Sendable (_ json: JSONValue, _ key: String) throws -> String
  ) { (testDescription, self.outcomes, self.read) = (name, outcomes, read) }
}

/// The forms for which the model of `KeyFormTests` has no member.
@Suite("Further forms of keys")
struct FurtherKeyFormTests {
  private static func dayCount(_ date: Date?) -> String {
    date.map { "\(Int($0.timeIntervalSince1970) / 86_400)" } ?? "nil"
  }

  private static func text(_ text: String?) -> String { text ?? "nil" }

  private static let never = Date(timeIntervalSince1970: 0)

  static let dayForms = [
    KeyForm(
      "[at:, as:]", ["20779", "$.in.none unexpected-null", "$.in missing-key", "$.in.text invalid-format"]
    ) { dayCount(try $0.object()[at: ["in", $1], as: .yearMonthDay]) },
    KeyForm("[at:, as:, default:]", ["20779", "0", "0", "$.in.text invalid-format"]) {
      dayCount(try $0.object()[at: ["in", $1], as: .yearMonthDay, default: never])
    },
    KeyForm("[orNullAt:, as:]", ["20779", "nil", "$.in missing-key", "$.in.text invalid-format"]) {
      dayCount(try $0.object()[orNullAt: ["in", $1], as: .yearMonthDay])
    },
    KeyForm("by hand, [orNull: key, as:]", ["20779", "nil", "$ missing-key", "$.text invalid-format"]) {
      dayCount(try $0.object()[orNull: $1, as: .yearMonthDay])
    },
    KeyForm("[orNull: key, as:]", ["20779", "nil", "$ missing-key", "$.text invalid-format"]) {
      dayCount(try $0[orNull: $1, as: .yearMonthDay])
    },
    KeyForm(
      "[orNull: three keys, as:]",
      ["20779", "nil", "$.in.deep missing-key", "$.in.deep.text invalid-format"]
    ) { dayCount(try $0[orNull: "in", "deep", $1, as: .yearMonthDay]) },
    KeyForm(
      "[three keys, as:]",
      [
        "20779", "$.in.deep.none unexpected-null", "$.in.deep missing-key", "$.in.deep.text invalid-format",
      ]
    ) { dayCount(try $0["in", "deep", $1, as: .yearMonthDay]) },
    KeyForm("[three literals, as:]", ["20779", "20779", "20779", "20779"]) { (json, _) in
      dayCount(try json["in", "deep", "day", as: .yearMonthDay])
    },
    KeyForm("[optional: three keys, as:]", ["20779", "nil", "nil", "$.in.deep.text invalid-format"]) {
      dayCount(try $0[optional: "in", "deep", $1, as: .yearMonthDay])
    },
    KeyForm("[optional: three literals, as:]", ["20779", "20779", "20779", "20779"]) { (json, _) in
      dayCount(try json[optional: "in", "deep", "day", as: .yearMonthDay])
    },
    KeyForm("[three keys, as:, default:]", ["20779", "0", "0", "$.in.deep.text invalid-format"]) {
      dayCount(try $0["in", "deep", $1, as: .yearMonthDay, default: never])
    },
  ]

  static let textForms = [
    KeyForm("[orNullAt:]", ["x", "nil", "$.in missing-key", "$.in missing-key"]) {
      text(try $0.object()[orNullAt: ["in", $1]])
    },
    KeyForm("by hand, [orNull: key]", ["x", "nil", "$ missing-key", "$.in type-mismatch"]) {
      text(try $0.object()[orNull: $1])
    },
    KeyForm("by hand, [key, default:]", ["x", "none", "none", "$.in type-mismatch"]) {
      try $0.object()[$1, default: "none"]
    },
    KeyForm("[key, default:]", ["x", "none", "none", "$.in type-mismatch"]) { try $0[$1, default: "none"] },
    KeyForm("[three keys, default:]", ["x", "none", "none", "$.in.deep.in type-mismatch"]) {
      try $0["in", "deep", $1, default: "none"]
    },
    KeyForm("[three literals, default:]", ["x", "x", "x", "x"]) { (json, _) in
      try json["in", "deep", "text", default: "none"]
    },
    KeyForm("[orNull: key]", ["x", "nil", "$ missing-key", "$.in type-mismatch"]) {
      text(try $0[orNull: $1])
    },
    KeyForm("[orNull: three keys]", ["x", "nil", "$.in.deep missing-key", "$.in.deep.in type-mismatch"]) {
      text(try $0[orNull: "in", "deep", $1])
    },
  ]

  /// The values of keys; for an error, its path and code.
  private func outcomes(of form: KeyForm, _ keys: [String]) throws -> [String] {
    let members = #""text":"x","day":"2026-11-22","none":null"#
    let document = try Document(parsing: #"{\#(members),"in":{\#(members),"deep":{\#(members),"in":1}}}"#)
    return keys.map { key in
      do {
        return try form.read(document.root, key)
      } catch {
        let text = (error as? JSONError)?.resolved(at: document.root).description ?? "\(error)"
        return text.replacing(#/:.*\[(.*)\]/#) { " \($0.1)" }
      }
    }
  }

  @Test("Every form of a key is decoded with a field", arguments: dayForms)
  func days(form: KeyForm) throws {
    #expect(try outcomes(of: form, ["day", "none", "other", "text"]) == form.outcomes)
  }

  @Test("Every form of a key is decoded without a field", arguments: textForms)
  func texts(form: KeyForm) throws {
    #expect(try outcomes(of: form, ["text", "none", "other", "in"]) == form.outcomes)
  }

  typealias Write = @Sendable (_ json: inout JSONWriter, _ key: String) throws(JSONError) -> Void

  /// Each writes a value at a key, and no value at another one.
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

  @Test("Every form of a key is encoded", arguments: writings)
  func writing(form: String, write: @escaping Write, text: String) throws {
    var writer = JSONWriter()
    try writer.object { (json) throws(JSONError) in try write(&json, "a") }
    #expect(String(decoding: try writer.finish(), as: UTF8.self) == text)
  }
}
