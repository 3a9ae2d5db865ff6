import Foundation
import JSONCore
import ManualMapping
import Testing
import ThrowingMapping

/// A form of decoding a key, and its results for several members.
struct KeyForm: CustomTestStringConvertible {
  let testDescription: String
  let read: @Sendable (_ json: JSONValue, _ key: String) throws -> String
  let outcomes: [String]

  init(
    _ name: String, _ read: @escaping @Sendable (_ json: JSONValue, _ key: String) throws -> String,
    _ outcomes: [String]
  ) {
    (testDescription, self.read, self.outcomes) = (name, read, outcomes)
  }
}

/// The forms for which the model of `KeyFormTests` has no member.
@Suite("Further forms of keys")
struct FurtherKeyFormTests {
  private static func dayCount(_ date: Date?) -> String {
    date.map { "\($0.timeIntervalSince1970 / 86_400)" } ?? "nil"
  }

  private static func text(_ text: String?) -> String { text ?? "nil" }

  private static let never = Date(timeIntervalSince1970: 0)

  private static let document = """
    {"text":"x","day":"2026-11-22","none":null,"in":{"text":"x","day":"2026-11-22","none":null,
     "deep":{"text":"x","day":"2026-11-22","none":null,"in":1}}}
    """

  // Outcomes that several forms share.
  private static let noDate =
    #"$.text: expected a date (yyyy-MM-dd), found "x" (line 1, column 9) [invalid-format]"#
  private static let noInnerDate =
    #"$.in.text: expected a date (yyyy-MM-dd), found "x" (line 1, column 57) [invalid-format]"#
  private static let noDeepDate =
    #"$.in.deep.text: expected a date (yyyy-MM-dd), found "x" (line 2, column 17) [invalid-format]"#
  private static let noString = "$.in: expected String, found an object (line 1, column 49) [type-mismatch]"
  private static let noDeepString =
    "$.in.deep.in: expected String, found 1 (line 2, column 57) [type-mismatch]"

  /// The path to a missing key, and the error about it.
  private static func missing(
    _ key: String, _ type: String, in path: String = "$", at location: String = "1, column 1"
  )
    -> String
  {
    #"\#(path): missing key "\#(key)", expected \#(type) (line \#(location)) [missing-key]"#
  }

  /// The outcomes for a date, `null`, a missing key and another string.
  static let dayForms: [KeyForm] = [
    KeyForm(
      "[at:, as:]", { dayCount(try $0.object()[at: ["in", $1], as: .yearMonthDay]) },
      [
        "20779.0",
        "$.in.none: expected a date (yyyy-MM-dd), found null (line 1, column 87) [unexpected-null]",
        missing("other", "Date", in: "$.in", at: "1, column 49"), noInnerDate,
      ]),
    KeyForm(
      "[at:, as:, default:]",
      { dayCount(try $0.object()[at: ["in", $1], as: .yearMonthDay, default: never]) },
      ["20779.0", "0.0", "0.0", noInnerDate]),
    KeyForm(
      "[orNullAt:, as:]", { dayCount(try $0.object()[orNullAt: ["in", $1], as: .yearMonthDay]) },
      ["20779.0", "nil", missing("other", "Date?", in: "$.in", at: "1, column 49"), noInnerDate]),
    KeyForm(
      "by hand, [orNull: key, as:]", { dayCount(try $0.object()[orNull: $1, as: .yearMonthDay]) },
      ["20779.0", "nil", missing("other", "Date?"), noDate]),
    KeyForm(
      "[orNull: key, as:]", { dayCount(try $0[orNull: $1, as: .yearMonthDay]) },
      ["20779.0", "nil", missing("other", "Date?"), noDate]),
    KeyForm(
      "[orNull: three keys, as:]", { dayCount(try $0[orNull: "in", "deep", $1, as: .yearMonthDay]) },
      ["20779.0", "nil", missing("other", "Date?", in: "$.in.deep", at: "2, column 9"), noDeepDate]),
    KeyForm(
      "[three keys, as:]", { dayCount(try $0["in", "deep", $1, as: .yearMonthDay]) },
      [
        "20779.0",
        "$.in.deep.none: expected a date (yyyy-MM-dd), found null (line 2, column 47) [unexpected-null]",
        missing("other", "Date", in: "$.in.deep", at: "2, column 9"), noDeepDate,
      ]),
    KeyForm(
      "[three literals, as:]", { (json, _) in dayCount(try json["in", "deep", "day", as: .yearMonthDay]) },
      Array(repeating: "20779.0", count: 4)),
    KeyForm(
      "[optional: three keys, as:]", { dayCount(try $0[optional: "in", "deep", $1, as: .yearMonthDay]) },
      ["20779.0", "nil", "nil", noDeepDate]),
    KeyForm(
      "[optional: three literals, as:]",
      { (json, _) in dayCount(try json[optional: "in", "deep", "day", as: .yearMonthDay]) },
      Array(repeating: "20779.0", count: 4)),
    KeyForm(
      "[three keys, as:, default:]",
      { dayCount(try $0["in", "deep", $1, as: .yearMonthDay, default: never]) },
      ["20779.0", "0.0", "0.0", noDeepDate]),
  ]

