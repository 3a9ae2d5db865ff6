import BenchKit

/// A part of a run that is measured in a separate process.
///
/// After documents of 5 MB, the heap contains so many freed blocks that small cells would be slower by orders
/// of magnitude.
struct MeasuringPhase: Codable {
  /// The name of the phase in the progress line.
  var name: String
  var subject: Subject
  var plan: SamplingPlan
  /// Nanoseconds that the phases after this one will take, for the progress line.
  var later: UInt64 = 0

  /// The phases of a run; they share its budget.
  ///
  /// Light phases are repeated in several processes even in a plain run: each process has its own layout of
  /// memory, which changes times by some percent.
  static func phases(
    _ subject: Subject, budget: UInt64, processes: (light: Int, heavy: Int), seed: UInt64
  ) -> [MeasuringPhase] {
    if subject.document != nil || subject.corpus != nil {
      return repeated(subject, [.file], budget: budget, processes: processes.light, least: 5, seed: seed)
        .countingDown()
    }
    let sizes = subject.filter.sizes
    let wanted = sizes.isEmpty ? Set(DataSize.generated) : sizes
    let light = wanted.subtracting([.large])
    let heavy = wanted.intersection([.large])
    // A round of the large cells takes seconds, and so does their gate; a round of the others milliseconds.
    let lightBudget = heavy.isEmpty ? budget : budget / 5 * 2
    let heavyBudget = light.isEmpty ? budget : budget - lightBudget
    let phases =
      repeated(subject, light, budget: lightBudget, processes: processes.light, least: 5, seed: seed)
      + repeated(
        subject, heavy, budget: heavyBudget, processes: processes.heavy,
        // Three rounds suffice in a plain run, whose end the user is waiting for.
        least: processes.heavy == 1 ? SamplingPlan.leastRounds : 5, seed: seed)
    return phases.countingDown()
  }

  private static func repeated(
    _ subject: Subject, _ sizes: Set<DataSize>, budget: UInt64, processes: Int, least: Int, seed: UInt64
  ) -> [MeasuringPhase] {
    guard !sizes.isEmpty else { return [] }
    var subject = subject
    subject.filter.sizes = sizes
    let name = DataSize.allCases.filter(sizes.contains).map(\.rawValue).joined(separator: " and ")
    return (0..<processes).map { index in
      MeasuringPhase(
        name: processes == 1 ? name : "\(name), process \(index + 1) of \(processes)", subject: subject,
        plan: SamplingPlan(
          budget: budget / UInt64(processes), minimumRounds: least, seed: seed &+ UInt64(index),
          checksCells: index == 0
        )
      )
    }
  }
}

extension [MeasuringPhase] {
  /// The phases, each with the duration of those after it.
  fileprivate func countingDown() -> [MeasuringPhase] {
    var later: UInt64 = 0
    var phases = self
    for index in phases.indices.reversed() {
      phases[index].later = later
      later += phases[index].plan.budget
    }
    return phases
  }
}
