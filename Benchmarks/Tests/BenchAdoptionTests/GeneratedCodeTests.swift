import BenchAdoption
import Foundation
import JSONCore
import MappingTestSupport
import Testing

@Suite("Generated code") struct GeneratedCodeTests {
  /// The file with the expected text of all files; `REWRITE_TEXTS=1` writes it again.
  private static let expected = "Benchmarks/Tests/BenchAdoptionTests/Expected.txt"

  @Test("A small document results in these files") func files() throws {
    let sample = """
      [
        {"id": 1, "tag_name": "v1", "assets": [{"name": "a.zip", "size": 120}], "published_at": "2024-01-02T03:04:05Z"},
        {"id": 2, "tag_name": "v2", "assets": [], "published_at": "2024-02-02T03:04:05Z", "body": "Fixes"}
      ]

      """
    let adoption = try Adoption(sample, name: "Release", strategies: AdoptedStrategy.allCases)
    let files = try adoption.package(location: .path("../json-mapping"))
    let text = files.map { "=== \($0.path)\n\($0.text)" }.joined()
    if Rewriting.isOn { try Rewriting.write(text, to: Self.expected) }
    #expect(try text == PackageFolder.text(of: Self.expected))
  }

  @Test("The page shows the code for its sample") func page() throws {
    let page = try PackageFolder.text(of: "Benchmarks/BenchKit/BenchKit.docc/Adopting.md")
    func blocks(_ language: String) -> [String] {
      page.components(separatedBy: "```\(language)\n").dropFirst().compactMap {
        $0.components(separatedBy: "```").first
      }
    }
    let adoption = try Adoption(
      #require(blocks("json").first), name: "Release", at: "data", strategies: AdoptedStrategy.allCases)
    let files = try adoption.package(location: .path("../json-mapping"))
    #expect(blocks("swift").count == 2)
    for block in blocks("swift") { #expect(files.contains { $0.text == block }) }
    #expect(page.contains("\n\(adoption.summary); wrote \(files.count) files\n"))
  }

  @Test("Without @Mapped, the strategies by hand share a written form") func writtenForm() throws {
    let adoption = try Adoption(#"{"json": 1, "a_b": null}"#, strategies: [.manual])
    #expect(
      adoption.models().map(\.text) == [
        """
        import JSONMapping

        /// The type of the samples.
        struct Sample: Equatable, Sendable {
          var json: Int
          // In the samples, this is always null.
          var aB: OwnedJSON?
        }

        extension Sample: JSONObjectWritable {
          func writeMembers(to json: inout JSONWriter) throws(JSONError) {
            try json.put("json", self.json)
            try json.put("a_b", aB)
          }
        }

        """,
        """
        import ManualMapping

        extension Sample: ManualDecodable {
          init(json: JSONObject) throws(JSONError) {
            self.init(json: try json["json"], aB: try json["a_b"])
          }
        }

        """,
      ])
  }
}
