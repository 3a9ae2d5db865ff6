/// How long a build took.
package struct BuildDuration: Sendable, Hashable, Codable {
  /// What a clock showed.
  package var seconds: Double
  /// What processors spent, one after the other.
  package var processorSeconds: Double

  package init(seconds: Double, processorSeconds: Double) {
    self.seconds = seconds
    self.processorSeconds = processorSeconds
  }
}

/// How long clean builds of clients of the library products take.
package struct BuildReport: Sendable, Hashable, Codable {
  /// One product.
  package struct Row: Sendable, Hashable, Codable {
    package var product: String
    package var debug: BuildDuration?
    package var release: BuildDuration?
    /// Why there are no figures.
    package var unavailable: String?

    package init(
      product: String, debug: BuildDuration? = nil, release: BuildDuration? = nil, unavailable: String? = nil
    ) {
      self.product = product
      self.debug = debug
      self.release = release
      self.unavailable = unavailable
    }
  }

  /// Changes when a field is renamed or removed, or changes its meaning.
  package var schemaVersion = 1
  package var environment: Environment
  package var rows: [Row]

  package init(environment: Environment, rows: [Row]) {
    self.environment = environment
    self.rows = rows
  }

  package func text(layout: TextLayout = .plain) -> String {
    let table = TextTable(
      columns: [.init(title: "clean build of a client", width: 24, alignment: .left)]
        + ["debug s", "release s", "processor s"].map {
          .init(title: $0, width: max(9, $0.count), alignment: .right)
        })
    let load = environment.load.map { ", load \(FigureFormat.fixed($0, decimals: 2))" } ?? ""
    var lines = layout.wrapped(
      "\(environment.cpu), \(environment.cores) cores\(load), \(environment.swift)", indent: "  ")
    lines += ["", layout.colored(table.header, .bold)]
    for row in rows {
      if let reason = row.unavailable {
        lines += table.lines([row.product, "n/a"]) + layout.indented(reason, by: 2)
        continue
      }
      lines += table.lines(
        [row.product]
          + [row.debug?.seconds, row.release?.seconds, row.release?.processorSeconds].map {
            $0.map { FigureFormat.fixed($0, decimals: 1) } ?? "–"
          })
    }
    lines += [""]
    lines += layout.wrapped(
      "A package with one file that imports the product, built from nothing: with all modules that the product needs, and "
        + "with the package manager's own work, which the first line shows alone. Processor: the release build's time on "
        + "all cores together.",
      indent: "  ")
    return lines.map { $0 + "\n" }.joined()
  }
}
