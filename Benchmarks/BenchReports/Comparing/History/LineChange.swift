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
  var text: String {
    let change = ((last.ratio / first.ratio - 1) * 100).rounded()
    return (change > 0 ? "+" : change < 0 ? "−" : "") + FigureFormat.fixed(abs(change), decimals: 0) + " %"
  }

  /// `same` if the intervals overlap.
  var verdict: Verdict { last.low > first.high ? .faster : last.high < first.low ? .slower : .same }
}
