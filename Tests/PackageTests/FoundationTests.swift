import Foundation
import MappingTestSupport
import Testing

/// JSONCore doesn't import Foundation. The modules above it import FoundationEssentials only, except those
/// named here.
@Suite("Modules without Foundation")
struct FoundationTests {
  /// The modules in Sources that import Foundation even if FoundationEssentials is available.
  static let needsAllOfFoundation: Set = [
    // NSNumber and NSNull: what `Any` contains after JSONSerialization.
    "JSONFoundation",
    // JSONSerialization.
    "FoundationBackend",
    // DateFormatter, which Date.decoder(using:) takes; NSDictionary, NSArray and others, which are decodable.
    "ThrowingMapping",
    // DateFormatter and NSDecimalNumber, which its transforms take and make; NSNumber in what they get.
    "MappableMapping",
    // DateFormatter, which the strategy `formatted` of Foundation's coders takes.
    "CodableMapping",
    // JSONFoundation, which it re-exports, and Foundation itself, as Argo's framework did.
    "ApplicativeMapping",
  ]

  @Test("JSONCore and JSONStreaming import no Foundation", arguments: ["JSONCore", "JSONStreaming"])
  func coreImportsNoFoundation(target: String) throws {
    let files = try PackageFolder.swiftFiles(below: "Sources/Core/\(target)")
    #expect(files.count > 10)
    let importing = try files.filter { file in
      let imports = SourceImports(scanning: try PackageFolder.text(of: file))
      return imports.modules.contains { $0.contains("Foundation") }
    }
    #expect(importing == [])
  }

  @Test("FoundationEssentials suffices, except in the named modules")
  func essentialsSuffice() throws {
    var modules: Set<String> = []
    for room in ["Core", "Strategies", "Backends", "Catalog"] {
      for file in try PackageFolder.swiftFiles(below: "Sources/\(room)") {
        let imports = SourceImports(scanning: try PackageFolder.text(of: file))
        guard imports.modulesBesideEssentials.contains("Foundation") else { continue }
        modules.insert(String(file.split(separator: "/")[2]))
      }
    }
    #expect(modules == Self.needsAllOfFoundation)
  }

  // The search must find Foundation in a module that uses it.
  @Test(
    "JSONCore's object code neither refers to Foundation nor links it, as that of the catalog does",
    arguments: [("JSONCore", false), ("Catalog", true)])
  func objectCode(module: String, usesFoundation: Bool) throws {
    let folder = try Self.objectFolder(of: module)
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "o" }
    #expect(!files.isEmpty)
    // The module's part of a mangled symbol, and the linker options, in an object file of any format.
    let marks = ["10Foundation", "20FoundationEssentials", "-lFoundation", "-framework Foundation"]
    let mentioning = try files.filter { file in
      let code = try Data(contentsOf: file)
      return marks.contains { code.range(of: Data($0.utf8)) != nil }
    }
    #expect(mentioning.isEmpty != usesFoundation, "\(mentioning)")
  }

  /// The folder with a module's object files, in the build of the running tests.
  private static func objectFolder(of module: String) throws -> URL {
    var folder = try BuildFolder.url()
    func objects() -> URL { folder.appending(path: "\(module).build") }
    while folder.path.count > 1, !FileManager.default.fileExists(atPath: objects().path) {
      folder.deleteLastPathComponent()
    }
    return objects()
  }
}

@Suite("Imports of the C library")
struct PlatformImportTests {
  @Test("A file that imports the C library imports it on every platform")
  func modules() throws {
    let missing = try PlatformImports.missing(below: "Sources", portable: "Sources/Core/")
    #expect(!missing.isEmpty)
    #expect(missing.filter { !$0.value.isEmpty } == [:])
  }
}
