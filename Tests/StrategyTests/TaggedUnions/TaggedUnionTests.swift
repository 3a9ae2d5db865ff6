import ApplicativeMapping
import CodableMapping
import DerivedMapping
import JSONCore
import JSONMapping
import ManualMapping
import MappableMapping
import MappingTestSupport
import Testing
import ThrowingMapping

/// Enums whose cases contain models, as members, in arrays and in dictionaries, with every strategy.
@Suite("Tagged unions")
struct TaggedUnionTests {
  static let posts = [
    Recoder("manual", ManualMapper<ManualChat.Post>()),
    Recoder("mappable", MappableMapper<MappableChat.Post>()),
    Recoder("applicative", ApplicativeMapper<ApplicativeChat.Post>()),
    Recoder("throwing", ThrowingMapper<ManualChat.Post>()),
    Recoder("codable", CodableMapper<CodableChat.Post>()),
    Recoder("derived", DerivedMapper<DerivedChat.Post>()),
  ]

  static let text = #"{"type":"text","body":"Hi"}"#
  static let image = #"{"type":"image","width":3,"height":4}"#
  static let typing = #"{"type":"typing"}"#

  @Test("Every strategy decodes and encodes the same text, with the tag first", arguments: posts)
  func recode(recoder: Recoder) throws {
    let all =
      #"{"first":\#(Self.text),"pinned":\#(Self.typing),"messages":[\#(Self.image),\#(Self.text)],"#
      + #""named":{"a":\#(Self.image)}}"#
    #expect(try recoder.recode(all) == all)
    let shuffled =
      #"{"first": {"body":"Hi", "type": "te\u0078t"}, "named":{}, "pinned":null,"#
      + #""messages":[{"height":4,"width":3,"type":"image"}]}"#
    #expect(
      try recoder.recode(shuffled)
        == #"{"first":\#(Self.text),"messages":[\#(Self.image)],"named":{}}"#)
  }

