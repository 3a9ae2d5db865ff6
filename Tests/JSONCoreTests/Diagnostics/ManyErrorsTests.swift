import Testing

@testable import JSONCore

/// Documents that would take hours if the time of an error were proportional to its document, and messages
/// about long names.
@Suite("Many errors in one document, and names of any length")
struct ManyErrorsTests {
  @Test("A key as long as the document is copied once, not for every error below it")
  func longKey() throws {
    let key = String(repeating: "k", count: 1_000_000)
    let list = Array(repeating: "0", count: 1000).joined(separator: ",")
    let document = try Document(parsing: "{\"\(key)\":[\(list)]}")
    var paths: [JSONPath] = []
    var resolver = IssueResolver(document)
    try document.root.object().forEach { member in
      try member.value.array().forEach { element in
        let error = resolver.resolve(element.error(.typeMismatch(expected: "String")))
        paths.append(error.issue.path)
        #expect(error.issue.location?.line == 1)
      }
    }
    #expect(paths.last == JSONPath([.key(key), .index(999)]))
    let shown = String(repeating: "k", count: 39) + "…"
    #expect(paths.last?.description == "$.\(shown)[999]")
  }

  @Test("The value of a key of more than a thousand bytes is hidden without examining the key")
  func hugeName() {
    #expect(!SecretName.matches(String(repeating: "k", count: 1024)))
    #expect(SecretName.matches(String(repeating: "k", count: 1025)))
  }

  @Test("A failed alternative takes time only for its own log entries")
  func deepAlternatives() throws {
    let depth = 400
    let list = Array(repeating: "0", count: 200_000).joined(separator: ",")
    let text = String(repeating: "[", count: depth) + list + String(repeating: "]", count: depth)
    let document = try Document(parsing: text)
    func levels(_ json: JSONValue) throws(JSONError) -> Int {
      try json.oneOf(
        { (json) throws(JSONError) in try json.int() },
        { (json) throws(JSONError) in
          guard let first = try json.array()[0] else { return 1 }
          return 1 + (try levels(first))
        })
    }
    let found = try document.withRoot(by: DecodingRules(rejectsUnknownKeys: true)) {
      (root) throws(JSONError) in try levels(root)
    }
    #expect(found == depth)
  }

  // MARK: Names of any length

  static let long = String(repeating: "a", count: 1000)
  static let shown = "\"" + String(repeating: "a", count: 38) + "…"

  @Test("A long key is cut in messages and advice, and complete in the path")
  func longKeyInMessages() throws {
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
  func longNames() {
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
  func longProperty() throws {
    let error = try Document(parsing: "{\"\(Self.long)\":\"x\"}").thrown { (json) throws(JSONError) in
      do throws(JSONError) {
        _ = try json.value(at: [Self.long]).int()
      } catch {
        throw error.annotated(model: ManyErrorsTests.self, at: json)
      }
    }
    let cut = String(repeating: "a", count: 39) + "…"
    #expect(error?.issue.message == "expected Int for ManyErrorsTests.\(cut), found string \"x\"")
    #expect(error?.issue.property == Self.long)
  }
}
