/// The duration of clean builds of a package that imports one library product.
package struct ProductBuild: Sendable, Hashable, Codable {
  package var product: String
  package var debug: BuildDuration?
  package var release: BuildDuration?
  /// The reason why there are no figures.
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

extension ProductBuild: CostRow {
  package static let schemaVersion = 1
  package static let dependsOnLoad = true

  package static let legend =
    "A clean build of a package with one file that imports the product. It includes all modules that the product needs, "
    + "and the package manager's own work, which the first line shows alone. Processor: the processor time of the "
    + "release build, on all cores together."

  package static func table(of rows: [ProductBuild], layout: TextLayout) -> [String] {
    let table = TextTable(
      columns: [.init(title: "clean build of a product", width: 24, alignment: .left)]
        + ["debug s", "release s", "processor s"].map {
          .init(title: $0, width: max(9, $0.count), alignment: .right)
        })
    return ["", layout.colored(table.header, .bold)]
      + rows.flatMap { row in
        if let reason = row.unavailable {
          return table.lines([row.product, "n/a"]) + layout.indented(reason, by: 2)
        }
        let figures = [row.debug?.seconds, row.release?.seconds, row.release?.processorSeconds]
        return table.lines(
          [row.product] + figures.map { $0.map { FigureFormat.fixed($0, decimals: 1) } ?? "–" })
      }
  }
}
