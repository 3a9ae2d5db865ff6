package import Foundation

/// A generated package with one target for each strategy and number of models.
package struct CostPackage {
  /// One target of the package.
  package struct Target: Sendable, Hashable {
    package let strategy: CostStrategy
    package let models: Int

    package init(strategy: CostStrategy, models: Int) {
      self.strategy = strategy
      self.models = models
    }

    package var name: String { "Cost\(strategy.identifier)\(models)" }
  }

  package let targets: [Target]
  private let files: GeneratedFiles

  package init(in folder: URL, targets: [Target], library: URL) {
    self.targets = targets
    files = GeneratedFiles(
      folder: folder, name: "bench-cost", library: library,
      targets: targets.map { ($0.name, $0.strategy.product) })
  }

  /// Writes the manifest and the sources.
  ///
  /// - Throws: The error of the file system.
  package func write() throws {
    try files.writeManifest()
    for target in targets {
      for index in 0..<target.models {
        try files.write(target.strategy.source(of: index), to: "Sources/\(target.name)/Model\(index).swift")
      }
    }
  }

  var manifest: String { files.manifest }
}
