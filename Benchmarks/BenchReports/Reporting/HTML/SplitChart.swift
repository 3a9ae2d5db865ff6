import BenchKit

/// Stacked bars of the shares of parsing, mapping, building and encoding.
struct SplitChart {
  let rows: [SplitRow]

  private static let parts = ["parse", "map", "build", "encode"]

  var html: String {
    guard !rows.isEmpty else { return "" }
    let charts = rows.map(\.model).uniqued().map { model in
      let rows = rows.filter { $0.model == model }
      let chart = HTMLText.chart(
        label: "Shares of \(model.rawValue): " + rows.map(sentence).joined(separator: "; "),
        rows: rows.map {
          HTMLText.ChartRow(
            name: $0.name, drawing: drawing($0), figure: FigureFormat.duration(nanoseconds: $0.total))
        }
      )
      return "<h3>\(HTMLText.escaped(model.rawValue))</h3>\n\(chart)"
    }
    let legend = Self.parts.map { "<li><span class=\"swatch \($0)\"></span>\($0)</li>" }.joined()
    let table = HTMLText.table(
      caption: "Time per object", columns: ["", "model"] + Self.parts,
      rows: rows.map { row in
        [row.name, row.model.rawValue]
          + row.shares.map {
            "\(FigureFormat.duration(nanoseconds: $0.share * row.total)) (\(percent($0.share)))"
          }
      }
    )
    return HTMLText.section(
      "split", title: "Where the time goes", hint: "parsing, mapping, building, encoding",
      """
      <p>Shares of decoding and encoding an object of a list; at the right the time for both. Mapping is what decoding \
      takes beyond parsing and building, which were measured on their own.</p>
      <ul class="legend">\(legend)</ul>
      \(charts.joined(separator: "\n"))
      \(HTMLText.details("Shares as a table", table))
      """)
  }

  private func percent(_ share: Double) -> String { FigureFormat.fixed(share * 100, decimals: 0) + " %" }

  private func sentence(_ row: SplitRow) -> String {
    row.name + " " + row.shares.map { "\($0.name) \(percent($0.share))" }.joined(separator: ", ")
  }

  private func drawing(_ row: SplitRow) -> String {
    var start = 0.0
    var drawing = ""
    for (name, share) in row.shares {
      drawing += "<rect class=\"part \(name)\" x=\"\(HTMLText.percent(start))\" y=\"3\" height=\"14\" "
      drawing += "width=\"\(HTMLText.percent(share))\"><title>\(name) \(percent(share))</title></rect>"
      start += share
    }
    return drawing
  }
}
