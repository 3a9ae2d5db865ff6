import MappingTestSupport
import Testing

/// Downloads of one file, until one succeeds, from a server that ends the first response early.
struct DownloadRow: Sendable, CustomTestStringConvertible {
  typealias Step = RawServer.Step

  let name: String
  /// The header fields of the first response, which ends after ``cut`` bytes.
  var fields = ["ETag: \"a\""]
  /// The responses to the following requests.
  let responses: [[Step]]
  /// `Range` of each request.
  let ranges: [String?]
  /// The errors of the downloads before the one that succeeds; empty if one download sends all requests.
  var errors = [FailureRow.truncated]

  var testDescription: String { name }

  static let cut = 40_000

  static let content: [UInt8] = {
    var random = SeededGenerator(seed: 37)
    return (0..<100_000).map { _ in UInt8.random(in: 0...255, using: &random) }
  }()

  /// The content after a change.
  static let changed = content.map { ~$0 }

  /// The script for the first request.
  var first: [Step] { Self.whole(fields, upTo: Self.cut) }

  static func whole(_ fields: [String], _ content: [UInt8] = content, upTo end: Int = content.count) -> [Step]
  {
    [.head("200 OK", fields + ["Content-Length: \(content.count)"]), .send(Array(content[..<end]))]
  }

  static func part(
    _ range: String?, _ fields: [String] = ["ETag: \"a\""], from start: Int = cut,
    to end: Int = content.count,
    length: Int? = nil
  ) -> [Step] {
    let fields =
      fields + ["Content-Length: \(length ?? end - start)"] + (range.map { ["Content-Range: \($0)"] } ?? [])
    return [.head("206 Partial Content", fields), .send(Array(content[start..<end]))]
  }

  private static func unsatisfiable(_ range: String, _ fields: [String]) -> [Step] {
    let fields = fields + ["Content-Range: \(range)", "Content-Length: 4"]
    return [.head("416 Range Not Satisfiable", fields), .text("none")]
  }

  private static let rest = "bytes=40000-"
  /// A date that is old enough.
  private static let date = [
    "Last-Modified: Sun, 06 Nov 1994 08:49:37 GMT", "Date: Sun, 06 Nov 1994 08:50:37 GMT",
  ]
  /// Responses that don't continue what is stored. The body is then requested from its first byte.
  private static let mismatches: [(String, [Step])] = [
    ("a range that can't be satisfied", unsatisfiable("bytes */100000", ["ETag: \"a\""])),
    ("no further bytes of another body", unsatisfiable("bytes */40000", ["ETag: \"b\""])),
    ("no further bytes, without an entity tag", unsatisfiable("bytes */40000", [])),
    ("a part with another first byte", part("bytes 0-99999/100000", from: 0)),
    ("a part with another entity tag", part("bytes 40000-99999/100000", ["ETag: \"b\""])),
    ("a part without its entity tag", part("bytes 40000-99999/100000", [])),
    ("a part without its range", part(nil)),
    ("a part of an unknown length", part("bytes 40000-99999/*")),
    ("a range of another unit", part("lines 40000-99999/100000")),
    ("a range beyond its length", part("bytes 40000-99999/99999")),
    ("a range whose end precedes its beginning", part("bytes 40000-39999/100000")),
    ("a range that isn't a number", part("bytes +40000-99999/100000")),
    ("a compressed part", part("bytes 40000-99999/100000", ["ETag: \"a\"", "Content-Encoding: br"])),
  ]

  static let all: [DownloadRow] =
    [
      DownloadRow(
        name: "the rest", responses: [part("bytes 40000-99999/100000")], ranges: [nil, rest]),
      DownloadRow(
        name: "the rest, in chunks",
        responses: [
          [
            .head(
              "206 Partial Content",
              ["ETag: \"a\"", "Transfer-Encoding: chunked", "Content-Range: Bytes 40000-99999/100000"]),
            .text("EA60\r\n"), .send(Array(content[cut...])), .text("\r\n0\r\n\r\n"),
          ]
        ], ranges: [nil, rest]),
      DownloadRow(
        name: "the whole body", responses: [whole(["ETag: \"a\""])], ranges: [nil, rest]),
      DownloadRow(
        name: "only the next bytes",
        responses: [
          part("bytes 40000-69999/100000", to: 70_000), part("bytes 70000-99999/100000", from: 70_000),
        ],
        ranges: [nil, rest, "bytes=70000-"], errors: [FailureRow.truncated, " → 206" + truncation]),
      DownloadRow(
        name: "a rest that ends early",
        responses: [
          part("bytes 40000-99999/100000", to: 90_000, length: 60_000),
          part("bytes 90000-99999/100000", from: 90_000),
        ],
        ranges: [nil, rest, "bytes=90000-"], errors: [FailureRow.truncated, " → 206" + truncation]),
      DownloadRow(
        name: "a rest that is longer than its range",
        responses: [part("bytes 40000-49999/100000", to: 60_000), whole(["ETag: \"a\""])],
        ranges: [nil, rest, nil], errors: [FailureRow.truncated, " → 206" + truncation]),
      DownloadRow(
        name: "an error in between",
        responses: [
          [.head("503 Service Unavailable", ["Content-Length: 0"])], part("bytes 40000-99999/100000"),
        ],
        ranges: [nil, rest, rest], errors: [FailureRow.truncated, " → 503: Service Unavailable"]),
      DownloadRow(
        name: "a redirect",
        responses: [
          [.head("302 Found", ["Location: /moved", "Content-Length: 0"])], part("bytes 40000-99999/100000"),
        ],
        ranges: [nil, rest, rest]),
      DownloadRow(
        name: "a part that wasn't requested", fields: [],
        responses: [part("bytes 40000-99999/100000"), whole([])],
        ranges: [nil, nil, nil], errors: [FailureRow.truncated, FailureRow.malformedPart]),
      DownloadRow(
        name: "a date as the validator", fields: date,
        responses: [part("bytes 40000-99999/100000", ["Last-Modified: Sun, 06 Nov 1994 08:49:37 GMT"])],
        ranges: [nil, rest], errors: []),
      DownloadRow(
        name: "a part without its date", fields: date,
        responses: [part("bytes 40000-99999/100000", [])], ranges: [nil, rest], errors: []),
      DownloadRow(
        name: "a part with another date", fields: date,
        responses: [
          part("bytes 40000-99999/100000", ["Last-Modified: Sun, 06 Nov 1994 08:49:38 GMT"]), whole([]),
        ], ranges: [nil, rest, nil], errors: []),
      DownloadRow(
        name: "a date of an earlier download", fields: date, responses: [whole(date)], ranges: [nil, nil]),
      DownloadRow(
        name: "a date that is too recent",
        fields: ["Last-Modified: Sun, 06 Nov 1994 08:49:37 GMT", "Date: Sun, 06 Nov 1994 08:50:36 GMT"],
        responses: [whole([])], ranges: [nil, nil], errors: []),
    ]
    + mismatches.map { name, steps in
      DownloadRow(name: name, responses: [steps, whole(["ETag: \"a\""])], ranges: [nil, rest, nil])
    }
    + [("a weak entity tag", ["ETag: W/\"a\""]), ("no validator", [])].map { name, fields in
      DownloadRow(name: name, fields: fields, responses: [whole([])], ranges: [nil, nil])
    }

  private static let truncation = String(FailureRow.truncated.dropFirst(" → 200".count))
}

extension FailureRow {
  static let malformedPart = " → 206" + malformed
}
