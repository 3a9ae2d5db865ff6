import DerivedMapping
import Testing

@Mapped
struct PageInfo: Equatable {
  var page: Int
  @Key("per_page") var size: Int = 10
}

@Mapped
struct Results: Equatable {
  var names: [String]
  @Inlined var info: PageInfo
  @Ignored var isCached = false
  @Ignored var note: String?
}

@Mapped
struct Overlapping: Equatable {
  var author: String
  @Inlined var credit: Credit
}

/// Properties that aren't members themselves.
@Suite("Inlined and ignored properties")
struct PartTests {
  @Test("The members of an inlined part are members of the enclosing object")
  func inlined() throws {
    try BothWays.expect(
      #"{"names":["a"],"page":2,"per_page":5}"#, is: Results(names: ["a"], info: PageInfo(page: 2, size: 5)),
      inOnePass: false)
    try BothWays.expect(
      #"{"page":2,"names":[]}"#, is: Results(names: [], info: PageInfo(page: 2, size: 10)),
      written: #"{"names":[],"page":2,"per_page":10}"#, inOnePass: false)
  }

  @Test("A key of both a part and its model is decoded by both, and encoded twice")
  func overlapping() throws {
    try BothWays.expect(
      #"{"author":"a"}"#, is: Overlapping(author: "a", credit: Credit(author: "a")),
      written: #"{"author":"a","author":"a"}"#, inOnePass: false)
  }

  @Test("A missing key of an inlined part is missing in the enclosing object")
  func missing() {
    BothWays.expectError(
      #"{"names":[]}"#, as: Results.self,
      #"missing-key at $: missing key "page" required by Results (Int)"#)
  }

  @Test("An ignored property keeps its value and isn't encoded")
  func ignored() throws {
    let text = #"{"names":[],"page":1,"per_page":1,"isCached":true,"note":"x"}"#
    #expect(try DerivedMapper<Results>().decode(text) == Results(names: [], info: PageInfo(page: 1, size: 1)))
    let results = Results(names: [], info: PageInfo(page: 1, size: 1), isCached: true, note: "x")
    #expect(try DerivedMapper<Results>().encodeToString(results) == #"{"names":[],"page":1,"per_page":1}"#)
  }

  @Test("The keys of an inlined part are known keys if a mapper rejects unknown ones")
  func unknownKeys() throws {
    let mapper = DerivedMapper<Results>().rejectingUnknownKeys()
    #expect(
      try mapper.decode(#"{"names":[],"page":1,"per_page":1}"#)
        == Results(names: [], info: PageInfo(page: 1, size: 1)))
    let error = #expect(throws: JSONError.self) {
      _ = try mapper.decode(#"{"names":[],"page":1,"per_page":1,"isCached":true}"#)
    }
    #expect(
      error.map(BothWays.summary)
        == #"unknown-key at $.isCached: unknown key "isCached" for Results"#)
  }
}
