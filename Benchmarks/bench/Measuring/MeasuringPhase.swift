import BenchKit

/// A part of a run that is measured in a process of its own.
///
/// Work on 5 MB documents leaves a heap behind whose clean-up would slow the small cells by orders of magnitude.
struct MeasuringPhase: Codable {
  /// What the progress line calls the phase.
  let name: String
  let filter: CellFilter
  let plan: SamplingPlan

  /// The phases of a run; they share its budget.
  static func phases(filter: CellFilter, budget: UInt64, seed: UInt64) -> [MeasuringPhase] {
    let wanted = filter.sizes.isEmpty ? Set(DataSize.allCases) : filter.sizes
    let light = wanted.subtracting([.large])
    let heavy = wanted.intersection([.large])
    // A round of the large cells takes seconds, a round of the others milliseconds each.
    let lightBudget = heavy.isEmpty ? budget : budget / 3
    let heavyBudget = light.isEmpty ? budget : budget - lightBudget
    return [
      MeasuringPhase(
        filter, light, SamplingPlan(budget: lightBudget, minimumRounds: 5, seed: seed)),
      MeasuringPhase(filter, heavy, SamplingPlan(budget: heavyBudget, minimumRounds: 3, seed: seed)),
    ].filter { !$0.filter.sizes.isEmpty }
  }

  private init(_ filter: CellFilter, _ sizes: Set<DataSize>, _ plan: SamplingPlan) {
    var filter = filter
    filter.sizes = sizes
    name = DataSize.allCases.filter(sizes.contains).map(\.rawValue).joined(separator: " and ")
    self.filter = filter
    self.plan = plan
  }
}
