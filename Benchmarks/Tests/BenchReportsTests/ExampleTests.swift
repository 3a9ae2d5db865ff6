import BenchTestSupport
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
    let compiler = ExampleCompiler(preludes: "Benchmarks/Tests/BenchReportsTests/Preludes")
    #expect(try compiler.remarks(on: blocks) == [])
  }
}
