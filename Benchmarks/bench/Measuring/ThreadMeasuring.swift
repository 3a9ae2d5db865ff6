import BenchKit
import BenchReports
import BenchRows
import Catalog
import Foundation

/// Measures decoding by several threads, each strategy in separate processes.
struct ThreadMeasuring {
  var strategies: [String]
  var models: [ModelName]
  var processes: Int
  var seed: UInt64

  /// Every round starts a process for each strategy and for the control, in a new random order.
  ///
  /// - Throws: ``CommandFailure`` if no process can be started.
  func rows() throws -> [ThreadRow] {
    let progress = ProgressLine(phase: "threads")
    defer { progress.finish() }
    let counts = ThreadPlan.counts(cores: ProcessInfo.processInfo.activeProcessorCount)
    let names = strategies + [PeerName.control]
    var measured: [String: [MeasuredThreads]] = [:]
    var reasons: [String: String] = [:]
    var random = SplitMix64(seed: seed)
    for process in 0..<processes {
      let plan = ThreadPlan(counts: counts, seed: seed &+ UInt64(process))
      for name in random.shuffled(names) where reasons[name] == nil {
        guard !Interruption.shared.isRequested else { break }
        progress.show("threads: process \(process + 1) of \(processes) of \(name)")
        let ending = try ChildProcess.run(
          MeasureThreadsCommand.arguments(strategy: name, models: models, plan: plan))
        if ending.reason == .exit, ending.status == 0 {
          let others = try JSONDecoder().decode([MeasuredThreads].self, from: ending.output)
          measured[name] = (measured[name] ?? []).merged(with: others)
        } else if !Interruption.shared.isRequested {
          reasons[name] = "the process \(ending.sentence)"
        }
      }
    }
    return names.flatMap { name in
      let failed = models.map { model in
        var failed = MeasuredThreads(model: model, threads: 1)
        failed.unavailable = reasons[name]
        return failed
      }
      return ThreadRow.rows(
        of: reasons[name] == nil ? measured[name] ?? [] : failed, strategy: name,
        bootstrap: Bootstrap(seed: seed))
    }
  }
}
