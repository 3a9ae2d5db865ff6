import ManualMapping
import Testing

/// A model with values of unknown structure.
private struct Page: ManualMappable, Equatable {
  var title: String
  var extra: OwnedJSON
  var more: OwnedJSON?
  var all: [String: OwnedJSON]

  init(json: JSONObject) throws(JSONError) {
    title = try json["title"]
    extra = try json["extra"]
    more = try json["more"]
    all = try json["all", default: [:]]
  }

  func writeMembers(to json: inout JSONWriter) throws(JSONError) {
    try json.put("title", title)
    try json.put("extra", extra)
    try json.put("more", more)
    try json.put("all", all)
  }
}

@Suite("Values that a model stores unchanged")
struct OwnedValueTests {
  @Test(
    "Values that a model stores unchanged are members like others, and are encoded as they were decoded",
    arguments: [
      #"{"title":"a","extra":{"b":[1,2.5,null]},"all":{}}"#,
      #"{"title":"a","extra":null,"more":"x","all":{"y":[true]}}"#,
    ])
  func roundTrip(text: String) throws {
    let mapper = ManualMapper<Page>()
    let page = try mapper.decode(text)
    #expect(try mapper.encodeToString(page) == text)
    // Every key of such a value is known.
    #expect(try mapper.rejectingUnknownKeys().decode(text) == page)
  }

  @Test("A missing value is an error")
  func missing() {
    let error = #expect(throws: JSONError.self) { try ManualMapper<Page>().decode(#"{"title":"a"}"#) }
    #expect(
      error?.description
        == #"$: missing key "extra" required by Page (OwnedJSON) (line 1, column 1) [missing-key]"#)
  }
}
