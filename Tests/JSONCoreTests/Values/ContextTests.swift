import Testing

@testable import JSONCore

@Suite struct ContextTests {
  private protocol Catalogue: Sendable { var size: Int { get } }
  private struct Skills: Catalogue { var size: Int }
  private final class Store: Catalogue { let size = 3 }

  @Test("A document has no context by default")
  func absentByDefault() throws {
    let document = try Document(parsing: "[1]")
    #expect(document.root.context(Int.self) == nil)
    #expect(document.root.anyContext == nil)
  }

  @Test("A context is found as its own type and as a protocol to which it conforms")
  func types() throws {
    let document = try Document(parsing: #"{"a":[{"b":1}]}"#)
    try document.root.withContext(Skills(size: 7)) { json in
      let inner = try json.value(at: "a[0].b")
      #expect(inner.context(Skills.self)?.size == 7)
      #expect(inner.context((any Catalogue).self)?.size == 7)
      #expect(inner.context(Store.self) == nil)
      #expect(inner.context(Int.self) == nil)
      #expect((inner.anyContext as? Skills)?.size == 7)
      #expect(try json.object().context(Skills.self)?.size == 7)
    }
    #expect(document.root.context(Skills.self) == nil)
  }

  @Test("A context is lent to a closure as its own type and as a protocol to which it conforms")
  func lent() throws {
    let document = try Document(parsing: "1")
    #expect(document.root.context(Store.self) { $0.size } == nil)
    document.root.withContext(Store()) { json in
      #expect(json.context(Store.self) { $0.size } == 3)
      #expect(json.context((any Catalogue).self) { $0.size } == 3)
      #expect(json.context(Skills.self) { $0.size } == nil)
    }
    document.root.withContext([1, 2]) { json in
      let kept = json.context([Int].self) { numbers in copy numbers }
      #expect(kept == [1, 2])
      #expect(throws: JSONError.self) {
        try json.context([Int].self) { (_) throws(JSONError) -> Int in throw JSONError(.custom("refused")) }
      }
    }
  }

  @Test("A context that is passed as a protocol, an optional or a class is found as its own type")
  func existentials() throws {
    let document = try Document(parsing: "1")
    let catalogue: any Catalogue = Skills(size: 5)
    document.root.withContext(catalogue) { json in
      #expect(json.context((any Catalogue).self)?.size == 5)
      #expect(json.context(Skills.self)?.size == 5)
    }
    document.root.withContext(Store()) { json in
      #expect(json.context(Store.self)?.size == 3)
      #expect(json.context((any Catalogue).self)?.size == 3)
    }
    document.root.withContext(Optional<Int>.none) { json in
      #expect(json.context(Int.self) == nil)
    }
  }

  @Test("An inner context hides the outer one during its call only")
  func nested() throws {
    let document = try Document(parsing: "[1]")
    document.root.withContext(1) { outer in
      outer.withContext("two") { inner in
        #expect(inner.context(String.self) == "two")
        #expect(inner.context(Int.self) == nil)
      }
      #expect(outer.context(Int.self) == 1)
      #expect(outer.context(String.self) == nil)
    }
  }

  @Test("A thrown error is passed on, and resolved outside")
  func errors() throws {
    let error = try Document(parsing: "[true]").thrown { json throws(JSONError) in
      try json.withContext(1) { json throws(JSONError) in try [Int].read(json) }
    }
    #expect(error?.description == "$[0]: expected Int, found true (line 1, column 2) [type-mismatch]")
  }
}
