import JSONCore
import Testing

@testable import BenchReports

@Suite struct NumberArgumentTests {
  @Test(arguments: [("1", 1), ("20", 20), ("0", nil), ("21", nil), ("-1", nil), ("x", nil), ("", nil)])
  func wholeNumbersHaveARange(text: String, number: Int?) {
    let complaint = NumberArgument.Failure(description: "write a whole number from 1 to 20")
    #expect(
      result { () throws(NumberArgument.Failure) in try NumberArgument.whole(text, in: 1...20) }
        == (number.map { .success($0) } ?? .failure(complaint)))
  }

  @Test(arguments: [("0", 0), ("2.5", 2.5), ("-1", nil), ("x", nil), ("inf", nil), ("nan", nil), ("5%", nil)])
  func percentagesAreNotNegative(text: String, number: Double?) {
    let complaint = NumberArgument.Failure(
      description: "write a number of percent such as 2 or 2.5, at least 0")
    #expect(
      result { () throws(NumberArgument.Failure) in try NumberArgument.percent(text) }
        == (number.map { .success($0) } ?? .failure(complaint)))
  }

  @Test(arguments: [("1", 1), ("1.02", 1.02), ("0.99", nil), ("x", nil), ("inf", nil), ("nan", nil)])
  func ratiosAreAtLeastOne(text: String, number: Double?) {
    let complaint = NumberArgument.Failure(description: "write a ratio such as 1.02, at least 1")
    #expect(
      result { () throws(NumberArgument.Failure) in try NumberArgument.ratio(text) }
        == (number.map { .success($0) } ?? .failure(complaint)))
  }

  @Test(
    arguments: [
      ("40s", .success(40_000_000_000)), ("1.5m", .success(90_000_000_000)), ("500ms", .success(500_000_000)),
      ("2", .success(2_000_000_000)),
      ("-5s", .failure(.init(description: "write a time such as 40s, 1.5m or 500ms"))),
      ("0s", .failure(.init(description: "write a time such as 40s, 1.5m or 500ms"))),
      ("soon", .failure(.init(description: "write a time such as 40s, 1.5m or 500ms"))),
      ("infs", .failure(.init(description: "choose at most a day"))),
      ("9999999m", .failure(.init(description: "choose at most a day"))),
    ] as [(String, Result<UInt64, NumberArgument.Failure>)])
  func timesHaveUnits(text: String, time: Result<UInt64, NumberArgument.Failure>) {
    #expect(result { () throws(NumberArgument.Failure) in try NumberArgument.nanoseconds(text) } == time)
  }

  private func result<Value>(
    _ body: () throws(NumberArgument.Failure) -> Value
  ) -> Result<Value, NumberArgument.Failure> {
    Result(catching: body)
  }
}

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

@Suite("Subcommands of bench")
struct SubcommandNameTests {
  static let names = ["run", "list", "errors", "compare"]

  @Test("An unknown subcommand is an error with a list", arguments: ["error", "Compare", "movie.json"])
  func mistyped(argument: String) {
    let text = "bench has no subcommand '\(argument)'. Choose among run, list, errors, compare, help."
    #expect(SubcommandName.correction(of: [argument, "x"], among: Self.names) == text)
    #expect(SubcommandName.correction(of: ["help", argument], among: Self.names) == text)
  }

  @Test("Subcommands and options are accepted", arguments: [nil, "run", "help", "measure", "--full", "-h"])
  func right(argument: String?) {
    let help = ["help"] + [argument].compactMap(\.self)
    #expect(SubcommandName.correction(of: help, among: Self.names, hiding: ["measure"]) == nil)
    #expect(
      SubcommandName.correction(of: [argument].compactMap(\.self), among: Self.names, hiding: ["measure"])
        == nil)
  }
}
