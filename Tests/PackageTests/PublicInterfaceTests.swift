import MappingTestSupport
import Testing

/// The folder `API` lists the public symbols, so that every change of the API is visible in a diff. `make
/// texts` regenerates it.
@Suite("Public API")
struct PublicInterfaceTests {
  /// The modules that clients import, without those that only the other packages of the repository need.
  static func modules() throws -> [String] {
    try Set(Manifest.ofMappers().products.filter(\.isLibrary).flatMap(\.targets))
      .filter { !$0.hasPrefix("Catalog") && $0 != "MappingTestSupport" }.sorted()
  }

  @Test(
    "Every public symbol is listed in the folder API, and nothing else",
    .enabled(if: PublicInterface.isListed, Thoroughness.reason), arguments: try modules())
  func listed(module: String) throws {
    let differences = try PublicInterface.differences(of: module, in: "API")
    #expect(differences == [], "`make texts` regenerates it:\n\(differences.joined(separator: "\n"))")
  }

  @Test("Every listing is that of a library", .enabled(if: !Rewriting.isOn))
  func knownListings() throws {
    let names = try PackageFolder.names(in: "API")
    #expect(try names == Self.modules().map { "\($0).txt" })
  }

  @Test("The Swift Package Index documents every library but the one that needs a C library")
  func indexed() throws {
    let listed = try PackageFolder.text(of: ".spi.yml").matches(of: /(?m)^ +- (\w+)$/).map { String($0.1) }
    #expect(try listed.sorted() == Self.modules().filter { $0 != "JanssonBackend" })
  }
}
