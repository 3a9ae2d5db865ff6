import JSONCore
import Testing

private struct Owner {}
private struct Mark: Error, Equatable { var number: Int }

@Suite("Issue sink")
struct IssueSinkTests {
  static let text = #"{"a":[1,2],"b":{"c":3}}"#

  @Test("takes what is noted where there is room for it")
  func room() throws {
    let document = try Document(parsing: Self.text)
    let root = document.root
    root.note(.custom("lost"))
    let isMade = root.sink != nil
    #expect(!isMade)
    root.withPlaceForSink { (json) in
      let before = json.sink?.count
      #expect(before == 0)
      json.note(.custom("one"), as: Mark(number: 1))
      json.note(json.mismatch(expected: "Int"))
      let kinds = json.sink?.kinds
      #expect(kinds == [.custom("one"), .typeMismatch(expected: "Int")])
      let marks = [1, 2].map { json.sink?.position(of: Mark(number: $0)) }
      #expect(marks == [0, nil])
      json.sink?.truncate(to: 1)
      let left = json.issueCount
      #expect(left == 1)
    }
    root.withSink { (json, sink) in
      json.note(.custom("two"))
      #expect(sink.count == 1)
    }
  }

  @Test("names the model of what is below it and of what is about it as a whole")
  func models() throws {
    let document = try Document(parsing: Self.text)
    try document.root.withPlaceForSink { (json) throws(JSONError) in
      let a = try json.value(at: "a")
      let b = try json.value(at: "b")
      a.note(.custom("outside"))
      b.note(.missingKey("d", expected: "Int"))
      b.note(.typeMismatch(expected: "String"))
      b.note(.typeMismatch(expected: "an object"))
      try b.value(at: "c").note(.custom("below"))
      for position in 0..<json.issueCount where json.sink?.isNamed(position, after: b) == true {
        json.sink?.name(position, Owner.self, at: b)
      }
      let models = (0..<json.issueCount).map { json.sink?.error(at: $0).resolved(at: json).issue.model }
      #expect(models == [nil, "Owner", nil, "Owner", "Owner"])
    }
  }

  @Test("keeps the place of a noted error")
  func places() throws {
    let document = try Document(parsing: Self.text)
    try document.root.withPlaceForSink { (json) throws(JSONError) in
      json.note(try json.value(at: "a[1]").mismatch(expected: "String"))
      json.note(JSONError(.custom("placeless")))
      let texts = (0..<json.issueCount).map { json.sink?.error(at: $0).resolved(at: json).description }
      #expect(
        texts == [
          "$.a[1]: expected String, found 2 (line 1, column 9) [type-mismatch]",
          "$: placeless (line 1, column 1) [custom]",
        ])
    }
  }

  /// A failure whose content is shared by its copies, and equal in others.
  private indirect enum Name: Error, Equatable { case text(String) }

  @Test("recognizes a failure by its identity")
  func identity() throws {
    let document = try Document(parsing: Self.text)
    let root = document.root
    root.withPlaceForSink { (json) in
      let names = (0..<3).map { _ in Name.text("same") }
      json.note(.custom("none"))
      for name in names { json.note(.custom("some"), as: name) }
      let positions = names.map { json.sink?.position(of: $0) }
      #expect(positions == [1, 2, 3])
      let unknown = json.sink?.position(of: Name.text("same"))
      #expect(unknown == nil)
      let other = Name.text("other")
      json.sink?.rename(2, other)
      let renamed = [json.sink?.position(of: names[1]), json.sink?.position(of: other)]
      #expect(renamed == [nil, 2])
      json.sink?.truncate(to: 0)
      let forgotten = names.map { json.sink?.position(of: $0) }
      #expect(forgotten == [nil, nil, nil])
    }
  }

  @Test("An error is looked into only if it is of the very type")
  func exactly() {
    #expect(exactError(Mark(number: 3), as: Mark.self)?.number == 3)
    #expect(exactError(Name.text("a"), as: Mark.self) == nil)
    #expect(exactError(Name.text("a"), as: Name.self) == .text("a"))
  }

  @Test("An error is told from an equal one")
  func same() {
    let errors: [any Error] = [Mark(number: 3), Mark(number: 3), Name.text("a")]
    for left in errors.indices {
      for right in errors.indices { #expect(isSame(errors[left], errors[right]) == (left == right)) }
    }
  }

  @Test("A member is found without an error for what is no object")
  func members() throws {
    let document = try Document(parsing: Self.text)
    let root = document.root
    let key = "b"
    let isObject = [root.isObject, root.member(key)?.isObject, root.member("a")?.isObject]
    #expect(isObject == [true, true, false])
    let kinds = [root.member("a")?.kind, root.member("x")?.kind, root.member("a")?.member("b")?.kind]
    #expect(kinds == [.array, nil, nil])
    let dynamic = root.member("a")?.member(key)?.kind
    #expect(dynamic == nil)
  }

  @Test("What a failed alternative has noted is forgotten")
  func alternatives() throws {
    let document = try Document(parsing: Self.text)
    try document.root.withPlaceForSink { (json) throws(JSONError) in
      json.note(.custom("before"))
      let value: Int = try json.oneOf(
        { (json) throws(JSONError) in
          json.note(.custom("lost"))
          throw json.mismatch(expected: "Int")
        },
        { (json) throws(JSONError) in
          json.note(.custom("kept"))
          return 1
        })
      #expect(value == 1)
      let kinds = json.sink?.kinds
      #expect(kinds == [.custom("before"), .custom("kept")])
    }
  }
}
