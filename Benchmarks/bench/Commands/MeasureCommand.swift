import ArgumentParser
import BenchKit
import Foundation

/// Measures one phase of a run and prints the raw figures as JSON; `bench run` starts it for each phase.
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
    let progress = ProgressLine(phase: phase.name)
    let parent = getppid()
    let sampler = Sampler(now: MonotonicClock.now, allocations: MallocCounter.counter) { step in
      // An interrupt ends only the parent, which runs in another process group.
      if getppid() != parent {
        Foundation.exit(EXIT_FAILURE)
      }
      progress.show(step)
    }
    let measured = sampler.measure(Comparison().matrix.cells(matching: phase.filter), plan: phase.plan)
    progress.finish()
    FileHandle.standardOutput.write(try JSONEncoder().encode(measured))
  }
}
