import CodableMapping
import Foundation
import Testing

private struct Item: Codable, Equatable {
  var id: Int
  var tags: [String]
}

private struct Box: Codable {
  var items: LossyArray<Item>
  var counts: [Int: LossyArray<Int>]?
}

/// Throws its own errors.
private struct Even: Decodable {
  enum CodingKeys: CodingKey { case value }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let value = try container.decode(Int.self, forKey: .value)
    if value < 0 { throw JSONError(.custom("negative")) }
    if value > 9 { throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "large")) }
    guard value % 2 == 0 else { throw container.error(.transformFailed("odd"), forKey: .value) }
  }
}

@Suite("Lossy arrays of Codable values")
struct LossyArrayTests {
  private func reports<Element>(_ array: LossyArray<Element>) -> [String] {
    array.dropped.map { "\($0.index) \($0.error)" }
  }

  @Test("With Foundation's decoder, reports have the path and the kind that was found")
  func foundation() throws {
    let numbers = try JSONDecoder().decode(
      LossyArray<Int>.self, from: Data(#"[1,"x",2,null,{},[],2.5]"#.utf8))
    #expect(numbers.elements == [1, 2])
    #expect(
      reports(numbers) == [
        "1 $[1]: expected Int, found a string [type-mismatch]",
        "3 $[3]: expected Int, found null [unexpected-null]",
        "4 $[4]: expected Int, found an object [type-mismatch]",
        "5 $[5]: expected Int, found an array [type-mismatch]",
        #"6 $[6]: numberIsNotRepresentableInSwift(parsed: "2.5") [custom]"#,
      ])
    let text = """
      {"items":[{"id":1,"tags":["a"]},{"id":"x","tags":[]},{"tags":[]},null,{"id":2,"tags":["a",true]},7,
      {"id":3,"tags":{"Index 0":"b"}}],"counts":{"5":["x"]}}
      """
    let box = try JSONDecoder().decode(Box.self, from: Data(text.utf8))
    #expect(box.items.elements == [Item(id: 1, tags: ["a"])])
    #expect(
      reports(box.items) == [
        "1 $.items[1].id: expected Int, found a string [type-mismatch]",
        #"2 $.items[2]: missing key "id", expected a value [missing-key]"#,
        "3 $.items[3]: expected an object, found null [unexpected-null]",
        "4 $.items[4].tags[1]: expected String, found a boolean [type-mismatch]",
        "5 $.items[5]: expected an object, found a number [type-mismatch]",
        "6 $.items[6].tags: expected an array, found an object [type-mismatch]",
      ])
    #expect(
      box.counts.map { reports($0[5] ?? []) } == [
        #"0 $.counts["5"][0]: expected Int, found a string [type-mismatch]"#
      ])
    #expect(box.items.dropped.allSatisfy { $0.error.issue.location == nil })
  }

  @Test("Decoding all elements in one call has the same reports as decoding them one by one")
  func mapper() throws {
    let text = #"[{"id":1,"tags":["a"]},{"id":2,"tags":[3]},null,7,{"tags":[]},{"id":3,"tags":[]}]"#
    let mapper = CodableMapper<Item>()
    let lossy: CodableMapper<LossyArray<Item>> = mapper.lossyArray
    let array = try lossy.decode(text)
    let each = try lossyArray(of: mapper).decode(text)
    #expect(array.elements == [Item(id: 1, tags: ["a"]), Item(id: 3, tags: [])])
    #expect(array.dropped == each.dropped && array == each)
    #expect(array.dropped.map(\.index) == [1, 2, 3, 4])
    #expect(try lossy.encodeToString(array) == #"[{"id":1,"tags":["a"]},{"id":3,"tags":[]}]"#)
    for text in ["{}", "[[", "7", "null"] {
      let error = #expect(throws: JSONError.self) { try lossy.decode(text) }
      let other = #expect(throws: JSONError.self) { try lossyArray(of: mapper).decode(text) }
      #expect(error == other && error?.issue.model == nil)
    }
    let numbers = try CodableMapper<Int>().lossyArray.decode("[1,2,true,3.5,4]")
    #expect(numbers.elements == [1, 2, 4])
    #expect(numbers.dropped.map(\.error.issue.code) == [.typeMismatch, .fractionalNumber])
    #expect(try CodableMapper<Int>().lossyArray.decode("[1,2]") == [1, 2])
  }

  /// The lossy array of any mapping, instead of the mapper's own.
  private func lossyArray<Field: MappingConfigured>(of mapping: Field) -> LossyArrayMapping<Field> {
    mapping.lossyArray
  }

  @Test("With Foundation's decoder, reports have the errors of the models")
  func ownErrors() throws {
    let even = try JSONDecoder().decode(
      LossyArray<Even>.self, from: Data(#"[{"value":2},{"value":3},{"value":-1},{"value":10}]"#.utf8))
    #expect(
      reports(even) == [
        "1 $[1].value: odd [transform-failed]", "2 $[2]: negative [custom]", "3 $[3]: large [custom]",
      ])
    let data = try JSONDecoder().decode([String: LossyArray<Data>].self, from: Data(#"{"pin":["*"]}"#.utf8))
    #expect(reports(data["pin"] ?? []) == ["0 $.pin[0]: ••• [custom]"])
  }
}
