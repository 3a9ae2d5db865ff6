import BenchKit
import Foundation

/// All figures of one strategy, or of Foundation's coders.
struct StrategyCard: Sendable {
  let strategy: String
  let title: String
  var decode: CardSpeed?
  /// The rows of the speed of decoding, one for each model.
  var decoded: [ResultRow] = []
  /// The speed of decoding objects whose members are in random order.
  var shuffled: CardSpeed?
  var encode: CardSpeed?
  /// The rows of the speed of encoding, which several strategies may share.
  var encoded: [ResultRow] = []
  /// Allocated blocks per decoded object, as the mean over the models.
  var mallocs: Double?
  var memory: MemoryRow?
  var errors: ErrorQuality?
  var conformance: StrategyConformance?
  var losses: RoundTripLoss?
  var cost: ModelCost?
  /// Instructions per decoded object, as the mean over the models.
  var instructions: Double?
  /// The reasons why cells have no figures, each with its model.
  var failures: [String] = []

  var traits: StrategyTraits? { StrategyTraits.of(strategy) }

  /// The number of lines that map a model of six members and a nested model, in both directions.
  var lines: Int? { CostStrategy(rawValue: strategy)?.lines }

  /// What a model needs.
  var need: String? { strategy == PeerName.reference ? "Codable" : traits?.need }

  /// Returns whether rows are significantly slower than those of a faster strategy in the same rounds.
  func isSlower(
    than faster: StrategyCard, in rows: KeyPath<StrategyCard, [ResultRow]>, bootstrap: Bootstrap
  ) -> Bool {
    let own = self[keyPath: rows]
    let ratios = own.compactMap { row in
      faster[keyPath: rows].first { $0.cell.model == row.cell.model }.flatMap {
        PairedRatio(of: row.samples, to: $0.samples, bootstrap: bootstrap)
      }
    }
    guard !ratios.isEmpty, ratios.count == own.count else { return true }
    func mean(_ figure: (PairedRatio) -> Double) -> Double {
      exp(ratios.reduce(0) { $0 + log(figure($1)) } / Double(ratios.count))
    }
    let processes = own.map(\.processes).min() ?? 1
    let verdict = Verdict(
      ratio: mean(\.ratio), low: mean(\.low), high: mean(\.high),
      leastEffect: Verdict.leastEffect(processes: processes))
    return verdict == .slower
  }

  /// The reasons against recommending the strategy.
  var objections: [String] {
    var reasons = failures
    if let errors, errors.accepted > 0 {
      reasons.append(
        "accepts \(errors.accepted) malformed \(errors.accepted == 1 ? "document" : "documents")")
    }
    if let errors, errors.crashed > 0 {
      reasons.append("crashes on \(errors.crashed) of \(errors.documents) malformed documents")
    }
    if let conformance, conformance.passed < conformance.files {
      reasons.append(
        "treats \(conformance.files - conformance.passed) of \(conformance.files) conformance files wrongly")
    }
    return reasons
  }
}
