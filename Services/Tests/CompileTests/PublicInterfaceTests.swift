import MappingTestSupport
import Testing

/// The folder `Services/API` lists the public symbols, so that every change of the API is visible in a diff.
/// `make texts` regenerates it.
@Suite("Public API of the services")
struct PublicInterfaceTests {
  static func modules() throws -> [String] {
    try Manifest(of: "Services").products.filter(\.isLibrary).map(\.name).sorted()
  }

  /// The modules that this build contains completely.
  private static func builtModules() throws -> [String] {
    #if AsyncHTTPClient
    try modules()
    #else
    try modules().filter { $0 != "AsyncHTTPClientTransport" }
    #endif
  }

  @Test(
    "Every public symbol is listed in the folder API, and nothing else",
    .enabled(if: PublicInterface.isListed, Thoroughness.reason), arguments: try builtModules())
  func listed(module: String) throws {
    let differences = try PublicInterface.differences(of: module, in: "Services/API")
    #expect(differences == [], "`make texts` regenerates it:\n\(differences.joined(separator: "\n"))")
  }

  @Test("Every listing is that of a library", .enabled(if: !Rewriting.isOn))
  func knownListings() throws {
    let names = try PackageFolder.names(in: "Services/API")
    #expect(try names == Self.modules().map { "\($0).txt" })
  }
}
