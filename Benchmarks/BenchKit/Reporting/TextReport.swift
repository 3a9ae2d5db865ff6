/// The report as tables for a terminal of 100 columns: one for each model and operation, with a block for each size.
package struct TextReport {
  private let report: Report

  private static let table = TextTable(columns: [
    .init(title: "", width: 36, alignment: .left),
    .init(title: "ns/object", width: 10, alignment: .right),
    .init(title: "MB/s", width: 7, alignment: .right),
    .init(title: "ratio", width: 6, alignment: .right),
    .init(title: "[low – high]", width: 15, alignment: .left),
    .init(title: "mallocs/object", width: 14, alignment: .right),
  ])

  package init(_ report: Report) {
    self.report = report
  }

  /// All lines, each ending with a newline.
  package var text: String {
    var lines = environmentLines
    for operation in Operation.allCases {
      for model in Self.models {
        let rows = report.results.filter { $0.cell.operation == operation && $0.cell.model.lone == model }
        if !rows.isEmpty {
          lines += [""] + tableLines(title: "\(model.rawValue) \(operation.rawValue)", rows)
        }
      }
    }
    lines += [""] + Self.legend
    return lines.map { $0 + "\n" }.joined()
  }

  private static let models = ModelName.allCases.filter { $0 == $0.lone }

  private static let legend = [
    "ratio: times faster than \(FoundationPeers.referenceName) in the same rounds, with its 95 % interval;",
    "MB: 10⁶ bytes of the document; mallocs: blocks that one call allocates, by the number of objects.",
    "The strategies were written by the authors of this suite.",
  ]

  private var environmentLines: [String] {
    let environment = report.environment
    let load = environment.load.map { ", load \(FigureFormat.fixed($0, decimals: 2))" } ?? ""
    let git = environment.git.map { ", commit \($0)" } ?? ""
    return [
      "\(environment.cpu), \(environment.cores) cores\(load)",
      "\(environment.swift), \(environment.os)",
      "\(environment.date), seed \(report.seed)\(git)",
    ]
  }

  private func tableLines(title: String, _ rows: [ResultRow]) -> [String] {
    var header = Self.table.header
    header.replaceSubrange(
      header.startIndex..<header.index(header.startIndex, offsetBy: title.count), with: title)
    var lines = [header]
    for size in DataSize.allCases {
      let rows = rows.filter { $0.cell.size == size }
      guard let sample = rows.first(where: { $0.objects > 0 }) ?? rows.first else { continue }
      lines.append("  " + Self.heading(of: sample))
      lines += rows.map(Self.line)
    }
    return lines
  }

  /// What the rows of one size have in common, as in `100 objects, 32 841 bytes`.
  private static func heading(of row: ResultRow) -> String {
    guard row.objects > 0 else { return row.cell.size.rawValue }
    let noun = row.objects == 1 ? "object" : "objects"
    return "\(FigureFormat.grouped(row.objects)) \(noun), \(FigureFormat.grouped(row.bytes)) bytes"
  }

  private static func line(_ row: ResultRow) -> String {
    let name = "    " + name(of: row.cell)
    if let reason = row.unavailable {
      return table.line([name, "n/a (\(shortened(reason)))"])
    }
    guard let nsPerObject = row.nsPerObject, let mbPerSecond = row.mbPerSecond else {
      return table.line([name, "n/a (no sample)"])
    }
    var interval = ""
    if row.cell != row.cell.reference, let low = row.ratioLow, let high = row.ratioHigh {
      interval = "[\(FigureFormat.ratio(low)) – \(FigureFormat.ratio(high))]"
    }
    return table.line([
      name,
      FigureFormat.amount(nsPerObject),
      FigureFormat.amount(mbPerSecond),
      row.ratio.map(FigureFormat.ratio) ?? "–",
      interval,
      row.mallocsPerObject.map { FigureFormat.fixed($0, decimals: 2) } ?? "–",
    ])
  }

  /// The first line of a reason, cut where the table ends.
  private static func shortened(_ reason: String) -> String {
    let line = reason.split(separator: "\n").first.map(String.init) ?? ""
    return line.count > 54 ? line.prefix(53) + "…" : line
  }

  /// The strategy, and its backend unless the name already says it.
  private static func name(of cell: CellIdentity) -> String {
    let isImplied =
      cell.backend == .native || cell.strategy == cell.backend.rawValue
      || cell.strategy.hasPrefix("foundation-")
    return isImplied ? cell.strategy : "\(cell.strategy) over \(cell.backend.rawValue)"
  }
}
