package import BenchKit

/// The ratios of saved runs over time, for each machine and cell.
///
/// A ratio compares a cell with the reference of the same run, so it doesn't matter if the whole machine was
/// slower in one of them. A line never contains ratios of different machines. Parse rows have no ratio, and
/// aren't included.
package struct RunHistory: Sendable, Hashable, Encodable {
  /// Changes when a field is renamed or removed, or changes its meaning.
  package var schemaVersion = 1
  /// The machine of the newest run comes first.
  package var machines: [Machine]
  /// The sentences about the files that aren't part of the history.
  package var skipped: [String] = []

  /// The runs on one machine.
  package struct Machine: Sendable, Hashable, Encodable {
    package var identity: MachineIdentity
    /// The runs, the oldest first.
    package var runs: [Run]
    /// The lines, in the order of the newest run.
    package var lines: [Line]
  }

  /// A saved run.
  package struct Run: Sendable, Hashable, Encodable {
    package var file: String
    package var date: String
    package var commit: String?
    package var swift: String
    /// Whether the reference differs from itself in a table.
    package var isNoisy: Bool
    package var isInterrupted: Bool
  }

  /// The ratios of a cell.
  package struct Line: Sendable, Hashable, Encodable {
    package var cell: CellIdentity
    package var points: [Point]
  }

  /// The ratio of a cell in a run, with its 95 % interval.
  package struct Point: Sendable, Hashable, Encodable {
    /// The index of the run.
    package var run: Int
    package var ratio: Double
    package var low: Double
    package var high: Double
    package var isNoisy: Bool
    /// Points of different parts were measured with different documents, so they aren't compared.
    package var part: Int
  }

  /// Collects runs.
  ///
  /// - Parameters:
  ///   - reports: The runs with the names of their files, in any order.
  ///   - isIncluded: Selects cells.
  package init(
    _ reports: [(file: String, report: Report)], isIncluded: (CellIdentity) -> Bool = { _ in true }
  ) {
    let sorted = reports.sorted {
      ($0.report.environment.date, $0.file) < ($1.report.environment.date, $1.file)
    }
    let identities = sorted.reversed().map { MachineIdentity($0.report.environment) }.uniqued()
    machines = identities.map { identity in
      Machine(identity, sorted.filter { MachineIdentity($0.report.environment) == identity }, isIncluded)
    }
  }
}

extension RunHistory.Machine {
  /// - Parameter reports: The runs, the oldest first.
  fileprivate init(
    _ identity: MachineIdentity, _ reports: [(file: String, report: Report)],
    _ isIncluded: (CellIdentity) -> Bool
  ) {
    self.identity = identity
    runs = reports.map { RunHistory.Run(file: $0.file, $0.report) }
    let rows = reports.map { $0.report.results.filter { $0.isCompared && isIncluded($0.cell) } }
    var lines: [CellIdentity: RunHistory.Line] = [:]
    var last: [CellIdentity: ResultRow] = [:]
    for (run, rows) in rows.enumerated() {
      for row in rows {
        let line = lines[row.cell]
        let isSame = last[row.cell].map(row.isSameDocument) ?? true
        let part = (line?.points.last?.part ?? 0) + (isSame ? 0 : 1)
        guard let point = RunHistory.Point(row, run: run, part: part) else { continue }
        lines[row.cell, default: RunHistory.Line(cell: row.cell, points: [])].points.append(point)
        last[row.cell] = row
      }
    }
    let order = reports.reversed().flatMap { report in
      ResultTable.tables(of: report.report).flatMap(\.blocks).flatMap(\.rows).map(\.cell)
    }
    self.lines = order.uniqued().compactMap { lines[$0] }
  }

  /// The lines of each table of a run, such as those of `todos decode medium`.
  package var tables: [(place: String, lines: [RunHistory.Line])] {
    lines.map(\.cell.place).uniqued().map { place in (place, lines.filter { $0.cell.place == place }) }
  }
}

extension RunHistory.Run {
  fileprivate init(file: String, _ report: Report) {
    self.init(
      file: file, date: report.environment.date, commit: report.environment.git,
      swift: report.environment.swift, isNoisy: !report.noisyControls.isEmpty,
      isInterrupted: report.isInterrupted)
  }

  /// The date for display, without seconds.
  var day: String { String(date.prefix(16)).replacing("T", with: " ") }

  /// The commit without remarks; a dash if it isn't known.
  var revision: String { commit?.split(separator: " ").first.map(String.init) ?? "–" }

  /// The reasons why the run may be unreliable.
  var remarks: String {
    [isNoisy ? "noisy" : "", isInterrupted ? "interrupted" : ""].filter { !$0.isEmpty }.joined(
      separator: ", ")
  }
}

extension RunHistory.Point {
  fileprivate init?(_ row: ResultRow, run: Int, part: Int) {
    guard let ratio = row.ratio, let low = row.ratioLow, let high = row.ratioHigh, low > 0 else { return nil }
    self.init(run: run, ratio: ratio, low: low, high: high, isNoisy: row.isNoisy, part: part)
  }
}

extension ResultRow {
  /// Whether the row has a ratio to another row.
  fileprivate var isCompared: Bool { ratio != nil && !cell.isReference && !cell.isControl }
}
