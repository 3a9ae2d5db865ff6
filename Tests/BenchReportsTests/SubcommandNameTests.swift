import BenchReports
import Testing

@Suite("Subcommands of bench")
struct SubcommandNameTests {
  static let names = ["run", "list", "errors", "compare"]

  @Test(
    "A mistyped subcommand is corrected",
    arguments: [
      ("eror", "bench has no subcommand 'eror'. Choose among run, list, errors, compare, help."),
      ("error", "bench has no subcommand 'error'; did you mean 'errors'?"),
      ("rum", "bench has no subcommand 'rum'; did you mean 'run'?"),
      ("Compare", "bench has no subcommand 'Compare'; did you mean 'compare'?"),
      ("hlp", "bench has no subcommand 'hlp'; did you mean 'help'?"),
      ("movie.json", "bench has no subcommand 'movie.json'. Choose among run, list, errors, compare, help."),
    ])
  func mistyped(argument: String, text: String) {
    #expect(SubcommandName.correction(of: [argument, "x"], among: Self.names) == text)
    #expect(SubcommandName.correction(of: ["help", argument], among: Self.names) == text)
  }

  @Test(
    "A subcommand, an option and a word that is like no subcommand are left alone",
    arguments: [nil, "run", "help", "measure", "--full", "-h"])
  func right(argument: String?) {
    let help = ["help"] + [argument].compactMap(\.self)
    #expect(SubcommandName.correction(of: help, among: Self.names, hiding: ["measure"]) == nil)
    #expect(
      SubcommandName.correction(of: [argument].compactMap(\.self), among: Self.names, hiding: ["measure"])
        == nil)
  }
}
