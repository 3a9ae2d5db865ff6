import JSONMapping
import ManualMapping
import Testing

@Suite("Locations of errors that are thrown without one")
struct PlaceTests {
  private struct Inner: ManualDecodable {
    init(json: JSONObject) throws(JSONError) { throw JSONError(.custom("no")) }
  }

  /// A field that throws an error without a location.
  private struct Field: JSONMapping.Decoding {
    func decode(_ json: JSONValue) throws(JSONError) -> Int { throw JSONError(.custom("never")) }
  }

  private struct Outer: ManualDecodable {
    init(json: JSONObject) throws(JSONError) {
      if json["inner"] != nil { let _: Inner = try json["inner"] }
      let _: Int = try json["field", as: Field()]
    }
  }

  @Test(
    "An error that is thrown without a location gets that of the model or member",
    arguments: [
      (#"[{"inner":{}}]"#, "$[0].inner: no (line 1, column 11) [custom]"),
      (#"[{"field":1}]"#, "$[0].field: never (required by Outer.field) (line 1, column 11) [custom]"),
    ])
  func places(text: String, description: String) {
    let error = #expect(throws: JSONError.self) { try ManualMapper<Outer>().array.decode(text) }
    #expect(error?.description == description)
  }
}
