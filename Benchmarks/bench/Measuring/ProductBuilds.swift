import BenchReports
import Foundation

/// Measures clean builds of clients of this package's library products.
struct ProductBuilds {
  /// The folder in which the clients are generated.
  let folder: URL
  /// The folder of this package.
  let library: URL

  /// Makes clean builds of a client without products, then of one for each product, in both configurations.
  ///
  /// - Throws: The error of the file system, or ``TargetBuilder/Failure`` if the products can't be listed.
  func report() throws -> CostReport<ProductBuild> {
    let environment = Environment.current()
    let products = try self.products()
    let package = ClientPackage(in: folder, products: products, library: library)
    try package.write()
    let progress = ProgressLine(phase: "builds")
    // The first build compiles the manifests; the others use its cached results.
    progress.show("builds: the manifests")
    try TargetBuilder(folder: folder, configuration: "debug").build(package.clients[0].name)
    var rows: [ProductBuild] = []
    for (index, client) in package.clients.enumerated() {
      progress.show("builds: \(client.name), \(index + 1) of \(package.clients.count)")
      rows.append(row(client))
    }
    progress.finish()
    return CostReport(environment: environment, rows: rows)
  }

  private func row(_ client: ClientPackage.Client) -> ProductBuild {
    do {
      return ProductBuild(
        product: client.product ?? "nothing", debug: try duration(client, "debug"),
        release: try duration(client, "release"))
    } catch {
      return ProductBuild(product: client.product ?? "nothing", unavailable: String(describing: error))
    }
  }

  private func duration(_ client: ClientPackage.Client, _ configuration: String) throws -> BuildDuration {
    let builder = TargetBuilder(folder: folder, configuration: configuration)
    try builder.cleanAll()
    return try builder.duration { try builder.build(client.name) }
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
