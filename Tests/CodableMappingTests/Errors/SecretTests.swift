import CodableMapping
import Foundation
import Testing

/// A text that is rejected with a description that quotes it.
private struct Quoting: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    switch text.first {
    case "u":
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: text, underlyingError: CancellationError()))
    case "j":
      throw DecodingError.dataCorrupted(
        .init(codingPath: [], debugDescription: text, underlyingError: JSONError(.transformFailed(text))))
    case "k":
      throw DecodingError.keyNotFound(
        Account.CodingKeys.token, .init(codingPath: decoder.codingPath, debugDescription: text))
    default:
      throw DecodingError.typeMismatch(
        String.self, .init(codingPath: decoder.codingPath, debugDescription: text))
    }
  }
}

private struct Account: Decodable {
  enum Level: String, Decodable { case novice, expert }
  enum CodingKeys: CodingKey { case token, level, pin, secrets, note, password }

  var token, level: Level?
  var pin: Range<Int>?
  var secrets: [Quoting]?
  var note: Quoting?
  var password: Int?
}

@Suite("Secrets in the description of a DecodingError")
struct SecretTests {
  static let rows: [(text: String, words: String)] = [
    (#"[{"token":"hunter2"}]"#, "the value is not a Level"),
    (#"[{"level":"hunter2"}]"#, "Cannot initialize Level from invalid String value hunter2"),
    (#"[{"pin":[7,1]}]"#, "•••"),
    (#"[{"secrets":["hunter2"]}]"#, "•••"),
    (#"[{"secrets":["u hunter2"]}]"#, "•••"),
    (#"[{"secrets":["j hunter2"]}]"#, "•••"),
    (
      #"[{"secrets":["k hunter2"]}]"#,
      #"No value associated with key CodingKeys(stringValue: "token", intValue: nil) ("token")."#
    ),
    (#"[{"note":"hunter2"}]"#, "hunter2"),
    (#"[{"note":"u hunter2"}]"#, "u hunter2"),
    (#"[{"token":7}]"#, "Expected to decode String but found number instead."),
    (#"[{"password":"hunter2"}]"#, "Expected to decode Int but found a string instead."),
  ]

  @Test("Only the value of a key that looks like a secret is hidden", arguments: rows)
  func words(text: String, words: String) throws {
    let decoder = CodableDecoder()
    for limit in [1, 20] {
      decoder.issueLimit = limit
      let error = #expect(throws: DecodingError.self) {
        try decoder.decode([Account].self, from: Data(text.utf8))
      }
      let context = try #require(error?.anyContext)
      #expect(context.debugDescription == words)
      let underlying = context.underlyingError.map { "\($0)" } ?? ""
      #expect(!underlying.contains("hunter2") || words.contains("hunter2"))
    }
  }

  @Test("The description of an invalid date below such a key is the message of the error")
  func dates() throws {
    let decoder = CodableDecoder()
    decoder.dateDecodingStrategy = .iso8601
    let rows = [
      ("token", "expected a date (RFC 3339), found another string"),
      ("name", "Expected date string to be ISO8601-formatted."),
    ]
    for (key, words) in rows {
      let error = #expect(throws: DecodingError.self) {
        try decoder.decode([String: [Date]].self, from: Data(#"{"\#(key)":["hunter2"]}"#.utf8))
      }
      let context = try #require(error?.anyContext)
      #expect(context.debugDescription == words)
      #expect((context.underlyingError as? JSONError)?.isResolved == true)
    }
  }
}
