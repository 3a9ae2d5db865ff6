import MappingTestSupport
import Testing

@Suite("Examples in doc comments")
struct ExampleTests {
  @Test("Each example compiles without a warning")
  func compiled() throws {
    let blocks = try ["BenchKit", "BenchReports"].flatMap {
      try PackageFolder.swiftFiles(below: "Benchmarks/\($0)").flatMap {
        CommentBlock.blocks(in: try PackageFolder.text(of: $0), of: $0)
      }
    }
    #expect(blocks.count > 3)
    #expect(try Self.compiler.remarks(on: blocks) == [])
  }

  @Test("The first page has a complete example of each module, which compiles")
  func firstPage() throws {
    let path = "Benchmarks/BenchKit/BenchKit.docc/BenchKit.md"
    let page = try PackageFolder.text(of: path)
    // As a doc comment, whose lines have the numbers of those of the page.
    let comment = page.split(separator: "\n", omittingEmptySubsequences: false).map { "/// \($0)" }
      .joined(separator: "\n")
    let blocks = CommentBlock.blocks(in: comment, of: path).filter { $0.language == "swift" }
    #expect(blocks.count == 2)
    #expect(blocks.allSatisfy { $0.lines.first?.contains("import Bench") == true })
    #expect(try Self.complete.remarks(on: blocks) == [])
  }

  private static let compiler = ExampleCompiler(preludes: "Benchmarks/Tests/BenchReportsTests/Preludes")
  /// Without the preludes, so that an example has to import and declare what it uses.
  private static let complete = ExampleCompiler(preludes: "")
}
