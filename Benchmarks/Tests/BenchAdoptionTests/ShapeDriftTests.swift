import BenchAdoption
import Testing

@Suite("The drift of samples") struct ShapeDriftTests {
  private func drift(_ old: String, _ new: String) throws -> ShapeDrift {
    try ShapeDrift(
      from: [SampleText(path: "old.json", bytes: Array(old.utf8))],
      to: [SampleText(path: "new.json", bytes: Array(new.utf8))])
  }

  private static let levels = #"[{"x":"low"},{"x":"high"},{"x":"low"},{"x":"high"}]"#
  private static let second = #"{"x":"2024-01-02T03:04:05Z"}"#
  private static let tags = #"[{"type":"a","x":1,"y":1},{"type":"b","u":"t","v":2}"#

  /// Old and new samples, and the report without its last line.
  static let rows: [(String, String, String)] = [
    (#"[{"x":1},{"y":2}]"#, #"[{"y":3},{"x":4}]"#, ""),
    (#"{"x":1}"#, #"{"x":1,"y":2}"#, "ignored: $.y is new, in 1 of 1 objects"),
    (#"{"x":1}"#, "{}", "noticed: $.x is gone"), (#"[{"x":1},{}]"#, "[{}]", "ignored: $[*].x is gone"),
    (#"[{"x":1}]"#, #"[{"x":1},{}]"#, "noticed: $[*].x is absent from 1 of 2 objects"),
    (#"[{"x":null}]"#, #"[{},{"x":null}]"#, "ignored: $[*].x is absent from 1 of 2 objects"),
    (#"[{"x":1}]"#, #"[{"x":1},{"x":null}]"#, "noticed: $[*].x is null in 1 of 2"),
    (#"[{"x":1},{}]"#, #"[{"x":null},{}]"#, "ignored: $[*].x is null in 1 of 1"),
    (#"{"x":[1]}"#, #"{"x":[1,null]}"#, "noticed: $.x[*] is null in 1 of 2"),
    (#"{"x":1}"#, #"{"x":"1"}"#, "noticed: $.x was a number, is a string"),
    (#"[{"x":1},{"x":"1"}]"#, #"[{"x":[]}]"#, "ignored: $[*].x was a number or a string, is an array"),
    (#"{"x":null}"#, #"{"x":1}"#, "ignored: $.x was always null, is a number"),
    (#"{"x":1}"#, #"{"x":1.5}"#, "noticed: $.x was an integer, is a number with a fraction or more digits"),
    (#"{"x":1.5}"#, #"{"x":1}"#, ""), (levels, #"[{"x":"low"}]"#, ""),
    (levels, #"[{"x":"low"},{"x":"mid"}]"#, #"noticed: $[*].x has new values: "mid""#),
    (
      second, #"{"x":"2024-01-02T03:04:05+01:00"}"#,
      "noticed: $.x was a date in UTC with seconds, is a date with an offset or other digits"
    ),
    (#"{"x":"2024-01-02"}"#, #"{"x":"02.01.2024"}"#, "noticed: $.x was a day, is another text"),
    (#"{"at":1700000000}"#, #"{"at":1700000000000}"#, "noticed: $.at was seconds, is milliseconds"),
    (#"{"x":"12.5"}"#, #"{"x":"12"}"#, ""),
    (#"{"x":"12.5"}"#, #"{"x":"12,5"}"#, "noticed: $.x was a number in a string, is another text"),
    (#"{"x":"https://example.com/a"}"#, #"{"x":"/a"}"#, "noticed: $.x was a URL, is another text"),
    (#"{"x":{"17":1,"18":2}}"#, #"{"x":{"19":"a"}}"#, "noticed: $.x.* was a number, is a string"),
    (tags + "]", tags + #",{"type":"c","w":1}]"#, #"noticed: $[*].type has new values: "c""#),
    (
      tags + "]", tags.replacing(#""y":1"#, with: #""y":"z""#) + "]",
      #"noticed: $[*].y was a number, is a string, where type is "a""#
    ),
    ("{\"x\":1}\n{\"x\":2}\n", "{\"x\":1}\n{}\n", "noticed: $.x is absent from 1 of 2 objects"),
  ]

  @Test("Each change is reported at its place", arguments: rows.indices)
  func changes(row: Int) throws {
    let (old, new, line) = Self.rows[row]
    let drift = try drift(old, new)
    #expect(drift.text.split(separator: "\n").dropLast().joined() == line)
    #expect(drift.isNoticed == line.hasPrefix("noticed"))
    for text in [old, new] { #expect(try self.drift(text, text).changes.isEmpty) }
  }
}
