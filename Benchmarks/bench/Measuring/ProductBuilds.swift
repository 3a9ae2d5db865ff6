import BenchReports
import Foundation

/// Measures clean builds of targets that import this package's library products.
struct ProductBuilds {
  /// The folder in which the targets are generated.
  let folder: URL
  /// The folder of this package.
  let library: URL

  /// Makes clean builds of a target without a product, then of one for each product, in both configurations.
  ///
  /// - Throws: The error of the file system, or ``CommandFailure`` if the products can't be listed.
  func report() throws -> CostReport<ProductBuild> {
    let environment = Environment.current()
    let products = try self.products()
    let package = ImportingPackage(in: folder, products: products, library: library)
    try package.write()
    let progress = ProgressLine(phase: "builds")
    // The first build compiles the manifests; the others use its cached results.
    progress.show("builds: the manifests")
    try TargetBuilder(folder: folder, configuration: "debug").build(package.targets[0].name)
    var rows: [ProductBuild] = []
    for (index, target) in package.targets.enumerated() {
      progress.show("builds: \(target.name), \(index + 1) of \(package.targets.count)")
      rows.append(row(target))
    }
    progress.finish()
    return CostReport(environment: environment, rows: rows)
  }

  private func row(_ target: ImportingPackage.Target) -> ProductBuild {
    do {
      return ProductBuild(
        product: target.product ?? "nothing", debug: try duration(target, "debug"),
        release: try duration(target, "release"))
    } catch {
      return ProductBuild(product: target.product ?? "nothing", unavailable: String(describing: error))
    }
  }

  private func duration(_ target: ImportingPackage.Target, _ configuration: String) throws -> BuildDuration {
    let builder = TargetBuilder(folder: folder, configuration: configuration)
    try builder.cleanAll()
    return try builder.duration { try builder.build(target.name) }
  }

  /// Returns the names of the library products, from the package manager.
  private func products() throws -> [String] {
    struct Package: Decodable {
      struct Product: Decodable {
        struct Kind: Decodable { var library: [String]? }
        var name: String
        var type: Kind
      }
      var products: [Product]
    }
    let json = try TargetBuilder(folder: folder).output(of: [
      "swift", "package", "--package-path", library.path, "dump-package",
    ])
    return try JSONDecoder().decode(Package.self, from: json).products
      // The catalog is only for the comparison.
      .filter { $0.type.library != nil && !$0.name.hasPrefix("Catalog") }.map(\.name)
  }
}
