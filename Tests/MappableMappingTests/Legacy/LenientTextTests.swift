import Foundation
import MappableMapping
import Testing

@Suite("Text that JSONSerialization accepts")
struct LenientTextTests {
  let mapper = Mapper<Item>()
  static let mark = "\u{FEFF}"

  @Test("A trailing comma and a byte order mark are accepted")
  func accepted() throws {
    #expect(mapper.map(JSONString: #"{"id":1,}"#) == Item(1))
    #expect(mapper.map(JSONString: Self.mark + #"{"id":1}"#) == Item(1))
    #expect(mapper.mapArray(JSONString: #"[{"id":1,},]"#) == [Item(1)])
    #expect(mapper.mapArray(JSONString: Self.mark + #" [{"id":1}]"#) == [Item(1)])
    #expect(mapper.mapDictionary(JSONString: #"{"a":{"id":1},}"#) == ["a": Item(1)])
    #expect(mapper.map(JSONString: #"{"id":1,}"#, toObject: Item(7)) == Item(1))
    #expect(Item(JSONString: Self.mark + #"{"id":1,}"#) == Item(1))
    #expect([Item](JSONString: "[{},]") == [Item(0)] && Set<Item>(JSONString: "[{},]") == [Item(0)])
    #expect(try Single(JSONString: Self.mark + #"{"id":1,}"#).id == 1)
    #expect(try Mapper<Single>().mapArray(JSONString: #"[{"id":1},]"#).map(\.id) == [1])
    #expect(Mapper<Item>.parseJSONString(JSONString: Self.mark + "[1,]") as? [Int] == [1])
    #expect(
      Mapper<Item>.parseJSONStringIntoDictionary(JSONString: #"{"a":1,}"#) as? [String: Int] == ["a": 1])
  }

  @Test(
    "Text is accepted as by JSONSerialization",
    arguments: [
      "[]", "[1,]", #"{"a":1,}"#, "\u{FEFF}[]", "\u{FEFF}\u{FEFF}[]", "[,]", "{,}", "[1,,]", "[1],", "5",
      "\"a\"", "null", "", " ", "[1", "[1}", "01", "[1.]", "[.5]", "[+1]", "[NaN]", "['a']", "{a:1}", "[1]x",
      "// x\n[]", "[\"\t\"]", #"["\ud83d\ude00"]"#, #"["\x41"]"#, "[1e5,-0,1E-2]", "\n[\t]\r ",
    ])
  func asFoundation(text: String) {
    let theirs = try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    #expect((Mapper<Item>.parseJSONString(JSONString: text) == nil) == (theirs == nil))
  }

  @Test("Columns are counted without the mark")
  func columns() {
    let (item, errors) = mapper.reporting { $0.map(JSONString: Self.mark + #"{"id":"x"}"#) }
    #expect(item == Item(0))
    #expect(errors?.issue.location?.column == 7 && errors?.issue.location?.offset == 6)
  }

  @Test("The options of a mapper determine the accepted text")
  func options() throws {
    let strict = Mapper<Item>()
    strict.parsing = JSONParseOptions()
    #expect(strict.map(JSONString: #"{"id":1}"#) == Item(1))
    #expect(strict.map(JSONString: #"{"id":1,}"#) == nil && strict.map(JSONString: Self.mark + "{}") == nil)
    let (array, errors) = strict.reporting { $0.mapArray(JSONString: #"[{"id":1},]"#) }
    #expect(array == nil)
    #expect(errors?.issue.code == .trailingComma && errors?.issue.path.description == "$")
    mapper.parsing.tolerances.remove(.trailingCommas)
    #expect(
      mapper.map(JSONString: #"{"id":1,}"#) == nil && mapper.map(JSONString: Self.mark + "{}") == Item(0))
    mapper.parsing = JSONParseOptions(tolerances: .json5)
    #expect(mapper.map(JSONString: "{id: 0x10}") == Item(16))
    let single = Mapper<Single>()
    single.parsing = JSONParseOptions()
    let error = #expect(throws: MapError.self) { try single.map(JSONString: #"{"id":1,}"#) }
    #expect(error?.reason == "Cannot parse into '[String: Any]'")
  }

  @Test("The strict mapper rejects both", arguments: ["\u{FEFF}{\"id\":1}", #"{"id":1,}"#])
  func strict(text: String) {
    #expect(throws: JSONError.self) { try MappableMapper<Item>().decode(text) }
    #expect(throws: JSONError.self) { try MappableMapper<Item>().lenient.decode(text) }
  }
}
