import Catalog
import CatalogStrategies
import JSONCore
import JSONMapping
import ManualMapping
import MappingTestSupport
import Testing

@Suite("JSON in strings")
struct JSONTextTests {
  static let todo = #"{"userId":1,"title":"a/\"\n\u0001é","completed":true}"#

  /// An outer and an inner strategy, and the number of texts in each other.
  static let nested = MixingTests.pairs.flatMap { pair in (1...3).map { (pair, $0) } }

  /// Recodes a document that contains texts of todos in every form.
  private static func recode(
    _ pair: MixingTests.Pair, _ depth: Int, _ todo: String, rules: DecodingRules = DecodingRules()
  ) throws -> (before: String, after: String) {
    func field(_ base: some Mapping<Todo>) -> any Mapping<Todo> { JSONTextField(base) }
    var (mapping, good, text) = (pair.inner.todo, Self.todo, todo)
    for _ in 0..<depth { (mapping, good, text) = (field(mapping), quotedJSON(good), quotedJSON(text)) }
    let before =
      #"{"folders":[{"todo":\#(good),"last":\#(good),"more":[\#(good),\#(text)],"named":{"x":\#(good)}}]}"#
    return try InnerMapping.$chosen.withValue(mapping) { (before, try pair.outer.recode(before, by: rules)) }
  }

  @Test("Every strategy maps the text of every strategy, at any depth", arguments: nested)
  func bothDirections(pair: MixingTests.Pair, depth: Int) throws {
    let texts = try Self.recode(pair, depth, Self.todo)
    #expect(texts.before == texts.after)
  }

  // The initializer of an immutable model ends at the first issue.
  @Test(
    "Issues have both paths and both places", arguments: nested.filter { $0.0.outer.name != "immutable" })
  func issues(pair: MixingTests.Pair, depth: Int) {
    let rules = DecodingRules(issueLimit: 9, rejectsUnknownKeys: true)
    let text = "{\"userId\":\"1\",\n\"title\":2,\"completed\":true,\"b\":0}"
    let error = thrown { try Self.recode(pair, depth, text, rules: rules) }
    let place = "(line 1, column \([240, 324, 492][depth - 1])), in the string"
    #expect(
      error?.issues.map(\.description) == [
        #"$.folders[0].more[1].userId: expected Int for Todo.userId, found string "1" "#
          + "\(place) (line 1, column 11) [type-mismatch]",
        "$.folders[0].more[1].title: expected String for Todo.title, found 2 "
          + "\(place) (line 2, column 9) [type-mismatch]",
        #"$.folders[0].more[1].b: unknown key "b" for Todo \#(place) (line 2, column 28) [unknown-key]"#,
      ])
    let cut = thrown { try Self.recode(pair, depth, #"{"a":"#) }?.issue
    #expect(cut?.code == .unexpectedEnd && cut?.category == .syntax)
  }

  @Test("The text has the options of the mapper, but no layout")
  func options() throws {
    let parsing = JSONParseOptions(depthLimit: 1, tolerances: .comments)
    let writing = JSONWriteOptions(pretty: true, sortedKeys: true, escapesSlashes: true)
    let mapper = JSONTextField(ManualMapper<Todo>(parsing: parsing, writing: writing, keys: .snakeCase))
    let text = quotedJSON(#"{"user_id":1,"title":"a/","completed":true}// "#)
    #expect(
      try mapper.encodeToString(try mapper.decode(text))
        == #""{\"completed\":true,\"title\":\"a\/\",\"user_id\":1}""#)
    #expect(thrown { try mapper.decode(#""{\"user_id\":[]}""#) }?.issue.kind == .depthLimit(1))
  }

  @Test("The rendered text has no secret", arguments: [("elements", "7"), ("password", "•••")])
  func rendering(key: String, shown: String) {
    let field = JSONTextField(JSONTextField(ManualMapper<[Int]>())).at(JSONKeyPath([key]))
    let error = thrown { try field.decode("{\"\(key)\":\n  \"\\\"\\\\n7\\\"\"}") }
    let place = "  --> $.\(key) (line 2, column 3, byte 15), in the string (line 2, column 1, byte 1)"
    #expect(error?.rendered().contains("\n\(place)\n 2 | \(shown)\n   | ^") == true)
    #expect(error?.json.contains(#""inner":{"offset":1,"length":1,"line":2,"column":1}"#) == true)
  }

  /// A model that contains itself in a string.
  struct Letter: ManualMappable {
    var next: [Letter]
    init(_ next: [Letter]) { self.next = next }
    init(json: JSONObject) throws(JSONError) {
      next = try json["next", as: .jsonText(ManualMapper())]
    }
    func writeMembers(to json: inout JSONWriter) throws(JSONError) {
      try json.put("next", next, as: .jsonText(ManualMapper()))
    }
  }

  @Test("Texts in texts don't overflow the stack")
  func stack() async throws {
    var text = #"{"next":"[]"}"#
    for _ in 0..<300 {
      // Escapes that make the text a little longer, not twice as long.
      text = text.replacing("\\", with: #"\u005c"#).replacing("\"", with: #"\u0022"#)
      text = "{\"next\":\"[\(text)]\"}"
    }
    let code = try await StackTests.onSmallStack { [text] in
      thrown { try ManualMapper<Letter>().decode(text) }?.issue.code
    }
    #expect(code == .depthLimit)
    let letter = (0..<300).reduce(Letter([])) { letter, _ in Letter([letter]) }
    #expect(thrown { try ManualMapper<Letter>().encode(letter) }?.issue.code == .depthLimit)
  }
}
