import MappingTestSupport
import Testing

@Suite("Reading the imports of a file")
struct SourceImportsTests {
  @Test(
    "An import is recognised in all its forms",
    arguments: [
      ("import Foundation", ["Foundation"]),
      ("public import Foundation", ["Foundation"]),
      ("  @testable internal import JSONCore", ["JSONCore"]),
      ("@_exported import struct Foundation.Date", ["Foundation"]),
      ("import func Glibc.strtod // for comparison", ["Glibc"]),
      ("// import Foundation", []),
      ("let important = \"import Foundation\"", []),
    ])
  func forms(source: String, modules: [String]) {
    #expect(SourceImports(scanning: source).modules == modules)
  }

  @Test("Only the branch without FoundationEssentials may import all of Foundation")
  func branches() {
    let imports = SourceImports(
      scanning: """
        #if canImport(FoundationEssentials)
          import FoundationEssentials
        #else
          public import Foundation
        #endif
        import Dispatch
        """)
    #expect(imports.modules == ["FoundationEssentials", "Foundation", "Dispatch"])
    #expect(imports.modulesBesideEssentials == ["FoundationEssentials", "Dispatch"])
  }
}
