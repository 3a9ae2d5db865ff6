import BenchKit
import BenchReports
import BenchRows
import Foundation

/// Measures phases one after the other and creates a report of them.
struct MeasuringRun {
  let phases: [MeasuringPhase]
  let seed: UInt64
  var memory: MemoryMeasuring?
  var coldStart: ColdStartMeasuring?
  var threads: ThreadMeasuring?

  /// - Throws: ``CommandFailure``.
  func report(environment: BenchReports.Environment) throws -> Report {
    Interruption.shared.install()
    var measured: [Set<DataSize>: [MeasuredCell]] = [:]
    let budget = phases.reduce(0) { $0 + $1.plan.budget }
    var allowance = ProcessAllowance(end: MonotonicClock.now() + budget * 2)
    var failed: [String: String] = [:]
    for var phase in phases where !Interruption.shared.isRequested {
      // A contender that has failed isn't started again: it may not answer.
      phase.subject.contenders.removeAll { failed[$0.name] != nil }
      let sizes = phase.subject.filter.sizes
      let begin = MonotonicClock.now()
      guard allowance.allows(sizes, at: begin) else { continue }
      let cells = try MeasureCommand.runInChildProcess(phase)
      allowance.note(sizes, took: MonotonicClock.now() - begin)
      measured[sizes] = (measured[sizes] ?? []).merged(with: cells)
      for cell in cells where cell.identity.backend == .contender {
        if let reason = cell.unavailable { failed[cell.identity.strategy] = reason }
      }
    }
    let rows = phases.map(\.subject.filter.sizes).uniqued().flatMap {
      ResultRow.rows(of: (measured[$0] ?? []).withoutFailed(failed), bootstrap: Bootstrap(seed: seed))
    }
    let memory = Interruption.shared.isRequested ? [] : try self.memory?.rows() ?? []
    let coldStarts = Interruption.shared.isRequested ? nil : try coldStart?.rows()
    let threads = Interruption.shared.isRequested ? nil : try self.threads?.rows()
    var report = Report(
      environment: environment, seed: seed,
      command: (["bench"] + CommandLine.arguments.dropFirst().map(\.quoted)).joined(separator: " "),
      processes: rows.map(\.samples.count).max() ?? 1, isInterrupted: Interruption.shared.isRequested,
      results: rows, memory: memory
    )
    report.coldStarts = coldStarts
    report.threads = threads
    return report
  }
}

extension [MeasuredCell] {
  /// The cells without any figure of contenders of which a cell failed.
  fileprivate func withoutFailed(_ reasons: [String: String]) -> [MeasuredCell] {
    map { cell in
      guard cell.identity.backend == .contender, let reason = reasons[cell.identity.strategy] else {
        return cell
      }
      var cell = cell
      cell.samples = cell.samples.map { _ in [] }
      cell.unavailable = cell.unavailable ?? reason
      return cell
    }
  }
}
