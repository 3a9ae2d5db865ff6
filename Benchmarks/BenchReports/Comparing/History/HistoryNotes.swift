import BenchKit

/// The sentences below a history.
enum HistoryNotes {
  static let ratios = "Ratios to \(PeerName.reference) of the same run, with the 95 % interval; ~ noisy."
  static let separation =
    "Runs of different machines are never compared, nor are ratios of different documents. Parse rows have no ratio."
  static let change =
    "Change: from the first to the last run with the same documents; = the intervals of both overlap. bench compare gives "
    + "verdicts."

  /// Returns the compilers with their runs, or only the compiler if there is a single one.
  static func compilers(of machine: RunHistory.Machine) -> [String] {
    var spans: [(compiler: String, runs: ClosedRange<Int>)] = []
    for (index, run) in machine.runs.enumerated() {
      if let last = spans.last, last.compiler == run.swift {
        spans[spans.count - 1].runs = last.runs.lowerBound...index + 1
      } else {
        spans.append((run.swift, index + 1...index + 1))
      }
    }
    guard spans.count > 1 else { return spans.map(\.compiler) }
    return spans.map { compiler, runs in
      runs.count == 1
        ? "run \(runs.lowerBound): \(compiler)" : "runs \(runs.lowerBound) to \(runs.upperBound): \(compiler)"
    }
  }
}
