import MappingTestSupport
import Testing

/// The targets that the Swift Package Index documents, which it builds without traits and C libraries.
@Suite("The Swift Package Index")
struct PackageIndexTests {
  private static let optional = ["Sources/Client/", "Sources/Catalog/"]

  @Test("It documents all libraries that need neither a trait nor a C library")
  func targets() throws {
    let listed = try PackageFolder.text(of: ".spi.yml").matches(of: /(?m)^ +- (\w+)$/).map { String($0.1) }
    let manifest = try Manifest.current()
    let portable = manifest.products.filter { product in
      guard product.isLibrary, let target = manifest.target(product.name) else { return false }
      return !Self.optional.contains { target.folder.hasPrefix($0) }
        && !["GRDBStore", "JanssonBackend"].contains(product.name)
    }
    #expect(listed.sorted() == portable.map(\.name).sorted())
  }
}
