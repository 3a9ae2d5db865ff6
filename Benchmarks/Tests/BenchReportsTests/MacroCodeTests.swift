import BenchTestSupport
import Testing

/// The comparison has copies of code that the macro generates, so that it doesn't build swift-syntax. The tests of the
/// macro keep the originals.
@Suite("Copies of the macro's code")
struct MacroCodeTests {
  @Test("The films have the code that the macro generates")
  func films() throws {
    let original = try PackageFolder.text(of: "Tests/Macros/MacroTests/Expansions/Film+Mapped.swift")
    let path = "Benchmarks/bench/Expanded/Film+Mapped.swift"
    if Rewriting.isOn { try Rewriting.write(original, to: path) }
    #expect(try PackageFolder.text(of: path) == original)
  }

  @Test("The generated models of `bench cost` have the code that the macro generates")
  func costModels() throws {
    let original = try PackageFolder.text(of: "Tests/Macros/MacroTests/Expansions/CostModel+Mapped.swift")
    let head = "    extension \\(name): DerivedReadable"
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
