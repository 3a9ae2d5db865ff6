import JSONCore
import TestSupport
import Testing

/// `make codes` generates `ErrorCodes.md` from ``CodeRow/all``, with examples of the table of malformed documents.
@Suite("The page of error codes")
struct CodesPageTests {
  static let file = "Sources/Core/JSONCore/JSONCore.docc/ErrorCodes.md"

  @Test("Every code has a row, in order")
  func complete() {
    #expect(CodeRow.all.map(\.code) == IssueCode.allCases)
  }

  @Test("Every example fails with its code", arguments: CodeRow.all.indices)
  func example(_ index: Int) throws {
    let row = CodeRow.all[index]
    let error = #expect(throws: JSONError.self) { try row.reader.read() }
    #expect(error?.issue.code == row.code)
    #expect(error?.issues.count == 1)
  }

  @Test("The page is up to date")
  func page() throws {
    let page = try Self.page()
    if Rewriting.isOn { try Rewriting.write(page, to: Self.file) }
    let written = try PackageFolder.text(of: Self.file)
    #expect(written == page, "`make codes` regenerates it")
  }

  /// The section about hidden values.
  private static var secrets: String {
    func list(_ names: [String]) -> String { names.map { "`\($0)`" }.joined(separator: ", ") }
    return """
      No text shows the value of a key that looks like a secret, or values nested in it. A key looks like a secret if

      - its name contains one of these: \(list(SecretName.partsOfNames));
      - its whole name is one of these: \(list(SecretName.wholeNames));
      - its name has more than a thousand bytes.

      Capitals, `_`, `-`, `.` and spaces in a name don't count. To hide the values of all other keys too, use
      `error.rendered(hidesValues: true)`, or `error.withoutValues`, whose renderings show no value. If a secret is near the
      location of an error, `error.withoutSecrets(of:)` hides the message of another parser.
      """
  }

  private static func page() throws -> String {
    var page = """
      # Error codes

      Every `JSONError` contains one or more issues, and every issue has one of these codes: `error.issue.code`. Codes are
      stable, the wording of messages isn't. `make codes` generates this page, with the errors of the examples.

      | category | meaning | codes |
      |---|---|---|

      """
    let categories: [(IssueCategory, String)] = [
      (.syntax, "the text is not JSON"), (.incomplete, "the text ends too early; more input may complete it"),
      (.limit, "the text is longer or deeper than the options allow"),
      (.data, "the text is JSON, but not what the model needs"),
      (.encoding, "a value can't be written as JSON"),
    ]
    for (category, meaning) in categories {
      let codes = CodeRow.all.map(\.code).filter { $0.category == category }
      let links = codes.map { "[\($0)](#\($0))" }.joined(separator: ", ")
      page += "| `\(category.rawValue)` | \(meaning) | \(links) |\n"
    }
    page +=
      "\nIf the only cause is that the input ended, an issue with a code of syntax has the category `incomplete` too.\n"
    page += "\n\(secrets)\n"
    for row in CodeRow.all {
      let error = try #require(#expect(throws: JSONError.self) { try row.reader.read() })
      page +=
        "\n## \(row.code)\n\n\(row.meaning)\n\n```\n\(error.rendered())\n```\n\n**What to do.** \(row.remedy)\n"
    }
    return page
  }
}
