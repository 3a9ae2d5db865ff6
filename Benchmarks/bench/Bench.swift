import ArgumentParser
import BenchKit

/// Compares the ways of mapping JSON; without a subcommand it runs the whole comparison.
@main
struct Bench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: "Compare the ways of mapping JSON to Swift models.",
    discussion: """
      Without a subcommand, bench runs the comparison in about a minute: every strategy decodes and encodes movies, \
      users and todos, one at a time, a hundred, and about 5 MB of them.

      EXAMPLES:
        bench                                              the comparison
        bench run --model todo --size small --budget 5s    a part of it
        bench run --full --format html --output report.html
        bench run --input mine.json --as movies            your own document
        bench check --baseline baseline.json               fails if it got worse
      """,
    subcommands: [
      RunCommand.self, ListCommand.self, ReportCommand.self, CompareCommand.self, CheckCommand.self,
      MapCommand.self, ErrorsCommand.self, ConformanceCommand.self, MemoryCommand.self, CostCommand.self,
      MeasureCommand.self, DecodeOnceCommand.self, PeerAnswersCommand.self,
    ],
    defaultSubcommand: RunCommand.self
  )

  static func main() {
    // Key paths of metatypes stop the compiler of Swift 6.3.
    let shown = configuration.subcommands.filter { $0.configuration.shouldDisplay }.map { $0._commandName }
    let hidden = configuration.subcommands.filter { !$0.configuration.shouldDisplay }.map { $0._commandName }
    let argument = CommandLine.arguments.dropFirst().first
    if let correction = SubcommandName.correction(of: argument, among: shown, hiding: hidden) {
      exit(withError: ValidationError(correction))
    }
    main(nil)
  }
}
