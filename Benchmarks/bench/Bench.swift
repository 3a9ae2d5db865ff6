import ArgumentParser

/// Compares the ways of mapping JSON; without a subcommand it runs the whole comparison.
@main
struct Bench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: "Compare the ways of mapping JSON to Swift models.",
    discussion: """
      Without a subcommand, bench runs the comparison in about a minute: every strategy decodes and encodes movies, \
      users and todos, one at a time, a hundred, and about 5 MB of them.
      """,
    subcommands: [
      RunCommand.self, MapCommand.self, ErrorsCommand.self, ConformanceCommand.self, MemoryCommand.self,
      MeasureCommand.self, DecodeOnceCommand.self,
    ],
    defaultSubcommand: RunCommand.self
  )
}
