import JSONCore
import MappingTestSupport
import Testing

/// All issues of the malformed documents, by strategy. `make texts` regenerates the files; read the changes
/// before you commit them.
@Suite("All issues of the malformed documents")
struct CollectedIssuesTests {
  @Test("Each document has the recorded issues with every strategy", arguments: MalformedTable.all)
  func recorded(table: MalformedTable) throws {
    let file = "\(table.folder)/issues.txt"
    let text = table.rows.map { issues(of: $0, table) }.joined(separator: "\n")
    if Rewriting.isOn { try Rewriting.write(text, to: "Fixtures/\(file)") }
    let expected = try String(decoding: Fixture.bytes(file), as: UTF8.self)
    // By document, so that a difference is readable.
    for (found, expected) in zip(sections(text), sections(expected)) { #expect(found == expected) }
    #expect(text == expected)
  }

  /// The file, and its issues in order. A strategy with other issues than the first has its own list.
  private func issues(of row: MalformedCase, _ table: MalformedTable) -> String {
    var text = "\(row.file)\n"
    var first: String?
    for reader in table.readers {
      let error = thrown("\(row.file): \(reader.name)") { try reader.decode(row, 1000) }
      let lines = (error?.issues ?? []).map { issue in
        let place = issue.location.map { " \($0.line):\($0.column)" } ?? ""
        return "  \(issue.code.rawValue) \(issue.path)\(place) \(issue.model ?? "-")\n"
      }
      let list = lines.joined() + (error?.isTruncated == true ? "  and perhaps more\n" : "")
      if list == first { continue }
      text += first == nil ? list : " \(reader.name)\n\(list)"
      first = first ?? list
    }
    return text
  }

  private func sections(_ text: String) -> [String] { text.split(separator: "\n\n").map { String($0) } }
}
