import JSONMapping
import ManualMapping
import Testing

@Suite("Custom fields")
struct OwnFieldTests {
  @Test(
    "An error of a custom field names the model and the property, with every strategy",
    arguments: [
      #""custom""#:
        "$.stars: that is no count of stars (required by Repo.stars) (line 1, column 21) [custom]",
      #""without a place""#:
        "$.stars: That is no count of stars. (required by Repo.stars) (line 1, column 21) [custom]",
      #""transform""#:
        "$.stars: the stars went out (required by Repo.stars) (line 1, column 21) [transform-failed]",
      #""mismatch""#:
        #"$.stars: expected a count of stars for Repo.stars, found string "mismatch" (line 1, column 21) [type-mismatch]"#,
      #""format""#:
        #"$.stars: expected a count of stars for Repo.stars, found "format" (line 1, column 21) [invalid-format]"#,
      #""range""#:
        #"$.stars: "range" does not fit in Int8 for Repo.stars (line 1, column 21) [number-out-of-range]"#,
      "5": "$.stars: expected String for Repo.stars, found 5 (line 1, column 21) [type-mismatch]",
      #"{"count":"x"}"#:
        #"$.stars.count: expected Int for Repo.stars.count, found string "x" (line 1, column 30) [type-mismatch]"#,
      "{}": #"$.stars: missing key "count" required by Repo (a value) (line 1, column 21) [missing-key]"#,
    ])
  func decoding(_ stars: String, _ text: String) {
    for (name, mapping) in mappers(of: Repo.self) {
      let error = #expect(throws: JSONError.self, "\(name)") {
        try mapping.decode(#"{"name":"a","stars":"# + stars + "}")
      }
      #expect(error?.description == text, "\(name)")
      #expect(error?.issue.model == "Repo", "\(name)")
    }
  }

  @Test("A missing key of a field names the type of the field's values")
  func missing() {
    for (name, mapping) in mappers(of: Repo.self) {
      let error = #expect(throws: JSONError.self, "\(name)") { try mapping.decode(#"{"name":"a"}"#) }
      #expect(
        error?.description
          == #"$: missing key "stars" required by Repo (Int) (line 1, column 1) [missing-key]"#, "\(name)")
    }
  }

  @Test("Hiding values hides the message, and preserves model and property")
  func hidden() throws {
    let error = try #require(
      #expect(throws: JSONError.self) { try ManualMapper<Repo>().decode(#"{"name":"a","stars":"custom"}"#) })
    #expect(
      error.withoutValues.description == "$.stars: ••• (required by Repo.stars) (line 1, column 21) [custom]")
  }

  @Test("Encoding doesn't depend on whether a key is required")
  func writing() {
    let error = #expect(throws: JSONError.self) { try ManualMapper<Repo>().encode(Repo(name: "a", stars: 1)) }
    #expect(error?.description == "$.stars: stars are not written [custom]")
  }
}
