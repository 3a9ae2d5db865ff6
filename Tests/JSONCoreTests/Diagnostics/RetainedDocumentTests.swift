import Testing

@testable import JSONCore

@Suite("Documents that errors retain")
struct RetainedDocumentTests {
  /// Decodes the member `a` of a text as an integer, and returns the error and whether the document still
  /// exists.
  static func failure(reading text: String) throws -> (error: JSONError, inner: JSONError?, isAlive: Bool) {
    weak var seen: Document?
    var inner: JSONError?
    func read() throws -> JSONError {
      let document = try Document(parsing: text)
      seen = document
      return try #require(throws: JSONError.self) {
        try document.withRoot { (json) throws(JSONError) in
          do throws(JSONError) {
            _ = try json.value(at: "a").int()
          } catch {
            inner = error
            throw error
          }
        }
      }
    }
    let error = try read()
    return (error, inner, seen != nil)
  }

  static let line = #"$.a: expected Int, found string "x" "#

  @Test("An error retains a small document, and resolves its issue on access")
  func small() throws {
    let failure = try Self.failure(reading: #"{"a":"x"}"#)
    #expect(failure.isAlive && failure.error.isResolved)
    #expect(failure.error.description == Self.line + "(line 1, column 6) [type-mismatch]")
    #expect(failure.error.issue.location?.offset == 5)
  }

  @Test("An error that was caught inside the decode stays unchanged")
  func copies() throws {
    let inner = try #require(try Self.failure(reading: #"{"a":"x"}"#).inner)
    #expect(!inner.isResolved)
    #expect(inner.issue.location == nil)
    #expect(inner.description.hasPrefix("expected Int"))
  }

  @Test(
    "An error doesn't retain a large document",
    arguments: [
      #"{"pad":""# + String(repeating: "-", count: 4096) + #"","a":"x"}"#,
      #"{"pad":["# + [String](repeating: "1", count: 1024).joined(separator: ",") + #"],"a":"x"}"#,
    ])
  func large(_ text: String) throws {
    let failure = try Self.failure(reading: text)
    #expect(!failure.isAlive)
    #expect(failure.error.isResolved)
    #expect(
      failure.error.description == Self.line + "(line 1, column \(text.utf8.count - 3)) [type-mismatch]")
  }

  @Test("Concurrent accesses return the same issue")
  func concurrently() async throws {
    let error = try Self.failure(reading: #"{"b":[1,2,3],"a":"x"}"#).error
    let texts = await withTaskGroup(of: String.self) { group in
      for _ in 0..<100 { group.addTask { error.description } }
      return await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(texts == [Self.line + "(line 1, column 18) [type-mismatch]"])
  }

  @Test("A text that isn't JSON is retained, and concurrent accesses return the same excerpt")
  func failedParse() async throws {
    let text = "[1,\n" + String(repeating: " ", count: 5000) + "2,]"
    let error = try syntaxError(text)
    #expect(error.failedParse != nil && error.isResolved)
    let texts = await withTaskGroup(of: String.self) { group in
      for _ in 0..<100 { group.addTask { error.description } }
      return await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(texts == [#"$: trailing comma before "]" (line 2, column 5002) [trailing-comma]"#])
  }
}
