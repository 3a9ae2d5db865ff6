import JSONCore
import MappingTestSupport
import Testing

/// `make texts` regenerates the errors on the page `ErrorCodes.md`, whose other texts are written by hand.
@Suite("The page of error codes")
struct CodesPageTests {
  static let file = "Sources/Core/JSONCore/JSONCore.docc/ErrorCodes.md"

  @Test("Every code has an example, in order")
  func complete() { #expect(CodeReader.examples.map(\.key) == IssueCode.allCases) }

  @Test("Every example fails with its code", arguments: CodeReader.examples.indices)
  func example(_ index: Int) throws {
    let (code, reader) = CodeReader.examples[index]
    let error = thrown { try reader.read() }
    #expect(error?.issue.code == code && error?.issues.count == 1)
  }

  @Test("Every code has a section with its meaning, the error of the example, and advice")
  func sections() throws {
    let parts = try PackageFolder.text(of: Self.file).split(separator: "\n## ")
    #expect(parts.dropFirst().map { String($0.prefix { $0 != "\n" }) } == IssueCode.allCases.map { "\($0)" })
    var page = String(parts[0])
    for (part, example) in zip(parts.dropFirst(), CodeReader.examples) {
      let texts = try #require(
        part.wholeMatch(of: #/(?s)(.+?\n\n[^\n]+\n\n)```\n.*\n```\n\n([^\n]+\n)/#))
      let error = try #require(thrown { try example.value.read() })
      page += "\n## \(texts.1)```\n\(error.rendered())\n```\n\n\(texts.2)"
    }
    if Rewriting.isOn { try Rewriting.write(page, to: Self.file) }
    #expect(try PackageFolder.text(of: Self.file) == page, "`make texts` regenerates it")
  }

  @Test("The page lists the codes of each category", arguments: IssueCategory.allCases)
  func categories(category: IssueCategory) throws {
    let codes = IssueCode.allCases.filter { $0.category == category }
    let links = codes.map { "[\($0)](#\($0))" }.joined(separator: ", ")
    let lines = try PackageFolder.text(of: Self.file).split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("| `\(category.rawValue)` | ") && $0.hasSuffix(" | \(links) |") })
  }

  @Test(
    "The page lists the names of secrets",
    arguments: [
      ("its name contains", SecretName.partsOfNames), ("its whole name is", SecretName.wholeNames),
      ("one word of its name, or several consecutive words, form", SecretName.wordsOfNames),
    ])
  func secrets(condition: String, names: [String]) throws {
    let list = names.map { "`\($0)`" }.joined(separator: ", ")
    #expect(try PackageFolder.text(of: Self.file).contains("\n- \(condition) one of these: \(list);\n"))
  }
}
