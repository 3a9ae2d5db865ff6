import BenchReports
import Testing

@Suite("Subcommands of bench")
struct SubcommandNameTests {
  static let names = ["run", "list", "errors", "compare"]

  @Test("An unknown subcommand is an error with a list", arguments: ["error", "Compare", "movie.json"])
  func mistyped(argument: String) {
    let text = "bench has no subcommand '\(argument)'. Choose among run, list, errors, compare, help."
    #expect(SubcommandName.correction(of: [argument, "x"], among: Self.names) == text)
    #expect(SubcommandName.correction(of: ["help", argument], among: Self.names) == text)
  }

  @Test(
    "Subcommands and options are accepted",
    arguments: [nil, "run", "help", "measure", "--full", "-h"])
  func right(argument: String?) {
    let help = ["help"] + [argument].compactMap(\.self)
    #expect(SubcommandName.correction(of: help, among: Self.names, hiding: ["measure"]) == nil)
    #expect(
      SubcommandName.correction(of: [argument].compactMap(\.self), among: Self.names, hiding: ["measure"])
        == nil)
  }
}
