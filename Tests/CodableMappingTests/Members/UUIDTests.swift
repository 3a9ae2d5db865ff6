import CodableMapping
import Foundation
import Testing

private struct Device: Codable {
  var id: UUID
  var peers: [UUID]
  var spare: UUID?
}

@Suite("Strings that aren't UUIDs")
struct UUIDTests {
  static let good = "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"

  static let rows = [
    #"{"id":"x","peers":[]}"#: #"$.id: expected a UUID for Device.id, found "x" (line 1, column 7)"#,
    #"{"id":"\#(good)","peers":["\#(good)","\#(good)0"]}"#:
      #"$.peers[1]: expected a UUID for Device.peers, found "\#(good)0" (line 1, column 94)"#,
    #"{"id":"\#(good)","peers":[],"spare":""}"#:
      #"$.spare: expected a UUID for Device.spare, found "" (line 1, column 65)"#,
  ]

  @Test("A string that isn't a UUID is an invalid format", arguments: rows)
  func format(text: String, issue: String) throws {
    let error = #expect(throws: JSONError.self) { try CodableMapper<Device>().decode(text) }
    #expect(error?.description == issue + " [invalid-format]")
    #expect(error?.issue.kind == .invalidFormat(expected: .uuid, reason: ""))
    let data = Data(text.utf8)
    let outcome = Outcome { try CodableDecoder().decode(Device.self, from: data) }
    #expect(outcome == Outcome { try JSONDecoder().decode(Device.self, from: data) })
  }

  @Test("All strings that aren't UUIDs are reported with all issues")
  func all() {
    let error = #expect(throws: JSONError.self) {
      try CodableMapper<Device>().array.reportingAllIssues().decode(
        #"[{"id":"x","peers":["y",7],"spare":true},{"id":null,"peers":["z"]}]"#)
    }
    #expect(
      error?.issues.map { "\($0.path) \($0.code)" } == [
        "$[0].id invalid-format", "$[0].peers[0] invalid-format", "$[0].peers[1] type-mismatch",
        "$[0].spare type-mismatch", "$[1].id unexpected-null", "$[1].peers[0] invalid-format",
      ])
    #expect(error?.isTruncated == false)
  }
}
