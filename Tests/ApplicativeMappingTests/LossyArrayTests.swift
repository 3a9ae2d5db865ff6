import ApplicativeMapping
import MappingTestSupport
import Testing

private struct Item: Decodable, JSONObjectWritable, Hashable {
  var id: Int
  var name: String?

  static func decode(_ json: JSON) -> Decoded<Item> {
    curry(Item.init) <^> json <| "id" <*> (json <|? "name")
  }

  func writeMembers(to writer: inout JSONWriter) throws(JSONError) {
    try writer.put("id", id)
    try writer.put("name", name)
  }
}

private struct Catalogue: Decodable, JSONObjectWritable {
  var items: LossyArray<Item>
  var more: LossyArray<Item>?
  var year: Int

  static func decode(_ json: JSON) -> Decoded<Catalogue> {
    curry(Catalogue.init) <^> json <| "items" <*> (json <|? "more") <*> json <| "year"
  }

  func writeMembers(to writer: inout JSONWriter) throws(JSONError) {
    try writer.put("items", items)
    try writer.put("more", more)
    try writer.put("year", year)
  }
}

extension LossyArray {
  /// The indices and errors of the dropped elements.
  fileprivate var reports: [String] { dropped.map { "\($0.index) \($0.error)" } }
}

@Suite("Lossy arrays")
struct LossyArrayTests {
  private let mapper = ApplicativeMapper<Catalogue>()

  @Test("Properties are decoded and encoded")
  func properties() throws {
    let catalogue = try mapper.decode(
      #"{"items":[{"id":1},{"id":"x","name":7},5,{"id":2}],"more":[null,{"id":3,"name":"c"}],"year":1999}"#)
    #expect(catalogue.items.elements == [Item(id: 1), Item(id: 2)])
    #expect(
      catalogue.items.reports == [
        #"1 $.items[1].id: expected Int for Item.id, found string "x" (line 1, column 26) [type-mismatch]"#,
        "2 $.items[2]: expected an object for Item, found 5 (line 1, column 40) [type-mismatch]",
      ])
    #expect(catalogue.more?.elements == [Item(id: 3, name: "c")])
    #expect(
      catalogue.more?.reports == [
        "0 $.more[0]: expected an object for Item, found null (line 1, column 60) [unexpected-null]"
      ])
    #expect(
      try mapper.encodeToString(catalogue)
        == #"{"items":[{"id":1},{"id":2}],"more":[{"id":3,"name":"c"}],"year":1999}"#)
    #expect(try mapper.decode(#"{"items":[],"more":null,"year":1}"#).more == nil)
  }

  @Test(
    "A dropped element isn't an issue, but a value that isn't an array is",
    arguments: [
      #"{"items":[{"id":"x"},{}],"year":"y"}"#:
        [#"$.year: expected Int for Catalogue.year, found string "y" (line 1, column 33) [type-mismatch]"#],
      #"{"items":{"id":1},"more":[{}],"year":1}"#: [
        "$.items: expected an array for Catalogue.items, found an object (line 1, column 10) [type-mismatch]"
      ],
      #"{"items":[1],"more":2,"year":null}"#: [
        "$.more: expected an array for Catalogue.more, found 2 (line 1, column 21) [type-mismatch]",
        "$.year: expected Int for Catalogue.year, found null (line 1, column 30) [unexpected-null]",
      ],
    ])
  func issues(_ json: String, _ expected: [String]) throws {
    #expect(thrown { try mapper.decode(json) }?.description == expected.first)
    let all = thrown { try mapper.reportingAllIssues().decode(json) }
    #expect(all?.issues.map { JSONError(issues: [$0]).description } == expected)
  }
}
