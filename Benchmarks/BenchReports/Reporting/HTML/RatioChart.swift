import BenchKit

/// A chart of the ratios of one table, with their intervals, by size.
struct RatioChart {
  let table: ResultTable

  var html: String {
    let rows = table.blocks.flatMap(\.rows).filter { $0.ratio != nil && Self.isShown($0) }
    guard !rows.isEmpty else { return throughput }
    let scale = LogScale(rows.flatMap { [$0.ratio, $0.ratioLow, $0.ratioHigh].compactMap { $0 } } + [1])
    return blocks { block in
      HTMLText.chart(
        label: label(block),
        groups: groups(of: block.filter(Self.isShown)) {
          HTMLText.ChartRow(
            name: $0.name, drawing: drawing($0, scale), figure: figure($0), sign: $0.isNoisy ? "~" : "")
        },
        axis: axis(scale))
    }
  }

  /// Returns whether a row is shown. The reference is the axis, and `copy` is so fast that the other rows
  /// would be indistinguishable.
  static func isShown(_ row: ResultRow) -> Bool {
    !row.cell.isReference && row.cell.strategy != FloorName.copy
  }

  /// Bars of megabytes per second, for parsers, which have no reference.
  private var throughput: String {
    let fastest = table.blocks.flatMap(\.rows).compactMap(\.mbPerSecond).max() ?? 1
    return blocks { block in
      HTMLText.chart(
        label: label(block),
        rows: block.map { row in
          let width = row.mbPerSecond.map { HTMLText.percent($0 / fastest) }
          return HTMLText.ChartRow(
            name: row.name,
            drawing: width.map { "<rect class=\"bar\" y=\"4\" height=\"12\" width=\"\($0)\"/>" } ?? "",
            figure: figure(row))
        })
    }
  }

  private func blocks(_ chart: ([ResultRow]) -> String) -> String {
    table.blocks.map { "<h4>\(HTMLText.escaped($0.rows.pageHeading))</h4>\n\(chart($0.rows))" }
      .joined(separator: "\n")
  }

  /// Returns the rows grouped by kind, with titles if there are several kinds.
  private func groups<Row>(of rows: [ResultRow], _ make: (ResultRow) -> Row) -> [HTMLText.Group<Row>] {
    let kinds = rows.byKind
    return kinds.map { kind, rows in
      HTMLText.Group(title: kinds.count > 1 ? kind.title : nil, kind: kind.rawValue, rows: rows.map(make))
    }
  }

  private func label(_ rows: [ResultRow]) -> String {
    let figures = rows.filter(Self.isShown).map { row in
      "\(row.name)\(row.cell.kind.remark) \(figure(row))\(row.isNoisy ? " ~" : "")"
    }
    return "\(table.title), \(rows.pageHeading): \(figures.joined(separator: ", "))"
  }

  private func figure(_ row: ResultRow) -> String {
    if row.reason != nil { return "n/a" }
    return row.ratio.map { FigureFormat.ratio($0) + "×" }
      ?? row.mbPerSecond.map { FigureFormat.rate(megabytesPerSecond: $0) } ?? "n/a"
  }

  private func drawing(_ row: ResultRow, _ scale: LogScale) -> String {
    let one = HTMLText.percent(scale.place(1))
    let axis = "<line class=\"one\" x1=\"\(one)\" x2=\"\(one)\" y1=\"0\" y2=\"20\"/>"
    guard let ratio = row.ratio, let low = row.ratioLow, let high = row.ratioHigh else { return axis }
    let (left, right) = (HTMLText.percent(scale.place(low)), HTMLText.percent(scale.place(high)))
    let mark = RatioMark(row)
    return axis
      + "<line class=\"reach \(mark.kind)\" x1=\"\(left)\" x2=\"\(right)\" y1=\"10\" y2=\"10\"/>"
      + mark.html(
        at: HTMLText.percent(scale.place(ratio)),
        title: "\(row.name): \(FigureFormat.ratio(ratio))×, \(FigureFormat.ratio(low)) – "
          + FigureFormat.ratio(high))
  }

  private func axis(_ scale: LogScale) -> String {
    scale.ticks(atMost: 6).map { tick in
      "<text x=\"\(HTMLText.percent(scale.place(tick)))\" y=\"12\">\(LogScale.label(tick))×</text>"
    }.joined()
  }

  /// The folded table of the figures.
  var figures: String {
    let columns = ["", "per object", "throughput", "ratio", "95 % interval", "verdict", "mallocs", "bytes"]
    return table.blocks.map { block in
      HTMLText.table(
        caption: "\(table.title), \(block.rows.pageHeading)", isAlone: table.blocks.count == 1,
        columns: columns, groups: groups(of: block.rows) { HTMLText.TableRow(Self.cells($0)) })
    }.joined(separator: "\n")
  }

  private static func cells(_ row: ResultRow) -> [String] {
    if let reason = row.reason { return [row.name, "n/a (\(reason))", "", "", "", "", "", ""] }
    return [
      row.name, row.nsPerObject.map { FigureFormat.duration(nanoseconds: $0) } ?? "–",
      row.mbPerSecond.map { FigureFormat.rate(megabytesPerSecond: $0) } ?? "–",
      ResultColumn.ratio.text(row), ResultColumn.interval.text(row),
      (row.verdict?.rawValue ?? "–") + (row.isNoisy ? ", noisy" : ""), ResultColumn.mallocs.text(row),
      ResultColumn.bytes.text(row),
    ]
  }
}

extension [ResultRow] {
  /// The documents of the rows of one size and shape, such as `100 documents of 100 objects, 32.8 kB`.
  var pageHeading: String {
    guard let row = first(where: { $0.objects > 0 }) else { return first?.heading ?? "" }
    return "\(row.content), \(FigureFormat.length(bytes: row.bytes))"
  }
}
