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

  #if canImport(FoundationEssentials)
  @Test("A program that maps scalars links FoundationEssentials, not Foundation and ICU")
  func linkedLibraries() throws {
    let program = try BuildFolder.url().appending(path: "ScalarProgram")
    let lines = [
      #"{"id":1,"name":"Heat","score":8.5,"isActive":true,"part":{"title":"a"}}"#, #"{"x":1}"#, "",
    ]
    #expect(
      try runProgram([program.path]) == Ending(output: lines.joined(separator: "\n"), status: 0))
    let code = try Data(contentsOf: program)
    let libraries = ["libFoundationEssentials.so", "libFoundation.so", "lib_FoundationICU.so"]
    #expect(libraries.filter { code.range(of: Data($0.utf8)) != nil } == ["libFoundationEssentials.so"])
  }
  #endif
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