  /// The outcomes for a string, `null`, a missing key and a value of another type.
  static let textForms: [KeyForm] = [
    KeyForm(
      "[orNullAt:]", { text(try $0.object()[orNullAt: ["in", $1]]) },
      [
        "x", "nil", missing("other", "String?", in: "$.in", at: "1, column 49"),
        missing("in", "String?", in: "$.in", at: "1, column 49"),
      ]),
    KeyForm(
      "by hand, [orNull: key]", { text(try $0.object()[orNull: $1]) },
      ["x", "nil", missing("other", "String?"), noString]),
    KeyForm(
      "by hand, [key, default:]", { try $0.object()[$1, default: "none"] }, ["x", "none", "none", noString]),
    KeyForm("[key, default:]", { try $0[$1, default: "none"] }, ["x", "none", "none", noString]),
    KeyForm(
      "[three keys, default:]", { try $0["in", "deep", $1, default: "none"] },
      ["x", "none", "none", noDeepString]),
    KeyForm(
      "[three literals, default:]", { (json, _) in try json["in", "deep", "text", default: "none"] },
      ["x", "x", "x", "x"]),
    KeyForm(
      "[orNull: key]", { text(try $0[orNull: $1]) }, ["x", "nil", missing("other", "String?"), noString]),
    KeyForm(
      "[orNull: three keys]", { text(try $0[orNull: "in", "deep", $1]) },
      ["x", "nil", missing("other", "String?", in: "$.in.deep", at: "2, column 9"), noDeepString]),
    KeyForm(
      "=>? OptionalKeyPath(key)", { text(try $0 =>? OptionalKeyPath($1)) }, ["x", "nil", "nil", noString]),
    KeyForm(
      #"=>? "in" => OptionalKeyPath(key)"#, { text(try $0 =>? "in" => OptionalKeyPath($1)) },
      [
        "x", "nil", missing("other", "a value", in: "$.in", at: "1, column 49"),
        missing("in", "a value", in: "$.in", at: "1, column 49"),
      ]),
  ]

  private func outcomes(of form: KeyForm, _ keys: [String]) throws -> [String] {
    let document = try Document(parsing: Self.document)
    return keys.map { key in
      do {
        return try form.read(document.root, key)
      } catch let error as JSONError {
        return error.resolved(at: document.root).description
      } catch {
        return "\(error)"
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

  @Test("The path of a key that is computed at run time equals that of a literal")
  func path() {
    #expect(OptionalKeyPath("a" + "b") == "ab")
    #expect((OptionalKeyPath("a" + "b") =>? "c").description == "ab?.c?")
  }

  typealias Write = @Sendable (_ json: inout JSONWriter, _ key: String) throws(JSONError) -> Void

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
