import MappingTestSupport
import Testing

/// `bench cost` contains a copy of code that the macro generates. The original is in the tests of the macro.
@Suite("Copies of the macro's code")
struct MacroCodeTests {
  @Test("The generated models of `bench cost` have the code that the macro generates")
  func costModels() throws {
    let original = try PackageFolder.text(of: "Tests/Macros/MacroTests/Expansions/CostModel+Mapped.swift")
    let head = "    extension \\(name): JSONDecodable"
    let files = try PackageFolder.swiftFiles(below: "Benchmarks/BenchReports/Cost").map {
      try PackageFolder.text(of: $0)
    }
    let file = try #require(files.first { $0.contains(head) })
    let template = try #require(file.split(separator: "\"\"\"\n").first { $0.hasPrefix(head) })
    let code = template.split(separator: "\n", omittingEmptySubsequences: false).map { $0.dropFirst(4) }
      .joined(separator: "\n").replacing("\\(name)", with: "Model0").replacing("\\(part)", with: "Part0")
    #expect("import DerivedMapping\n\n\(code)" == original)
  }
}
