import BenchKit

/// Sentences about the time that strategies need for the shapes of objects, compared with ordered objects.
struct ShapeNotes {
  private let rows: [CellIdentity: ResultRow]
  private let decoded: [ResultRow]

  init(_ report: Report) {
    rows = Dictionary(report.results.map { ($0.cell, $0) }) { first, _ in first }
    decoded = report.results.filter { $0.cell.operation == .decode && $0.cell.kind == .strategy }
  }

  /// A sentence for each shape, and one about the skipped members of the shape `extra`.
  var sentences: [String] { ObjectShape.allCases.compactMap(losses) + [skipping].compactMap { $0 } }

  /// A strategy's row and the ordered one.
  private struct Pair {
    let row: ResultRow
    let ordered: ResultRow

    /// The time of an object divided by that of an ordered one.
    var factor: Double { (row.nsPerObject ?? 0) / (ordered.nsPerObject ?? 1) }
    /// The same for the reference, whose rows aren't in every report.
    var factorOfReference: Double { factor * (row.ratio ?? 0) / (ordered.ratio ?? 1) }

    /// Whether the ratio is lower than the ordered one by more than the layout of code can cause, and their
    /// intervals don't overlap.
    var losesMore: Bool {
      guard let ratio = row.ratio, let high = row.ratioHigh, let before = ordered.ratio,
        let low = ordered.ratioLow
      else { return false }
      return high < low && before / ratio > 1 + Verdict.leastEffect(processes: row.processes)
    }

    var isNoisy: Bool { row.isNoisy || ordered.isNoisy }
  }

  private func losses(in shape: ObjectShape) -> String? {
    let all = decoded.compactMap { row -> Pair? in
      guard row.cell.shape == shape, row.ratio != nil, let ordered = row.cell.ordered.flatMap({ rows[$0] }),
        ordered.ratio != nil
      else { return nil }
      return Pair(row: row, ordered: ordered)
    }
    let pairs = all.filter { !$0.isNoisy }
    guard !pairs.isEmpty else { return nil }
    let losers = pairs.filter(\.losesMore)
    let exception = pairs.count < all.count ? ", apart from noisy rows" : ""
    guard !losers.isEmpty else {
      return "\(shape.rawValue): no strategy slows down more than \(PeerName.reference) "
        + "does\(exception)."
    }
    let strategies = losers.map(\.row.name).uniqued().map { name in
      let places = losers.filter { $0.row.name == name }.enumerated().map { index, pair in
        FigureFormat.ratio(pair.factor) + (index == 0 ? " times its time for ordered " : " for ")
          + "\(pair.row.cell.model.rawValue) (\(FigureFormat.ratio(pair.factorOfReference)))"
      }
      return "\(name) takes \(places.joined(separator: ", "))"
    }
    return
      "\(shape.rawValue): these strategies slow down more than \(PeerName.reference), "
      + "whose factor is in parentheses\(exception): \(strategies.joined(separator: "; "))."
  }

  /// The time for the unknown members of the shape `extra` divided by that of parsing them.
  private var skipping: String? {
    let factors = decoded.compactMap { row -> String? in
      guard row.cell.shape == .extra, let time = additionalTime(of: row.cell) else { return nil }
      var parse = row.cell
      (parse.strategy, parse.operation) = (parse.backend.rawValue, .parse)
      guard let parsed = additionalTime(of: parse), parsed > 0 else { return nil }
      return "\(FigureFormat.fixed(time / parsed, decimals: 2)) (\(row.name))"
    }
    guard !factors.isEmpty else { return nil }
    return "extra: the unknown members take \(factors.joined(separator: ", ")) times as long as parsing them."
  }

  /// The nanoseconds that an object takes longer than an ordered one.
  private func additionalTime(of cell: CellIdentity) -> Double? {
    guard let time = rows[cell]?.nsPerObject, let ordered = cell.ordered.flatMap({ rows[$0]?.nsPerObject })
    else { return nil }
    return time - ordered
  }
}
