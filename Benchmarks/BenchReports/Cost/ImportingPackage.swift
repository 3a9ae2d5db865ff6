package import Foundation

/// A generated package with one target for each product of this package, which it imports, and one without a
/// product.
package struct ImportingPackage {
  /// A target with one file.
  package struct Target: Sendable, Hashable {
    package let name: String
    /// The product that it imports; `nil` for none.
    package let product: String?
  }

  package let targets: [Target]
  private let files: GeneratedFiles

  package init(in folder: URL, products: [String], library: URL) {
    targets = ([nil] + products).map { Target(name: "Importing\($0 ?? "Nothing")", product: $0) }
    files = GeneratedFiles(
      folder: folder, name: "bench-builds", library: library,
      targets: targets.map { ($0.name, $0.product) })
  }

  /// Writes the manifest and the sources.
  ///
  /// - Throws: The error of the file system.
  package func write() throws {
    try files.writeManifest()
    for target in targets {
      let line = target.product.map { "import \($0)" } ?? "let nothing = 0"
      try files.write(line + "\n", to: "Sources/\(target.name)/Import.swift")
    }
  }
}
