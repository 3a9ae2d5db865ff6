import ArgumentParser
import BenchKit
import BenchReports
import Foundation

/// Compares the strategies for mapping JSON; without a subcommand it runs the whole comparison.
@main
struct Bench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: "Compare strategies for mapping JSON to Swift models.",
    discussion: """
      Without a subcommand, bench runs the comparison, which takes a minute: every strategy decodes and encodes \
      movies, users and todos, as single objects, in lists of a hundred, and in lists of about 5 MB.

      EXAMPLES:
        bench                                              the comparison
        bench run --model todo --size small --budget 5s    a part of it
        bench run --full --format html --output report.html
        bench run --input mine.json --as movies            your own document
        bench check --baseline baseline.json               fails on a regression

      The exit code is 0 after a run, 64 for wrong arguments, 130 after Ctrl-C, 1 for other failures; 2 if bench check \
      finds a regression; 1 if bench drift finds a change that a decoder notices.
      """,
    subcommands: [
      RunCommand.self, ListCommand.self, ReportCommand.self, CompareCommand.self,
      CheckCommand.self, MapCommand.self, ErrorsCommand.self, ConformanceCommand.self, MemoryCommand.self,
      CostCommand.self, InstructionsCommand.self, AdoptCommand.self, DriftCommand.self,
      ContenderTemplateCommand.self,
      MeasureCommand.self, DecodeOnceCommand.self, CountOnceCommand.self, MeasureThreadsCommand.self,
      PeerAnswersCommand.self,
    ],
    defaultSubcommand: RunCommand.self
  )

  static func main() {
    StartOnce.runIfWanted(loading: ThreadClock.now())
    // Swift 6.3 crashes on key paths of metatypes.
    let shown = configuration.subcommands.filter { $0.configuration.shouldDisplay }.map { $0._commandName }
    let hidden = configuration.subcommands.filter { !$0.configuration.shouldDisplay }.map { $0._commandName }
    StandardStream.occupyClosedStandardStreams()
    let arguments = CommandLine.arguments.dropFirst()
    if let correction = SubcommandName.correction(of: Array(arguments), among: shown, hiding: hidden) {
      exit(withError: ValidationError(correction))
    }
    var command: any ParsableCommand
    do { command = try parseAsRoot() } catch { finish(with: error) }
    do {
      try command.run()
    } catch let error as ValidationError {
      refuse(error, of: type(of: command))
    } catch {
      finish(with: error)
    }
  }

  /// Ends the process with an error and the usage of the subcommand, as for invalid arguments.
  private static func refuse(_ error: ValidationError, of command: any ParsableCommand.Type) -> Never {
    let usage = usageString(for: command)
    let name = "\(_commandName) \(command._commandName)"
    try? StandardStream.error.write(
      "Error: \(error.message)\nUsage: \(usage)\n  See '\(name) --help' for more information.\n")
    Foundation.exit(ExitCode.validationFailure.rawValue)
  }

  /// Ends the process like `exit(withError:)`, but reports an error if the help can't be written.
  private static func finish(with error: any Error) -> Never {
    if let notice = error as? Interruption.Notice {
      try? StandardStream.error.write("\(notice)\n")
      Foundation.exit(130)
    }
    let message = fullMessage(for: error)
    guard exitCode(for: error) == .success, !message.isEmpty else { exit(withError: error) }
    do { try StandardStream.output.write(message + "\n") } catch { exit(withError: error) }
    exit(withError: ExitCode.success)
  }
}
