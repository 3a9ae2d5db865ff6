import MappingTestSupport
import Testing

@testable import BenchAdoption

@Suite("Names and literals") struct NamingTests {
  @Test(
    "A key becomes the name of a property and of a type",
    arguments: [
      ("release_date", "releaseDate", "ReleaseDate"), ("userID", "userID", "UserID"), ("Id", "id", "Id"),
      ("URL", "url", "Url"), ("HTMLText", "htmlText", "HTMLText"), ("API_KEY", "apiKey", "ApiKey"),
      ("content-type", "contentType", "ContentType"), ("a.b c", "aBC", "ABC"), ("$ref", "ref", "Ref"),
      ("+1", "plus1", "Plus1"), ("-1", "minus1", "Minus1"), ("-x", "x", "X"), ("2fa", "_2fa", "_2fa"),
      ("", "empty", "Empty"), ("*", "asterisk", "Asterisk"), ("😀", "grinningFace", "GrinningFace"),
      ("größe", "größe", "Größe"), ("名前", "名前", "名前"), ("\u{202E}evil", "evil", "Evil"),
      ("\u{0}", "u0", "U0"), ("*/ fatalError() //", "fatalError", "FatalError"), ("`tick`", "tick", "Tick"),
    ])
  func names(_ key: String, _ property: String, _ type: String) {
    #expect(Words(of: key).camelCase == property)
    #expect(Words(of: key).pascalCase == type)
  }

  @Test(
    "An element has the name of its array in the singular",
    arguments: [
      ("assets", "Asset"), ("categories", "Category"), ("addresses", "Address"), ("boxes", "Box"),
      ("children", "Child"), ("status", "Status"), ("news", "News"), ("user_names", "UserName"),
      ("movies", "Movie"), ("series", "Series"), ("caches", "Cache"), ("houses", "House"), ("uses", "Use"),
      ("aliases", "Alias"), ("indices", "Index"), ("statuses", "Status"), ("searches", "Search"),
      ("containerStatuses", "ContainerStatus"), ("userAliases", "UserAlias"), ("grandChildren", "GrandChild"),
    ])
  func singular(_ key: String, _ type: String) { #expect(Words(of: key).singular.pascalCase == type) }

  @Test(
    "No character ends a literal early or is interpolated",
    arguments: [
      ("a", #""a""#, ##"#"a"#"##), ("a\"b", #""a\"b""#, ##"#"a"b"#"##),
      ("\\(x)", #""\\(x)""#, ##"#"\(x)"#"##),
      ("\"#", ##""\"#""##, ###"##""#"##"###), ("\\#(x)", ##""\\#(x)""##, ###"##"\#(x)"##"###),
      ("a\nb\r\t", #""a\nb\r\t""#, ##"#"a\#nb\#r\#t"#"##),
      ("\u{202E}\u{200F}", #""\u{202E}\u{200F}""#, ##"#"\#u{202E}\#u{200F}"#"##),
      ("\u{0}\u{7F}\u{2028}", #""\u{0}\u{7F}\u{2028}""#, ##"#"\#u{0}\#u{7F}\#u{2028}"#"##),
      ("é😀名", #""é😀名""#, ##"#"é😀名"#"##), ("ש", #""\u{5E9}""#, ##"#"\#u{5E9}"#"##),
    ])
  func literals(_ text: String, _ quoted: String, _ raw: String) {
    #expect(SwiftLiteral.quoted(text) == quoted)
    #expect(SwiftLiteral.raw(text) == raw)
  }

  @Test("Keywords are in backticks, and equal names are numbered") func clashes() throws {
    let text = #"{"class": 1, "self": 2, "user_id": 3, "userId": 4, "string": {"a": 1}, "error": {"b": 2}}"#
    #expect(
      try Adoption(text, strategies: [.derived]).declarations == [
        "@Mapped(keys: .snakeCase)", "struct Sample: Equatable, Sendable {", "var `class`: Int",
        #"@Key("self") var selfValue: Int"#, "var userId: Int",
        #"@Key("userId") var userId2: Int"#, "var string: SampleString", "var error: SampleError", "@Mapped",
        "struct SampleString: Equatable, Sendable {", "var a: Int", "@Mapped",
        "struct SampleError: Equatable, Sendable {", "var b: Int",
      ])
  }

  @Test(
    "No generated type has the name of a library's type",
    arguments: [
      "ApplicativeMapping", "CodableMapping", "DerivedMapping", "JSONCore", "JSONFoundation", "JSONMapping",
      "ManualMapping", "MappableMapping", "ThrowingMapping",
    ])
  func typesOfLibraries(module: String) throws {
    let types = try PackageFolder.text(of: "API/\(module).txt")
      .matches(of: /(?m)^(?:\w+ )*(?:actor|class|enum|protocol|struct|typealias) ([A-Z]\w*)(?![\w.])/)
      .map { String($0.1) }
    #expect(!types.isEmpty)
    #expect(Set(types).subtracting(SwiftNames.types) == [])
  }
}
