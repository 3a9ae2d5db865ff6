import BenchKit

/// The sections about new processes and several threads.
extension HTMLReport {
  var coldStarts: String {
    let rows = report.shownColdStarts
    guard !rows.isEmpty else { return "" }
    let most = rows.compactMap(\.fromMain?.value).max() ?? 1
    let bars = rows.map { row in
      let time = row.fromMain?.value
      let width = HTMLText.percent((time ?? 0) / max(1, most))
      return HTMLText.ChartRow(
        name: row.title,
        drawing: "<rect class=\"bar\" y=\"4\" height=\"12\" width=\"\(width)\"/>",
        figure: time.map(FigureFormat.duration(nanoseconds:)) ?? "n/a")
    }
    let label = bars.map { "\($0.name) \($0.figure)" }.joined(separator: ", ")
    let table = HTMLText.table(
      caption: "Cold start", columns: [""] + ColdStartRow.columns.dropFirst(), rows: rows.map(\.cells))
    return HTMLText.section(
      "cold-start", title: "Cold start", hint: "the first todo that a new process decodes",
      """
      <p>From the start of <code>main</code> until the first todo is decoded.</p>
      \(HTMLText.chart(label: "First todo after main: \(label)", rows: bars))
      \(HTMLText.details("Cold start as a table", table))
      """)
  }

  var threads: String {
    let rows = report.shownThreads
    guard !rows.isEmpty else { return "" }
    let tables = rows.map(\.work).uniqued().map { work in
      HTMLText.table(
        caption: "Threads: \(work)", isAlone: false,
        columns: [""] + ThreadRow.columns.dropFirst(),
        rows: rows.filter { $0.work == work }.map { [$0.title] + $0.cells.dropFirst() })
    }
    return HTMLText.section(
      "threads", title: "Threads", hint: "throughput and processor time, relative to one thread",
      """
      <p>Each thread has documents of its own, and all have the same mapper.</p>
      \(tables.joined(separator: "\n"))
      """)
  }
}
