#if ClientTests
import Foundation
import TestSupport
import Testing

/// The table of the page on both transports consists of the rows that are tested.
@Suite("The page on both transports")
struct TransportPageTests {
  private static let page =
    "Sources/Client/AsyncHTTPClientTransport/AsyncHTTPClientTransport.docc/WhichTransport.md"
  private static let head = """
    | server behavior | `AsyncHTTPClientTransport` | `URLSessionTransport` |
    |---|---|---|

    """

  private static func cell(_ text: String?) -> String {
    guard let text else { return "**the process crashes**" }
    // The mapper has received the body.
    guard !text.hasSuffix("[missing-key]") else { return "accepted" }
    return "`\(text.drop { ": ".contains($0) }.replacing("|", with: "\\|"))`"
  }

  @Test("The table has at least 60 rows, those of the tests")
  func rows() throws {
    let lines = FailureRow.all.map {
      "| \($0.name) | \(Self.cell($0.asyncHTTPClient)) | \(Self.cell($0.urlSession)) |\n"
    }
    #expect(lines.count >= 60)
    let text = try PackageFolder.text(of: Self.page)
    let start = text.range(of: Self.head)?.lowerBound ?? text.endIndex
    let written = text[..<start] + Self.head + lines.joined()
    if Rewriting.isOn { return try Rewriting.write(String(written), to: Self.page) }
    #expect(text == written, "`make codes` regenerates it")
  }
}
#endif
