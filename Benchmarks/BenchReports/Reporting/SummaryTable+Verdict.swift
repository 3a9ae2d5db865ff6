import BenchKit
import Foundation

extension SummaryTable {
  /// The conclusion from the table in one sentence, with names in backticks; `nil` if no strategy has a
  /// ratio.
  var verdict: String? {
    let spans = operations.compactMap { operation in
      span(of: operation).map { "\(operation.rawValue)\(isSingular ? "s" : "") \($0)" }
    }
    guard !spans.isEmpty else { return nil }
    let subject = isSingular ? "`\(contestants.first ?? "")`" : "the strategies"
    let reference = " as fast as `\(PeerName.reference)`"
    let first = spans[0] + reference
    let rest = spans.dropFirst().map { " and \($0) as fast" }.joined()
    return "\(opening), \(subject) \(first)\(rest)\(winners.map { "; \($0)" } ?? "")."
  }

  /// The names of the strategies that have a ratio.
  private var contestants: [String] {
    names.filter { name in figures.contains { $0.name == name && $0.cell.kind == .strategy } }
  }

  private var isSingular: Bool { contestants.count == 1 }

  private var opening: String {
    switch size {
    case .small: "One object at a time"
    case .medium, .large: "With \(documents)"
    case .file:
      columns.allSatisfy { ModelName.knownFiles.contains($0.model) }
        ? "With these files" : "With this document"
    }
  }

  private func ratios(of name: String, _ operation: BenchKit.Operation) -> [Double] {
    columns.filter { $0.operation == operation }.compactMap { $0.row(named: name)?.ratio }
  }

  /// The range of ratios, such as `5.09 to 15.5 times`.
  private func span(of operation: BenchKit.Operation) -> String? {
    let all = contestants.flatMap { ratios(of: $0, operation) }.map(FigureFormat.ratio)
    let sorted = all.sorted { (Double($0) ?? 0) < (Double($1) ?? 0) }
    guard let least = sorted.first, let most = sorted.last else { return nil }
    return least == most ? "\(least) times" : "\(least) to \(most) times"
  }

  /// The strategies with the best averages, as in `on average `a` is fastest to decode, `b` to encode`.
  private var winners: String? {
    guard contestants.count > 1 else { return nil }
    let winners = operations.compactMap { operation in
      fastest(at: operation).map { (name: $0, operation: operation.rawValue) }
    }
    guard let first = winners.first else { return nil }
    let start = "on average `\(first.name)` is fastest"
    if Set(winners.map(\.name)).count == 1 {
      return start + " to " + winners.map(\.operation).joined(separator: " and to ")
    }
    return start + " to \(first.operation)"
      + winners.dropFirst().map { ", `\($0.name)` to \($0.operation)" }.joined()
  }

  /// The strategy with the highest geometric mean of its ratios, among those with a ratio for each model;
  /// `nil` if the run was too short or too noisy for verdicts.
  private func fastest(at operation: BenchKit.Operation) -> String? {
    let rows = figures.filter { $0.cell.operation == operation && $0.cell.kind == .strategy }
    guard rows.allSatisfy({ $0.verdict != nil }) else { return nil }
    let models = columns.count { $0.operation == operation }
    let means = contestants.compactMap { name -> (name: String, mean: Double)? in
      let all = ratios(of: name, operation)
      guard all.count == models else { return nil }
      return (name, all.map { log($0) }.reduce(0, +) / Double(models))
    }
    return means.max { $0.mean < $1.mean }?.name
  }

  /// Returns whether a row is the fastest strategy of its column, or has the same figure.
  func isFastest(_ row: ResultRow, in column: Column) -> Bool {
    row.cell.kind == .strategy && row.ratio != nil && figure(row) == fastest(in: column).map(figure)
  }

  /// Returns whether the interval of a row overlaps with that of the fastest strategy, whose figure differs.
  func reachesFastest(_ row: ResultRow, in column: Column) -> Bool {
    guard row.cell.kind == .strategy, let high = row.ratioHigh, let best = fastest(in: column)
    else { return false }
    return figure(row) != figure(best) && high >= best.ratioLow ?? .infinity
  }

  /// The figure that is shown.
  private func figure(_ row: ResultRow) -> String { row.ratio.map(FigureFormat.ratio) ?? "" }

  /// Returns the fastest of several strategies.
  private func fastest(in column: Column) -> ResultRow? {
    let rivals = column.rows.filter { $0.cell.kind == .strategy && $0.ratio != nil }
    return rivals.count > 1 ? rivals.max { ($0.ratio ?? 0) < ($1.ratio ?? 0) } : nil
  }
}
