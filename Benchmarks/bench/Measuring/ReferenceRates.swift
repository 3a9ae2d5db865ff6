import BenchKit
import BenchReports

/// Measures the time per byte of Foundation's coders and parser, to predict the duration of a run.
enum ReferenceRates {
  /// Returns the rates for the cells of some phases.
  ///
  /// If documents are generated, only lists of a hundred objects are measured, because that is quick.
  ///
  /// - Throws: The reference's error for the user's document.
  static func measured(for phases: [MeasuringPhase]) throws -> [LeastTime.Rate] {
    guard let subject = phases.first?.subject else { return [] }
    guard subject.document == nil, subject.corpus == nil else { return rates(of: try subject.cells()) }
    let wanted = try phases.flatMap { try $0.subject.cells() }.map(\.identity)
    let filter = CellFilter(
      strategies: [PeerName.reference, BackendName.foundation.rawValue], models: Set(wanted.map(\.model)),
      operations: Set(wanted.map(\.operation)),
      sizes: [wanted.contains { $0.size != .small } ? .medium : .small], shapes: [.ordered], isFull: true)
    return rates(of: try Subject(filter: filter).cells())
  }

  private static func rates(of cells: [Cell]) -> [LeastTime.Rate] {
    let slow = cells.filter { cell in
      cell.identity.isReference || cell.identity.operation == .parse && cell.identity.backend == .foundation
    }
    return slow.compactMap { cell in
      // The report shows the error of a cell that can't be prepared.
      guard let workload = try? cell.prepare(), (try? workload.run(0..<1)) != nil else { return nil }
      let start = ThreadClock.now()
      guard (try? workload.run(0..<1)) != nil else { return nil }
      let nanoseconds = Double(ThreadClock.now() - start)
      return LeastTime.Rate(cell: cell.identity, nanosecondsPerByte: nanoseconds / workload.meanLength)
    }
  }
}

extension LeastTime {
  /// Prints a warning to standard error if the phases take longer than the budget.
  ///
  /// - Throws: ``FileFailure``, or the reference's error for the user's document.
  static func announce(of phases: [MeasuringPhase], budget: UInt64) throws {
    // If several processes measure the same cells, only the first one always runs.
    let phases = phases.filter(\.plan.checksCells)
    var least = LeastTime(rates: try ReferenceRates.measured(for: phases))
    for phase in phases {
      least.add(
        try phase.subject.cells().map(\.identity), plan: phase.plan,
        bytes: try phase.subject.meanBytes())
    }
    if let warning = least.warning(budget: budget) {
      // Failing to write a warning doesn't stop the run.
      try? StandardStream.error.write(warning + "\n")
    }
  }
}
