package import Foundation

/// A generated package with one target for each dialect and number of models.
package struct CostPackage {
  /// One target of the package.
  package struct Target: Sendable, Hashable {
    package let dialect: CostDialect
    package let models: Int

    package init(dialect: CostDialect, models: Int) {
      self.dialect = dialect
      self.models = models
    }

    package var name: String { "Cost\(dialect.identifier)\(models)" }
  }

  package let folder: URL
  package let targets: [Target]
  /// This package's folder, which the generated one depends on.
  private let library: URL

  package init(in folder: URL, targets: [Target], library: URL) {
    self.folder = folder
    self.targets = targets
    self.library = library
  }

  /// Writes manifest and sources.
  ///
  /// - Throws: what the file system throws.
  package func write() throws {
    try write(manifest, to: "Package.swift")
    for target in targets {
      for index in 0..<target.models {
        try write(target.dialect.source(of: index), to: "Sources/\(target.name)/Model\(index).swift")
      }
    }
  }

  private func write(_ text: String, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  var manifest: String {
    let identity = library.lastPathComponent
    let targets = targets.map { target in
      let products =
        target.dialect.product.map { ".product(name: \"\($0)\", package: \"\(identity)\")" } ?? ""
      return "    .target(name: \"\(target.name)\", dependencies: [\(products)]),"
    }
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "bench-cost",
        platforms: [.macOS(.v13)],
        dependencies: [.package(path: "\(library.path)")],
        targets: [
      \(targets.joined(separator: "\n"))
        ]
      )

      """
  }
}
