import JSONCore
import Testing

@testable import BenchReports

@Suite struct PathArgumentTests {
  @Test(arguments: [
    ("$", []), ("$.data", ["data"]), ("data.movies", ["data", "movies"]), ("$.pages[0]", ["pages", "0"]),
    ("[0]", ["0"]), ("$[0][12].a", ["0", "12", "a"]), (#"$["data"]["a.b"]"#, ["data", "a.b"]),
    ("$['data'].x", ["data", "x"]), (#"["a\"]b"]"#, ["a\"]b"]), ("$.$", ["$"]),
  ])
  func pathsAreParsed(text: String, components: [String]) throws {
    #expect(try PathArgument.parse(text).components == components)
  }

  @Test(arguments: [
    ("", "it is empty; $ is the whole document"), ("$[", "a ] is missing"),
    ("$.data.", "a name is missing after a dot"), ("$..data", "a name is missing after a dot"),
    ("$.", "a name is missing after a dot"), ("$[0", "a ] is missing"),
    ("$[]", "brackets must contain an index or a name in quotation marks"),
    ("$[-1]", "brackets must contain an index or a name in quotation marks"),
    ("$[a]", "brackets must contain an index or a name in quotation marks"),
    (#"$["a"#, "a quotation mark is not closed"), (#"$["a""#, "a ] is missing"),
    ("$a", "\"a\" is neither a dot nor a bracket"), ("$.a]", "\"]\" is neither a dot nor a bracket"),
  ])
  func malformedPathsAreErrors(text: String, reason: String) {
    let failure = #expect(throws: PathArgument.Failure.self) { try PathArgument.parse(text) }
    #expect(
      failure?.description
        == "\"\(text)\" isn't a path: \(reason). Write one as $.data.movies, $.pages[0] or $[\"a.b\"].")
  }
}
