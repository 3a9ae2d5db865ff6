package import Foundation

/// A generated package with one target for each product of this package, and one without a product.
package struct ClientPackage {
  /// A target with one file.
  package struct Client: Sendable, Hashable {
    package let name: String
    /// The product that it imports; `nil` for none.
    package let product: String?
  }

  package let clients: [Client]
  private let files: GeneratedFiles

  package init(in folder: URL, products: [String], library: URL) {
    clients =
      [Client(name: "ClientOfNothing", product: nil)]
      + products.map { Client(name: "ClientOf\($0)", product: $0) }
    files = GeneratedFiles(
      folder: folder, name: "bench-builds", library: library,
      targets: clients.map { ($0.name, $0.product) })
  }

  /// Writes the manifest and the sources.
  ///
  /// - Throws: The error of the file system.
  package func write() throws {
    try files.writeManifest()
    for client in clients {
      let line = client.product.map { "import \($0)" } ?? "let nothing = 0"
      try files.write(line + "\n", to: "Sources/\(client.name)/Client.swift")
    }
  }
}
