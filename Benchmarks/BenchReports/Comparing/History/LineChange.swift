import BenchKit

/// The change of a ratio from the first to the last run with the same documents.
struct LineChange {
  let first: RunHistory.Point
  let last: RunHistory.Point

  /// Creates the change of a line; `nil` for a line of one run, or if the last run has other documents than
  /// all before it.
  init?(_ line: RunHistory.Line) {
    guard let last = line.points.last, let first = line.points.first(where: { $0.part == last.part }),
      first.run != last.run
    else { return nil }
    (self.first, self.last) = (first, last)
  }

  /// A figure such as `+7 %`.
  var text: String { Self.percent(last.ratio / first.ratio) }

  /// `same` if the intervals overlap.
  var verdict: Verdict { Self.verdict(last, against: first) }

  /// Returns `same` if the intervals overlap.
  static func verdict(_ point: RunHistory.Point, against first: RunHistory.Point) -> Verdict {
    point.low > first.high ? .faster : point.high < first.low ? .slower : .same
  }

  /// Returns a change such as `+7 %`.
  static func percent(_ ratio: Double) -> String {
    let change = ((ratio - 1) * 100).rounded()
    return (change > 0 ? "+" : change < 0 ? "−" : "") + FigureFormat.fixed(abs(change), decimals: 0) + " %"
  }
}
