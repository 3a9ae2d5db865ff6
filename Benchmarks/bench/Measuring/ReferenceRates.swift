import BenchKit
import BenchReports

/// Measures beforehand what Foundation's coders and parser take for a byte, to foresee how long a run will
/// take.
enum ReferenceRates {
  /// The rates for the cells of some phases.
  ///
  /// Generated documents are stood for by lists of a hundred: enough for a rate, and quick.
  ///
  /// - Throws: what the reference says about the user's document.
  static func measured(for phases: [MeasuringPhase]) throws -> [LeastTime.Rate] {
    guard let subject = phases.first?.subject else { return [] }
    guard subject.document == nil else { return rates(of: try subject.cells()) }
    let wanted = try phases.flatMap { try $0.subject.cells() }.map(\.identity)
    var filter = CellFilter()
    filter.isFull = true
    filter.strategies = [PeerName.reference, BackendName.foundation.rawValue]
    filter.models = Set(wanted.map(\.model))
    filter.operations = Set(wanted.map(\.operation))
    filter.sizes = [wanted.contains { $0.size != .small } ? .medium : .small]
    return rates(of: try Subject(filter: filter).cells())
  }

  private static func rates(of cells: [Cell]) -> [LeastTime.Rate] {
    let slow = cells.filter { cell in
      cell.identity.isReference
        || cell.identity.operation == .parse && cell.identity.backend == .foundation
    }
    return slow.compactMap { cell in
      // Who can't be prepared says so in the report.
      guard let workload = try? cell.prepare(), (try? workload.run(0..<1)) != nil else { return nil }
      let start = ThreadClock.now()
      guard (try? workload.run(0..<1)) != nil else { return nil }
      let nanoseconds = Double(ThreadClock.now() - start)
      return LeastTime.Rate(cell: cell.identity, nanosecondsPerByte: nanoseconds / workload.meanLength)
    }
  }
}

extension LeastTime {
  /// Says on standard error that phases take longer than the budget, before they begin.
  ///
  /// - Throws: ``FileFailure``, or what the reference says about the user's document.
  static func announce(of phases: [MeasuringPhase], budget: UInt64) throws {
    // Of the processes that measure the same cells, only the first one takes place in any case.
    let phases = phases.filter(\.plan.checksCells)
    var least = LeastTime(rates: try ReferenceRates.measured(for: phases))
    for phase in phases {
      least.add(
        try phase.subject.cells().map(\.identity), plan: phase.plan,
        bytes: try phase.subject.document?.bytes().count ?? 0)
    }
    if let warning = least.warning(budget: budget) {
      // Who cannot see the warning still gets the report.
      try? StandardStream.error.write(warning + "\n")
    }
  }
}
