import JSONCore
import MappingTestSupport
import Testing

@Suite("Rendered texts")
struct RenderedTextTests {
  @Test("The first document of each code has the expected text", arguments: MalformedTable.all)
  func goldens(table: MalformedTable) throws {
    let reader = try #require(table.readers.first)
    let file = "\(table.folder)/rendered.txt"
    let texts = try table.goldens.map { row in
      let error = thrown { try reader.decode(row, 1) }
      return (row.file, try #require(error).rendered())
    }
    if Rewriting.isOn {
      let sections = texts.map { "=== \($0)\n\($1)\n" }
      try Rewriting.write(sections.joined(separator: "\n"), to: "Fixtures/\(file)")
    }
    #expect(try MalformedCase.renderedTexts(in: file) == Dictionary(uniqueKeysWithValues: texts))
  }
}
