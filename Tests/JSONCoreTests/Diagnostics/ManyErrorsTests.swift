import Testing

@testable import JSONCore

/// Documents that would take hours if the time of an error were proportional to its document.
@Suite("Many errors in one document")
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
    #expect(paths.count == 1000)
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
}
