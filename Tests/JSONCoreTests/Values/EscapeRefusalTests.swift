import MappingTestSupport
import Testing

/// The compiler rejects code in which a handle would outlive its document.
@Suite struct EscapeRefusalTests {
  static let snippets: [(name: String, code: String, isAccepted: Bool)] = [
    ("used in place", "func f(_ d: Document) throws -> Int { try d.root.array().count }", true),
    (
      "passed on",
      "func f(_ v: JSONValue) throws -> Int { try g(v) }; func g(_ v: JSONValue) throws -> Int { try v.int() }",
      true
    ),
    ("returned", "func f(_ d: Document) -> JSONValue { d.root }", false),
    (
      "returned of a local document",
      "func f() throws -> JSONValue { let d = try Document(parsing: \"1\"); return d.root }", false
    ),
    ("stored in a class", "final class C { var v: JSONValue; init(_ v: JSONValue) { self.v = v } }", false),
    ("stored in a struct", "struct S { var v: JSONValue }", false),
    ("put into an array", "func f(_ d: Document) -> Int { let a = [d.root]; return a.count }", false),
    (
      "returned from a closure",
      "func f(_ d: Document) throws { let v: JSONValue = try d.withRoot { $0 }; _ = v }", false
    ),
    ("captured by an escaping closure", "func f(_ v: JSONValue) -> () -> Bool { { v.isNull } }", false),
    (
      "stored in a global",
      "nonisolated(unsafe) var v: JSONValue? = nil; func f(_ d: Document) { v = d.root }", false
    ),
    ("an element that outlives the array", "func f(_ a: JSONArray) -> JSONValue? { a[0] }", false),
  ]

  @Test("The compiler rejects code that lets a handle escape", arguments: snippets.indices)
  func judges(_ index: Int) throws {
    let (name, code, isAccepted) = EscapeRefusalTests.snippets[index]
    let ending = try SwiftCompiler().check(texts: ["import JSONCore\n\(code)\n"])
    #expect((ending.status == 0) == isAccepted, "\(name): \(ending.output)")
    // The error is about the lifetime, not about a mistake in the snippet.
    let reasons = ["Escapable", "lifetime", "escape"]
    #expect(isAccepted || reasons.contains { ending.output.contains($0) }, "\(name): \(ending.output)")
  }
}
