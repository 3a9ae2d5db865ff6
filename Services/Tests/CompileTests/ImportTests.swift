import MappingTestSupport
import Testing

/// Which modules the sources of the services import; see CONTRIBUTING.md.
@Suite("Imports of the services")
struct ImportTests {
  private static let mappers: Set = ["JSONCore", "JSONMapping", "JSONStreaming", "HTTPTypes"]
  private static let platform: Set = [
    "Android", "Darwin", "Dispatch", "Glibc", "Musl", "Security", "Synchronization", "WASILibc", "os", "ucrt",
  ]

  /// The modules of other targets and packages that each target may import beside these.
  private static let allowed: KeyValuePairs<String, Set<String>> = [
    "APIClient": [],
    "URLSessionTransport": ["APIClient", "Foundation", "FoundationNetworking"],
    "AsyncHTTPClientTransport": [
      "APIClient", "AsyncHTTPClient", "FoundationEssentials", "NIOCore", "NIOHPACK", "NIOHTTP1",
      "NIOHTTP2", "NIOHTTPCompression", "NIOPosix", "NIOSSL",
    ],
    "OfflineStore": ["APIClient", "FoundationEssentials"],
    // GRDB itself needs all of Foundation.
    "GRDBStore": ["APIClient", "OfflineStore", "Foundation", "GRDB"],
    "CatalogServices": [
      "APIClient", "OfflineStore", "Catalog", "CatalogStrategies", "ApplicativeMapping", "CodableMapping",
      "ManualMapping",
    ],
  ]

  @Test("Each target imports only what it may")
  func allowed() throws {
    #expect(try PackageFolder.names(in: "Services/Sources") == Self.allowed.map(\.key).sorted())
    for (target, modules) in Self.allowed {
      let allowed = modules.union(Self.mappers).union(Self.platform)
      for file in try PackageFolder.swiftFiles(below: "Services/Sources/\(target)") {
        let imports = SourceImports(scanning: try PackageFolder.text(of: file))
        #expect(Set(imports.modulesBesideEssentials).subtracting(allowed) == [], "\(file)")
      }
    }
  }

  @Test("The tests of the client use HTTPTypes as programs do, by the import of the client")
  func exported() throws {
    for file in try PackageFolder.swiftFiles(below: "Services/Tests/APIClientTests") {
      let imports = SourceImports(scanning: try PackageFolder.text(of: file))
      #expect(!imports.modulesBesideEssentials.contains("HTTPTypes"), "\(file)")
    }
  }

  @Test("A file imports only the modules that its target declares")
  func declared() throws {
    let services = try Manifest(of: "Services")
    let modules = services.targets.map(\.name) + (try Manifest.ofMappers().products.map(\.name))
    let undeclared = try services.undeclaredImports(of: modules, in: "Services/")
    #expect(undeclared == [])
  }

  @Test("A file that imports the C library imports it on every platform")
  func platforms() throws {
    let missing = try PlatformImports.missing(
      below: "Services/Sources", portable: "Services/Sources/APIClient/")
    #expect(missing.count > 1)
    #expect(missing.filter { !$0.value.isEmpty } == [:])
  }
}
