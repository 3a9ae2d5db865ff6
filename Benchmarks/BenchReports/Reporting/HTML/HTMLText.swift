/// Text of a page in which `<`, `>`, `&` and quotes of foreign text mean themselves.
enum HTMLText {
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.append(character)
      }
    }
    return escaped
  }

  /// A table; the first cell of each row is its header.
  ///
  /// - Parameter isAlone: whether its place says what it is, so that only screen readers tell the caption.
  static func table(
    caption: String, isAlone: Bool = true, columns: [String], rows: [[String]]
  ) -> String {
    let rows = rows.map { row in
      (name: row.first ?? "", cells: row.dropFirst().map { "<td>\(escaped($0))</td>" })
    }
    return table(caption: caption, isAlone: isAlone, columns: columns, rows: rows)
  }

  /// The same of cells that are elements already.
  static func table(
    caption: String, isAlone: Bool = true, columns: [String], rows: [(name: String, cells: [String])]
  ) -> String {
    let header = columns.map { $0.isEmpty ? "<td></td>" : "<th scope=\"col\">\(escaped($0))</th>" }.joined()
    let body = rows.map { row in
      "<tr><th scope=\"row\">\(escaped(row.name))</th>\(row.cells.joined())</tr>"
    }.joined(separator: "\n")
    return """
      <div class="scroll" role="region" tabindex="0" aria-label="\(escaped(caption))">
      <table><caption\(isAlone ? " class=\"unseen\"" : "")>\(escaped(caption))</caption>
      <thead><tr>\(header)</tr></thead>
      <tbody>
      \(body)
      </tbody></table></div>
      """
  }

  /// A table behind a chart.
  static func details(_ summary: String, _ content: String) -> String {
    "<details><summary>\(escaped(summary))</summary>\n\(content)\n</details>"
  }

  /// A row of a chart.
  struct ChartRow {
    var name: String
    var drawing: String
    var figure: String
    /// Stands behind the figure, in a place as wide in all rows that have one; nil for none.
    var sign: String?
  }

  /// A chart of rows; what it shows stands in the table behind it.
  static func chart(label: String, rows: [ChartRow], axis: String = "") -> String {
    let rows = rows.map { row in
      let sign = row.sign.map { "<span class=\"sign\">\(escaped($0))</span>" } ?? ""
      return """
        <div class="row"><span class="name">\(escaped(row.name))</span>\
        <svg class="plot" height="20">\(row.drawing)</svg>\
        <span class="figure">\(escaped(row.figure))\(sign)</span></div>
        """
    }
    let axisRow =
      axis.isEmpty
      ? ""
      : "\n<div class=\"row axis\"><span></span><svg class=\"plot\" height=\"16\">\(axis)</svg><span></span></div>"
    return """
      <div class="chart" role="img" aria-label="\(escaped(label))">
      \(rows.joined(separator: "\n"))\(axisRow)
      </div>
      """
  }

  /// A coordinate as a share of the width, so that a drawing fits any screen without scaling its text.
  static func percent(_ share: Double) -> String {
    FigureFormat.fixed(share * 100, decimals: 2) + "%"
  }
}
