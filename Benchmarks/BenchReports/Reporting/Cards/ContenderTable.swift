package import BenchKit

/// A contender of a run.
package struct ContenderReport: Sendable, Hashable, Codable {
  /// The name, or the command if there is none.
  package var name: String
  package var version = ""
  package var language = ""
  package var marks: [Contender.Mark] = []
  /// The reason why nothing is measured.
  package var failure: String?
  package var hardships: [HardshipResult] = []

  /// Creates the report of a contender that can't be measured.
  package init(command: String, failure: String) {
    name = command
    self.failure = failure
  }

  package init(_ introduction: Contender.Introduction) {
    (name, version) = (introduction.name, introduction.version)
    (language, marks) = (introduction.language, introduction.marks)
  }

  /// The name with version and language.
  var title: String { language.isEmpty ? name : "\(name) \(version) (\(language))" }
}

/// One table of all rows and contenders, the fastest to decode first.
struct ContenderTable {
  private struct Row {
    var title: String
    var decode: CardSpeed?
    var encode: CardSpeed?
    var remark = ""
    var failure: String?
  }

  private let rows: [Row]

  /// Creates the table; `nil` for a run without contenders.
  init?(_ report: Report) {
    guard let contenders = report.contenders, let cards = StrategyCards(report) else { return nil }
    func speed(_ name: String, _ operation: BenchKit.Operation) -> CardSpeed? {
      CardSpeed(
        report.results.filter {
          $0.cell.strategy == name && $0.cell.backend == .contender && $0.cell.size == cards.size
            && $0.cell.operation == operation && cards.models.contains($0.cell.model)
        })
    }
    let strategies = cards.all.map { Row(title: $0.title, decode: $0.decode, encode: $0.encode) }
    let others = contenders.map { contender in
      let rows = report.results.filter {
        $0.cell.strategy == contender.name && $0.cell.backend == .contender
      }
      let models = cards.models.filter { model in rows.contains { $0.cell.model == model } }
      let reason = rows.first { $0.unavailable != nil }
      let failure = contender.failure ?? reason.map { "\($0.unavailable ?? "") (\($0.cell.place))" }
      let only = models.count < cards.models.count ? ["only \(StrategyCards.names(of: models))"] : []
      return Row(
        title: contender.title, decode: failure == nil ? speed(contender.name, .decode) : nil,
        encode: failure == nil ? speed(contender.name, .encode) : nil,
        remark: (only + contender.marks.map(\.rawValue)).joined(separator: ", "), failure: failure)
    }
    rows = (strategies + others).sorted { ($0.decode?.ratio ?? 0) > ($1.decode?.ratio ?? 0) }
  }

  /// The lines of the table, without intervals if it would be too wide. A reason without figures has a line of its
  /// own.
  func lines(_ layout: TextLayout) -> [String] {
    func cells(_ row: Row, _ intervals: Bool) -> [String] {
      let speeds = [row.decode, row.encode].flatMap {
        [$0?.text ?? "–"] + (intervals ? [$0?.interval ?? ""] : [])
      }
      return [row.title] + speeds + [row.remark]
    }
    func table(_ rows: [Row], intervals: Bool) -> TextTable {
      let titles = intervals ? ["decode", "interval", "encode", "interval"] : ["decode", "encode"]
      let all = [["row"] + titles + ["marks"]] + rows.map { cells($0, intervals) }
      return TextTable(
        columns: all[0].indices.map { index in
          let width = all.map { $0[index].count }.max() ?? 0
          let isText = index == 0 || index == all[0].count - 1
          return .init(title: all[0][index], width: width, alignment: isText ? .left : .right)
        })
    }
    let shown = rows.filter { $0.decode != nil || $0.encode != nil }
    let intervals = table(shown, intervals: true).width <= layout.width
    let blocks = table(shown, intervals: intervals).blocks(
      of: shown.map { cells($0, intervals) }, layout: layout)
    return blocks[0]
      + rows.filter { $0.decode == nil && $0.encode == nil }.flatMap { row in
        layout.wrapped("n/a: \(row.failure ?? "\(row.title) has none of these models")", indent: "  ")
      }
  }
}