  @Test("The tag is a known key", arguments: posts)
  func knownKeys(recoder: Recoder) throws {
    let strict = DecodingRules(rejectsUnknownKeys: true)
    let good = #"{"first":\#(Self.text),"messages":[\#(Self.typing)],"named":{"a":\#(Self.image)}}"#
    #expect(try recoder.recode(good, by: strict) == good)
    let bad = #"{"first":{"type":"text","body":"Hi","size":2},"messages":[],"named":{}}"#
    let error = #expect(throws: JSONError.self) { _ = try recoder.recode(bad, by: strict) }
    #expect(
      error?.description == #"$.first.size: unknown key "size" for Message (line 1, column 37) [unknown-key]"#
    )
  }

  /// The first member of a post, and its error.
  static let failures = [
    #"{"body":"Hi"}"#:
      #"$.first: missing key "type" required by Message (String) (line 1, column 10) [missing-key]"#,
    #"{"type":"txt","body":"Hi"}"#:
      #"$.first.type: "txt" is not a Message (line 1, column 18) [invalid-raw-value]"#,
    #"{"body":"Hi","type":7}"#:
      "$.first.type: expected String for Message.type, found 7 (line 1, column 30) [type-mismatch]",
    #"{"type":null}"#:
      "$.first.type: expected String for Message.type, found null (line 1, column 18) [unexpected-null]",
    "7": "$.first: expected an object for Message, found 7 (line 1, column 10) [type-mismatch]",
    "null": "$.first: expected an object for Message, found null (line 1, column 10) [unexpected-null]",
    #"{"type":"text","body":1}"#:
      "$.first.body: expected String for Text.body, found 1 (line 1, column 32) [type-mismatch]",
    #"{"type":"image","height":1}"#:
      #"$.first: missing key "width" required by Image (Int) (line 1, column 10) [missing-key]"#,
  ]

  @Test("Every strategy reports the same errors of unions", arguments: posts, failures)
  func errors(recoder: Recoder, row: (key: String, value: String)) throws {
    let text = #"{"first":\#(row.key),"messages":[],"named":{}}"#
    #expect(thrown { try recoder.recode(text) }?.description == row.value)
  }

  @Test("A missing member names the union", arguments: posts)
  func missing(recoder: Recoder) throws {
    #expect(
      thrown { try recoder.recode(#"{"messages":[],"named":{}}"#) }?.description
        == #"$: missing key "first" required by Post (Message) (line 1, column 1) [missing-key]"#)
  }

  @Test("The error about an unknown tag lists the allowed ones", arguments: posts)
  func suggestion(recoder: Recoder) throws {
    let text = #"{"first":{"type":"Text","body":"Hi"},"messages":[],"named":{}}"#
    #expect(
      thrown { try recoder.recode(text) }?.issue.advice
        == [#"allowed: "text", "image", "typing""#, #"help: did you mean "text"?"#])
  }

  @Test("All issues of a tagged union are found", arguments: posts)
  func allIssues(recoder: Recoder) throws {
    let text = """
      {"first":{"type":"text","body":1},
       "messages":[{"body":"a"},{"type":"image","width":"3"},7,{"type":"text","body":"b"}],
       "named":{"a":{"type":"imag","width":3}}}
      """
    #expect(
      thrown { try recoder.recode(text, by: DecodingRules(issueLimit: 20)) }?.issues.map(\.description) == [
        "$.first.body: expected String for Text.body, found 1 (line 1, column 32) [type-mismatch]",
        #"$.messages[0]: missing key "type" required by Message (String) (line 2, column 14) [missing-key]"#,
        #"$.messages[1]: missing key "height" required by Image (Int) (line 2, column 27) [missing-key]"#,
        #"$.messages[1].width: expected Int for Image.width, found string "3" (line 2, column 51) [type-mismatch]"#,
        "$.messages[2]: expected an object for Message, found 7 (line 2, column 56) [type-mismatch]",
        #"$.named.a.type: "imag" is not a Message (line 3, column 23) [invalid-raw-value]"#,
      ])
  }
}

/// Unions among the members of models that map by ObjectMapper's rules.
@Suite("Tagged unions by ObjectMapper's rules")
struct LenientUnionTests {
  static let text = """
    {"first":{"type":"x"},"pinned":{"type":"text","body":7},
     "messages":[{"type":"image","width":1,"height":2},{"type":"image"},{"type":"typing"}],
     "named":{"a":{"type":"text","body":"Hi"},"b":{}}}
    """

  @Test("Members and elements that don't decode are skipped")
  func lenient() throws {
    let post = try MappableMapper<MappableChat.Post>().lenient.decode(Self.text)
    #expect(post.first == .typing)
    #expect(post.pinned == nil)
    #expect(post.messages == [.image(Image(width: 1, height: 2)), .typing])
    #expect(post.named == ["a": .text(Text(body: "Hi"))])
  }

  @Test("ObjectMapper's calls decode and encode tagged unions, and report ignored errors")
  func legacy() throws {
    let (post, error) = Mapper<MappableChat.Post>().reporting { $0.map(JSONString: Self.text) }
    #expect(post?.messages.count == 2)
    #expect(
      error?.issues.map(\.description) == [
        #"$.first.type: "x" is not a Message (line 1, column 18) [invalid-raw-value]"#,
        "$.pinned.body: expected String for Text.body, found 7 (line 1, column 54) [type-mismatch]",
        #"$.messages[1]: missing key "width" required by Image (Int) (line 2, column 52) [missing-key]"#,
        #"$.named.b: missing key "type" required by Message (String) (line 3, column 47) [missing-key]"#,
      ])
    let written = try #require(post).toJSON()
    let messages = try #require(written["messages"] as? [[String: Any]])
    #expect(messages.map { $0["type"] as? String } == ["image", "typing"])
    #expect(messages[0]["width"] as? Int == 1)
  }
}
