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
    #expect(error?.issue.kind == .invalidFormat(expected: .uuid, reason: "") && error?.isTruncated == false)
  }
}
