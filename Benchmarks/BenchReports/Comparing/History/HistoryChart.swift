import BenchKit
import Foundation

/// The lines of one table as a chart: a row for each cell, with a mark and an interval for each run.
///
/// All rows have the same scale: the logarithm of the ratio divided by the first one with the same documents.
struct HistoryChart {
  let place: String
  let lines: [RunHistory.Line]
  let runs: [RunHistory.Run]

  private static let height = 44.0
  /// The smallest scale of a row, so that noise doesn't look like a change.
  private static let leastReach = log(1.1)

  var html: String {
    let reach = reach
    let rows = lines.map { line in
      let change = LineChange(line)
      let figure =
        line.points.last.map { FigureFormat.ratio($0.ratio) + "×" + ($0.isNoisy ? " ~" : "") } ?? ""
      let remark =
        change.map { "<span>\(HTMLText.escaped($0.text))\($0.verdict == .same ? " =" : "")</span>" } ?? ""
      return """
        <div class="row"><span class="name">\(HTMLText.escaped(line.cell.name))</span>\
        <svg class="plot" height="\(Int(Self.height))">\(drawing(line, reach))</svg>\
        <span class="figure">\(figure)\(remark)</span></div>
        """
    }
    return """
      <div class="chart trend" role="img" aria-label="\(HTMLText.escaped(label))">
      \(rows.joined(separator: "\n"))
      <div class="row axis"><span class="name">\(scale(reach))</span><svg class="plot" height="16">\(axis)</svg><span></span></div>
      </div>
      """
  }

  private var label: String {
    let figures = lines.map { line in
      let last = line.points.last.map { FigureFormat.ratio($0.ratio) + "×" } ?? ""
      let change =
        LineChange(line).map { ", \($0.text)\($0.verdict == .same ? " (the intervals overlap)" : "")" } ?? ""
      return "\(line.cell.name) \(last)\(change)"
    }
    return
      "\(place) over \(runs.count) \(runs.count == 1 ? "run" : "runs"): \(figures.joined(separator: "; "))"
  }

  /// The largest change of a row, as a logarithm.
  private var reach: Double {
    lines.flatMap { line in
      line.points.flatMap { point in [point.low, point.high].map { abs(log($0 / line.base(of: point))) } }
    }.reduce(Self.leastReach, max)
  }

  private func drawing(_ line: RunHistory.Line, _ reach: Double) -> String {
    func y(_ value: Double, _ point: RunHistory.Point) -> String {
      let share = log(value / line.base(of: point)) / reach
      return FigureFormat.fixed(Self.height / 2 - share * (Self.height / 2 - 5), decimals: 1)
    }
    let middle = FigureFormat.fixed(Self.height / 2, decimals: 1)
    var drawing = "<line class=\"one\" x1=\"0\" x2=\"100%\" y1=\"\(middle)\" y2=\"\(middle)\"/>"
    for (from, to) in zip(line.points, line.points.dropFirst()) where from.part == to.part {
      drawing +=
        "<line class=\"curve\" x1=\"\(x(from.run))\" y1=\"\(y(from.ratio, from))\" x2=\"\(x(to.run))\" "
        + "y2=\"\(y(to.ratio, to))\"/>"
    }
    for point in line.points {
      let run = runs[point.run]
      let first = line.points.first { $0.part == point.part } ?? point
      let kind = LineChange.verdict(point, against: first).rawValue
      let title = "\(run.day), \(run.revision): \(point.text)"
      drawing += """
        <line class="reach \(kind)" x1="\(x(point.run))" x2="\(x(point.run))" y1="\(y(point.low, point))" \
        y2="\(y(point.high, point))"/><svg x="\(x(point.run))" y="\(y(point.ratio, point))" overflow="visible">\
        <path class="dot \(kind)\(point.isNoisy ? " noisy" : "")" d="M-2.5 0a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0z">\
        <title>\(HTMLText.escaped(title))</title></path></svg>
        """
    }
    return drawing
  }

  /// The changes at the edges of a row.
  private func scale(_ reach: Double) -> String {
    "edges: \(LineChange.percent(exp(reach))), \(LineChange.percent(exp(-reach)))"
  }

  /// The dates of the first and the last run.
  private var axis: String {
    guard let first = runs.first, let last = runs.last else { return "" }
    let day = { (run: RunHistory.Run) in HTMLText.escaped(String(run.day.prefix(10))) }
    let start = "<text class=\"left\" x=\"0\" y=\"12\">\(day(first))</text>"
    return runs.count > 1 ? start + "<text class=\"right\" x=\"100%\" y=\"12\">\(day(last))</text>" : start
  }

  /// The position of a run; all have the same distance.
  private func x(_ run: Int) -> String {
    HTMLText.percent((Double(run) + 0.5) / Double(max(1, runs.count)))
  }
}

extension RunHistory.Line {
  /// The first ratio with the same documents.
  fileprivate func base(of point: RunHistory.Point) -> Double {
    points.first { $0.part == point.part }?.ratio ?? point.ratio
  }
}
