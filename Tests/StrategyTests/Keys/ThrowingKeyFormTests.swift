import Foundation
import JSONCore
import Testing
import ThrowingMapping

/// The forms that the models of `KeyFormTests` have no member for.
@Suite("Forms of keys in Decodable's way")
struct ThrowingKeyFormTests {
  typealias Read = @Sendable (_ json: ThrowingMapping.JSON, _ key: String) throws -> String

  private static func days(_ date: Date?) -> String {
    date.map { "\($0.timeIntervalSince1970 / 86_400)" } ?? "nil"
  }

  private static let never = Date(timeIntervalSince1970: 0)

  /// A form, and what it makes of a day, of null, of a key that is missing and of another text.
  static let dayForms: [(form: String, read: Read, outcomes: [String])] = [
    (
      "[orNull: key, as:]", { days(try $0[orNull: $1, as: .yearMonthDay]) },
      [
        "20779.0", "nil",
        #"$: missing key "other", expected Date? (line 1, column 1) [missing-key]"#,
        #"$.text: expected a date (yyyy-MM-dd), found "x" (line 1, column 9) [invalid-format]"#,
      ]
    ),
    (
      "[orNull: three keys, as:]", { days(try $0[orNull: "in", "deep", $1, as: .yearMonthDay]) },
      [
        "20779.0", "nil",
        #"$.in.deep: missing key "other", expected Date? (line 2, column 9) [missing-key]"#,
        #"$.in.deep.text: expected a date (yyyy-MM-dd), found "x" (line 2, column 17) [invalid-format]"#,
      ]
    ),
    (
      "[three keys, as:]", { days(try $0["in", "deep", $1, as: .yearMonthDay]) },
      [
        "20779.0",
        "$.in.deep.none: expected a date (yyyy-MM-dd), found null (line 2, column 47) [unexpected-null]",
        #"$.in.deep: missing key "other", expected Date (line 2, column 9) [missing-key]"#,
        #"$.in.deep.text: expected a date (yyyy-MM-dd), found "x" (line 2, column 17) [invalid-format]"#,
      ]
    ),
    (
      "[three literals, as:]",
      { (json, _) in days(try json["in", "deep", "day", as: .yearMonthDay]) },
      ["20779.0", "20779.0", "20779.0", "20779.0"]
    ),
    (
      "[optional: three keys, as:]", { days(try $0[optional: "in", "deep", $1, as: .yearMonthDay]) },
      [
        "20779.0", "nil", "nil",
        #"$.in.deep.text: expected a date (yyyy-MM-dd), found "x" (line 2, column 17) [invalid-format]"#,
      ]
    ),
    (
      "[optional: three literals, as:]",
      { (json, _) in days(try json[optional: "in", "deep", "day", as: .yearMonthDay]) },
      ["20779.0", "20779.0", "20779.0", "20779.0"]
    ),
    (
      "[three keys, as:, default:]",
      { days(try $0["in", "deep", $1, as: .yearMonthDay, default: never]) },
      [
        "20779.0", "0.0", "0.0",
        #"$.in.deep.text: expected a date (yyyy-MM-dd), found "x" (line 2, column 17) [invalid-format]"#,
      ]
    ),
  ]

  static let textForms: [(form: String, read: Read, outcomes: [String])] = [
    (
      "[key, default:]", { try $0[$1, default: "none"] },
      [
        "x", "none", "none",
        "$.in: expected String, found an object (line 1, column 49) [type-mismatch]",
      ]
    ),
    (
      "[three keys, default:]", { try $0["in", "deep", $1, default: "none"] },
      [
        "x", "none", "none",
        "$.in.deep.in: expected String, found 1 (line 2, column 57) [type-mismatch]",
      ]
    ),
    (
      "[three literals, default:]", { (json, _) in try json["in", "deep", "text", default: "none"] },
      ["x", "x", "x", "x"]
    ),
    (
      "[orNull: key]",
      {
        let text: String? = try $0[orNull: $1]
        return text ?? "nil"
      },
      [
        "x", "nil",
        #"$: missing key "other", expected String? (line 1, column 1) [missing-key]"#,
        "$.in: expected String, found an object (line 1, column 49) [type-mismatch]",
      ]
    ),
    (
      "[orNull: three keys]",
      {
        let text: String? = try $0[orNull: "in", "deep", $1]
        return text ?? "nil"
      },
      [
        "x", "nil",
        #"$.in.deep: missing key "other", expected String? (line 2, column 9) [missing-key]"#,
        "$.in.deep.in: expected String, found 1 (line 2, column 57) [type-mismatch]",
      ]
    ),
    (
      "=>? OptionalKeyPath(key)",
      {
        let text: String? = try $0 =>? OptionalKeyPath($1)
        return text ?? "nil"
      },
      [
        "x", "nil", "nil",
        "$.in: expected String, found an object (line 1, column 49) [type-mismatch]",
      ]
    ),
    (
      #"=>? "in" => OptionalKeyPath(key)"#,
      {
        let text: String? = try $0 =>? "in" => OptionalKeyPath($1)
        return text ?? "nil"
      },
      [
        "x", "nil",
        #"$.in: missing key "other", expected a value (line 1, column 49) [missing-key]"#,
        #"$.in: missing key "in", expected a value (line 1, column 49) [missing-key]"#,
      ]
    ),
  ]

  private static let text = """
    {"text":"x","day":"2026-11-22","none":null,"in":{"text":"x","none":null,
     "deep":{"text":"x","day":"2026-11-22","none":null,"in":1}}}
    """

  private func outcome(of read: Read, _ key: String) throws -> String {
    let document = try Document(parsing: Self.text)
    do {
      return try read(document.root, key)
    } catch {
      return "\(error)"
    }
  }

  @Test("Every form of a key is read with a field", arguments: dayForms)
  func days(form: String, read: @escaping Read, outcomes: [String]) throws {
    let found = try ["day", "none", "other", "text"].map { try outcome(of: read, $0) }
    #expect(found == outcomes)
  }

  @Test("Every form of a key is read without a field", arguments: textForms)
  func texts(form: String, read: @escaping Read, outcomes: [String]) throws {
    let found = try ["text", "none", "other", "in"].map { try outcome(of: read, $0) }
    #expect(found == outcomes)
  }

  @Test("A path of a key at run time is that of the literal")
  func path() {
    #expect(OptionalKeyPath("a" + "b") == "ab")
    #expect((OptionalKeyPath("a" + "b") =>? "c").description == "ab?.c?")
  }
}
