/// Creates the elements of a page, and escapes `<`, `>`, `&` and quotes in text.
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

  /// Returns a sentence with names in backticks as HTML.
  static func marked(_ text: String) -> String {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, part in
      index.isMultiple(of: 2) ? escaped(String(part)) : "<code>\(escaped(String(part)))</code>"
    }.joined()
  }

  /// A group of rows of a table or a chart; a single group has no title.
  struct Group<Row> {
    var title: String?
    /// The class of the group's elements.
    var kind = ""
    var rows: [Row]
  }

  /// Returns a table; the first cell of each row is its header.
  ///
  /// - Parameter isAlone: Whether the context explains the table, so that the caption is only for screen
  ///   readers.
  static func table(caption: String, isAlone: Bool = true, columns: [String], rows: [[String]]) -> String {
    table(
      caption: caption, isAlone: isAlone, columns: columns, groups: [Group(rows: rows.map(TableRow.init))])
  }

  /// A row of a table, whose cells are HTML elements.
  struct TableRow {
    var name: String
    var cells: [String]

    init(name: String, cells: [String]) {
      self.name = name
      self.cells = cells
    }

    /// Creates a row from texts, the first of which is the name.
    init(_ texts: [String]) {
      name = texts.first ?? ""
      cells = texts.dropFirst().map { "<td>\(escaped($0))</td>" }
    }
  }

  /// Returns a table with groups of rows.
  ///
  /// A table that is too wide can be scrolled. A line above it is a hint. If the browser supports that, the
  /// hint is shown only for tables that are too wide; otherwise, it is shown on all screens that are narrower
  /// than the columns.
  ///
  /// - Parameter classes: The classes of the columns; empty if they look alike.
  static func table(
    caption: String, isAlone: Bool = true, columns: [String], groups: [Group<TableRow>],
    classes: [String] = []
  ) -> String {
    let styles =
      classes.isEmpty
      ? "" : "\n<colgroup>\(classes.map { "<col class=\"\($0)\">" }.joined())</colgroup>"
    let header = columns.map { $0.isEmpty ? "<td></td>" : "<th scope=\"col\">\(escaped($0))</th>" }.joined()
    let bodies = groups.map { group in
      let title = group.title.map { title in
        "<tr class=\"group\"><th scope=\"rowgroup\" colspan=\"\(columns.count)\"><span>\(escaped(title))</span>"
          + "</th></tr>\n"
      }
      let rows = group.rows.map { row in
        "<tr><th scope=\"row\">\(escaped(row.name))</th>\(row.cells.joined())</tr>"
      }.joined(separator: "\n")
      let kind = group.kind.isEmpty ? "" : " class=\"\(group.kind)\""
      return "<tbody\(kind)>\n\(title ?? "")\(rows)\n</tbody>"
    }
    let width = columns.count > 5 ? "wide" : "narrow"
    let count = columns.count == 2 ? "1 column" : "\(columns.count - 1) columns"
    return """
      <div class="scroll" role="region" tabindex="0" aria-label="\(escaped(caption))">
      <p class="sideways \(width)" aria-hidden="true">\(count): scroll sideways →</p>
      <table><caption\(isAlone ? " class=\"unseen\"" : "")>\(escaped(caption))</caption>\(styles)
      <thead><tr>\(header)</tr></thead>
      \(bodies.joined(separator: "\n"))
      </table></div>
      """
  }

  /// Returns a whole page, which needs no network.
  static func page(title: String, header: String, main: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <link rel="icon" href="data:,">
    <title>\(escaped(title))</title>
    <style>
    \(HTMLStyle.css)
    </style>
    </head>
    <body>
    <a class="skip" href="#content">Skip to the figures</a>
    <header>
    \(header)
    </header>
    <main id="content">
    \(main)
    </main>
    </body>
    </html>

    """
  }

  /// Returns a folded table.
  static func details(_ summary: String, _ content: String) -> String {
    "<details><summary>\(escaped(summary))</summary>\n\(content)\n</details>"
  }

  /// Returns a folded section; a link to it unfolds it.
  ///
  /// - Parameters:
  ///   - hint: A short description of the content.
  ///   - isOpen: Whether it is unfolded at first.
  static func section(
    _ name: String, title: String, hint: String, isOpen: Bool = false, _ content: String
  ) -> String {
    """
    <section aria-labelledby="\(name)-title">
    <details class="section"\(isOpen ? " open" : "")><summary><h2 id="\(name)-title">\(escaped(title))</h2>
    <span class="hint">\(escaped(hint))</span></summary>
    <div class="content" id="\(name)">
    \(content)
    </div></details>
    </section>
    """
  }

  /// A row of a chart.
  struct ChartRow {
    var name: String
    var drawing: String
    var figure: String
    /// The sign after the figure; `nil` for none.
    var sign: String?
  }

  /// Returns a chart of rows, whose figures are in a folded table.
  static func chart(label: String, rows: [ChartRow], axis: String = "") -> String {
    chart(label: label, groups: [Group(rows: rows)], axis: axis)
  }

  /// Returns a chart with groups of rows.
  static func chart(label: String, groups: [Group<ChartRow>], axis: String = "") -> String {
    let groups = groups.map { group in
      let title = group.title.map { "<p class=\"group-title\">\(escaped($0))</p>\n" } ?? ""
      let kind = group.kind.isEmpty ? "" : " class=\"\(group.kind)\""
      return "<div\(kind)>\n\(title)\(group.rows.map(chartRow).joined(separator: "\n"))\n</div>"
    }
    let axisRow =
      axis.isEmpty
      ? ""
      : "\n<div class=\"row axis\"><span></span><svg class=\"plot\" height=\"16\">\(axis)</svg><span></span></div>"
    return """
      <div class="chart" role="img" aria-label="\(escaped(label))">
      \(groups.joined(separator: "\n"))\(axisRow)
      </div>
      """
  }

  private static func chartRow(_ row: ChartRow) -> String {
    let sign = row.sign.map { "<span class=\"sign\">\(escaped($0))</span>" } ?? ""
    return """
      <div class="row"><span class="name">\(escaped(row.name))</span>\
      <svg class="plot" height="20">\(row.drawing)</svg>\
      <span class="figure">\(escaped(row.figure))\(sign)</span></div>
      """
  }

  /// Returns a coordinate as a percentage, so that a drawing fits any screen without scaling its text.
  static func percent(_ share: Double) -> String { FigureFormat.fixed(share * 100, decimals: 2) + "%" }
}
