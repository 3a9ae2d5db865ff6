import Foundation
import MappingTestSupport
import Testing

/// JSONCore doesn't import Foundation. The modules above it import FoundationEssentials only, except those
/// named here.
@Suite("Modules without Foundation")
struct FoundationTests {
  /// The modules in Sources that import Foundation even if FoundationEssentials is available.
  static let needsAllOfFoundation = [
    "JSONFoundation": "NSNumber and NSNull: what `Any` holds after JSONSerialization",
    "FoundationBackend": "JSONSerialization",
    "ThrowingMapping":
      "DateFormatter, which Date.decoder(using:) takes; NSDictionary, NSArray and others, which are decodable",
    "MappableMapping":
      "DateFormatter and NSDecimalNumber, which its transforms take and make; NSNumber in what they get",
    "CodableMapping":
      "DateFormatter, which the strategy `formatted` of Foundation's coders takes",
  ]

  private static let modules = ["Core", "Strategies", "Backends", "Catalog"].map {
    "Sources/\($0)"
  }

  @Test(
    "JSONCore, CScan and JSONStreaming import no Foundation",
    arguments: ["Sources/Core/JSONCore", "Sources/Core/CScan", "Sources/Core/JSONStreaming"])
  func coreImportsNoFoundation(folder: String) throws {
    let importing = try PackageFolder.swiftFiles(below: folder).filter { file in
      let imports = SourceImports(scanning: try PackageFolder.text(of: file))
      return imports.modules.contains { $0.contains("Foundation") }
    }
    #expect(importing == [])
  }

  @Test("JSONCore's sources were found")
  func coreHasSources() throws {
    #expect(try !PackageFolder.swiftFiles(below: "Sources/Core/JSONCore").isEmpty)
  }

  @Test("FoundationEssentials suffices, except in the named modules")
  func essentialsSuffice() throws {
    var modules: Set<String> = []
    for room in Self.modules {
      for file in try PackageFolder.swiftFiles(below: room) {
        let imports = SourceImports(scanning: try PackageFolder.text(of: file))
        guard imports.modulesBesideEssentials.contains("Foundation") else { continue }
        modules.insert(String(file.split(separator: "/")[2]))
      }
    }
    #expect(modules.sorted() == Self.needsAllOfFoundation.keys.sorted())
  }

  @Test("JSONCore's object code neither refers to Foundation nor links it")
  func coreLinksNoFoundation() throws {
    let objects = try BuiltObjects(of: "JSONCore")
    #expect(objects.files.count > 0)
    #expect(try objects.mentioning(BuiltObjects.foundationMarks) == [])
  }

  @Test("The search finds Foundation in the object code of a module that uses it")
  func searchFindsFoundation() throws {
    let objects = try BuiltObjects(of: "Catalog")
    #expect(try !objects.mentioning(BuiltObjects.foundationMarks).isEmpty)
  }
}
