import Testing

@testable import JSONCore

@Suite("Names of any length")
struct LongNameTests {
  static let long = String(repeating: "a", count: 1000)
  static let shown = "\"" + String(repeating: "a", count: 38) + "…"

  @Test("A long key is cut in messages and advice, and complete in the path")
  func keys() throws {
    let document = try Document(parsing: "{\"\(Self.long)\":{\"b\":1,\"\(Self.long)x\":2}}")
    let missing = document.thrown { (json) throws(JSONError) in
      throw try json.value(at: [Self.long]).error(.missingKey(Self.long, expected: "Int"))
    }
    let issue = try #require(missing?.issue)
    #expect(issue.message == "missing key \(Self.shown), expected Int")
    #expect(issue.advice == ["help: did you mean \(Self.shown)?"])
    #expect(issue.related.map(\.message) == ["similar key \(Self.shown)"])
    #expect(issue.path.components == [.key(Self.long)])
    #expect(issue.kind == .missingKey(Self.long, expected: "Int"))
  }

  @Test("A long name is cut in the message of every kind of issue")
  func kinds() {
    #expect(JSONError(.unknownKey(Self.long)).issue.message == "unknown key \(Self.shown)")
    #expect(JSONError(.duplicateKey(Self.long)).issue.message == "duplicate key \(Self.shown)")
    #expect(JSONError(.keyCollision(Self.long)).issue.message == "key \(Self.shown) is written twice")
    let cut = String(repeating: "a", count: 39) + "…"
    #expect(
      JSONError(.unknownReference(type: "Skill", key: "id", value: Self.long)).issue.message
        == "no Skill with id \(cut)")
    #expect(JSONError(.unknownKey("näh \" x")).issue.message == #"unknown key "näh \" x""#)
  }

  @Test("A long key is cut in the name of the property")
  func property() throws {
    let document = try Document(parsing: "{\"\(Self.long)\":\"x\"}")
    let error = document.thrown { (json) throws(JSONError) in
      do throws(JSONError) {
        _ = try json.value(at: [Self.long]).int()
      } catch {
        throw error.annotated(model: LongNameTests.self, at: json)
      }
    }
    let cut = String(repeating: "a", count: 39) + "…"
    #expect(error?.issue.message == "expected Int for LongNameTests.\(cut), found string \"x\"")
    #expect(error?.issue.property == Self.long)
  }
}
