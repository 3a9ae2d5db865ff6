import MappableMapping
import Testing

struct Catalogue: Mappable {
  var items = LossyArray<Item>(dropped: [])
  init?(map: Map) {}
  mutating func mapping(map: Map) { items <- map["items"] }
}

@Suite("Lossy arrays of models")
struct LossyArrayTests {
  @Test("A lossy array can be the root of a document, also by ObjectMapper's rules")
  func roots() throws {
    let strict = MappableMapper<LossyArray<Item>>()
    for mapper in [strict, strict.lenient] {
      let items = try mapper.decode(#"[{"id":1},{"refused":true},5,{"id":2}]"#)
      #expect(items.elements == [Item(1), Item(2)])
      #expect(
        items.dropped.map { "\($0.index) \($0.error)" } == [
          "1 $[1]: Item can't be created from this object (line 1, column 11) [custom]",
          "2 $[2]: expected an object for Item, found 5 (line 1, column 28) [type-mismatch]",
        ])
      #expect(try mapper.encodeToString(items) == #"[{"id":1},{"id":2}]"#)
      let error = #expect(throws: JSONError.self) { try mapper.decode("5") }
      #expect(error?.description == "$: expected an array, found 5 (line 1, column 1) [type-mismatch]")
    }
  }

  @Test("A report has the skipped elements")
  func report() {
    let (catalogue, errors) = Mapper<Catalogue>().reporting {
      $0.map(JSONString: #"{"items":[{"id":1},{"refused":1},5,{"id":"x"}]}"#)
    }
    #expect(catalogue?.items.elements == [Item(1), Item(0)])
    #expect(
      errors?.issues.map(\.description) == [
        "$.items[1]: Item can't be created from this object (line 1, column 20) [custom]",
        "$.items[2]: expected an object for Item, found 5 (line 1, column 34) [type-mismatch]",
        #"$.items[3].id: expected Int for Item.id, found string "x" (line 1, column 42) [type-mismatch]"#,
      ])
  }
}
