import BenchKit

/// Dots for the ratios of one table, with their intervals, by size.
struct RatioChart {
  let table: ResultTable

  var html: String {
    let rows = table.blocks.flatMap(\.rows).filter { $0.ratio != nil && isShown($0) }
    guard !rows.isEmpty else { return throughput }
    let scale = LogScale(rows.flatMap { [$0.ratio, $0.ratioLow, $0.ratioHigh].compactMap { $0 } } + [1])
    let blocks = table.blocks.map { block in
      let shown = block.rows.filter(isShown)
      let chart = HTMLText.chart(
        label: label(block.rows),
        rows: shown.map {
          HTMLText.ChartRow(
            name: $0.name, drawing: drawing($0, scale), figure: figure($0), sign: $0.isNoisy ? "~" : "")
        },
        axis: axis(scale)
      )
      return "<h4>\(HTMLText.escaped(ResultTable.heading(of: block.rows)))</h4>\n\(chart)"
    }
    return blocks.joined(separator: "\n")
  }

  /// The reference is the axis; a copy is so much faster that nothing else could be told apart beside it.
  private func isShown(_ row: ResultRow) -> Bool {
    !row.cell.isReference && row.cell.strategy != FloorName.copy
  }

  /// Parsers have no reference: bars of megabytes per second.
  private var throughput: String {
    let fastest = table.blocks.flatMap(\.rows).compactMap(\.mbPerSecond).max() ?? 1
    return table.blocks.map { block in
      let rows = block.rows.map { row in
        let width = row.mbPerSecond.map { HTMLText.percent($0 / fastest) }
        return HTMLText.ChartRow(
          name: row.name,
          drawing: width.map { "<rect class=\"bar\" y=\"4\" height=\"12\" width=\"\($0)\"/>" } ?? "",
          figure: figure(row))
      }
      let chart = HTMLText.chart(label: label(block.rows), rows: rows)
      return "<h4>\(HTMLText.escaped(ResultTable.heading(of: block.rows)))</h4>\n\(chart)"
    }.joined(separator: "\n")
  }

  private func label(_ rows: [ResultRow]) -> String {
    let figures = rows.filter(isShown).map { "\($0.name) \(figure($0))\($0.isNoisy ? " ~" : "")" }
    return "\(table.title), \(ResultTable.heading(of: rows)): \(figures.joined(separator: ", "))"
  }

  private func figure(_ row: ResultRow) -> String {
    if row.reason != nil { return "n/a" }
    return row.ratio.map { FigureFormat.ratio($0) + "×" }
      ?? row.mbPerSecond.map { FigureFormat.amount($0) + " MB/s" } ?? "n/a"
  }

  private func drawing(_ row: ResultRow, _ scale: LogScale) -> String {
    let one = HTMLText.percent(scale.place(1))
    var drawing = "<line class=\"one\" x1=\"\(one)\" x2=\"\(one)\" y1=\"0\" y2=\"20\"/>"
    guard let ratio = row.ratio, let low = row.ratioLow, let high = row.ratioHigh else { return drawing }
    let (left, right) = (HTMLText.percent(scale.place(low)), HTMLText.percent(scale.place(high)))
    let kind = row.verdict.map { row.cell.isControl ? "control" : $0.rawValue }
    drawing += "<line class=\"reach \(kind ?? "none")\" x1=\"\(left)\" x2=\"\(right)\" y1=\"10\" y2=\"10\"/>"
    let interval = "\(FigureFormat.ratio(low)) – \(FigureFormat.ratio(high))"
    return drawing
      + Self.dot(
        kind, isNoisy: row.isNoisy, at: HTMLText.percent(scale.place(ratio)),
        title: "\(row.name): \(FigureFormat.ratio(ratio))×, \(interval)")
  }

  /// A circle for a verdict, a square where there is none.
  private static func dot(_ kind: String?, isNoisy: Bool, at x: String, title: String = "") -> String {
    let names = "class=\"dot \(kind ?? "none")\(isNoisy ? " noisy" : "")\""
    let title = title.isEmpty ? "" : "<title>\(HTMLText.escaped(title))</title>"
    return kind == nil
      ? "<svg x=\"\(x)\" y=\"10\" overflow=\"visible\"><path \(names) d=\"M-4 -4h8v8h-8z\">\(title)</path></svg>"
      : "<circle \(names) cx=\"\(x)\" cy=\"10\" r=\"4.5\">\(title)</circle>"
  }

  /// What the dots mean.
  static var legend: String {
    let keys = [
      ("faster", false, "faster"), ("slower", false, "slower"), ("same", false, "no difference"),
      (nil, false, "no verdict"), ("same", true, "noisy"),
    ]
    let items = keys.map { kind, isNoisy, text in
      "<li><svg class=\"key\" width=\"16\" height=\"20\">\(dot(kind, isNoisy: isNoisy, at: "8"))</svg>\(text)</li>"
    }
    return "<ul class=\"legend\">\(items.joined())</ul>"
  }

  private func axis(_ scale: LogScale) -> String {
    scale.ticks(atMost: 6).map { tick in
      "<text x=\"\(HTMLText.percent(scale.place(tick)))\" y=\"12\">\(LogScale.label(tick))×</text>"
    }.joined()
  }

  /// The figures behind the chart.
  var figures: String {
    let columns = ["", "ns/object", "MB/s", "ratio", "95 % interval", "verdict", "mallocs", "bytes"]
    return table.blocks.map { block in
      let rows = block.rows.map { row -> [String] in
        if let reason = row.reason { return [row.name, "n/a (\(reason))", "", "", "", "", "", ""] }
        return [
          row.name, ResultColumn.nsPerObject.text(row), ResultColumn.mbPerSecond.text(row),
          ResultColumn.ratio.text(row), ResultColumn.interval.text(row),
          (row.verdict?.rawValue ?? "–") + (row.isNoisy ? ", noisy" : ""), ResultColumn.mallocs.text(row),
          ResultColumn.bytes.text(row),
        ]
      }
      return HTMLText.table(
        caption: "\(table.title), \(ResultTable.heading(of: block.rows))", isAlone: table.blocks.count == 1,
        columns: columns, rows: rows)
    }.joined(separator: "\n")
  }
}
