/// Costs at build time, in rows, and the machine on which they were measured.
package struct CostReport<Row: CostRow>: Sendable, Hashable, Codable {
  package var schemaVersion = Row.schemaVersion
  package var environment: Environment
  package var rows: [Row]

  package init(environment: Environment, rows: [Row]) {
    self.environment = environment
    self.rows = rows
  }

  package func text(layout: TextLayout = .plain) -> String {
    let load =
      Row.dependsOnLoad ? environment.load.map { ", load \(FigureFormat.fixed($0, decimals: 2))" } : nil
    let machine = "\(environment.cpu), \(environment.cores) cores\(load ?? ""), \(environment.swift)"
    return
      (layout.wrapped(machine, indent: "  ") + Row.table(of: rows, layout: layout) + [""]
      + layout.wrapped(Row.legend, indent: "  ")).text
  }
}

/// A row of a ``CostReport``.
package protocol CostRow: Sendable, Hashable, Codable {
  /// Changes when a field is renamed or removed, or changes its meaning.
  static var schemaVersion: Int { get }
  /// Whether other programs on the machine affect the figures.
  static var dependsOnLoad: Bool { get }
  /// The meaning of the columns.
  static var legend: String { get }

  /// Returns an empty line, the header and the rows.
  static func table(of rows: [Self], layout: TextLayout) -> [String]
}
