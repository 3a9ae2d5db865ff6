import ArgumentParser
import BenchKit
import BenchReports
import Foundation

/// Measures one phase of a run and prints the figures as JSON; `bench run` runs it for each phase.
struct MeasureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "measure-phase", shouldDisplay: false)

  @Argument(help: "A phase as JSON.")
  var phase: String

  static func runInChildProcess(_ phase: MeasuringPhase) throws -> [MeasuredCell] {
    let argument = String(decoding: try JSONEncoder().encode(phase), as: UTF8.self)
    let output = try ChildProcess.output(of: ["measure-phase", argument])
    return try JSONDecoder().decode([MeasuredCell].self, from: output)
  }

  func run() throws {
    let phase = try JSONDecoder().decode(MeasuringPhase.self, from: Data(phase.utf8))
    let progress = ProgressLine(phase: phase.name, later: phase.later, plan: phase.plan)
    let parent = getppid()
    Interruption.shared.install()
    // The clocks of contenders measure the time that passes, so all rows do beside them.
    let stopwatch = phase.subject.contenders.isEmpty ? ThreadClock.now : MonotonicClock.now
    let sampler = Sampler(
      now: MonotonicClock.now, stopwatch: stopwatch, allocations: MallocCounter.counter,
      isCancelled: {
        // The parent has ended, so the figures are no longer needed.
        if getppid() != parent {
          Foundation.exit(EXIT_FAILURE)
        }
        return Interruption.shared.isRequested
      }, report: progress.show)
    let measured = sampler.measure(try phase.subject.cells(), plan: phase.plan)
    progress.finish()
    try StandardStream.output.write(try JSONEncoder().encode(measured))
  }
}
