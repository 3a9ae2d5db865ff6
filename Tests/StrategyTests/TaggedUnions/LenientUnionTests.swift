import MappableMapping
import Testing

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
