#if Client
import Foundation
import TestSupport
import Testing

/// The code of the client's pages, compiled with the declarations that it takes for granted.
@Suite("The pages of the client")
struct ClientPageTests {
  @Test("All code on the client's pages compiles", arguments: ["APIClient", "Interceptors", "TheArticles"])
  func code(page: String) throws {
    let text = try PackageFolder.text(of: "Sources/Client/APIClient/APIClient.docc/\(page).md")
    let prelude = try String(contentsOf: CompileCase.file("Pages/\(page).swift"), encoding: .utf8)
    var declarations: [String] = []
    var statements: [String] = []
    for block in blocks(of: text) {
      for part in parts(of: block) {
        let isDeclaration = ["enum ", "struct ", "extension "].contains { part.hasPrefix($0) }
        if isDeclaration { declarations.append(part) } else { statements.append("do {\n\(part)\n}") }
      }
    }
    #expect(declarations.count + statements.count > 1)
    let source =
      prelude.replacing("// statements", with: statements.joined(separator: "\n"))
      + declarations.joined(separator: "\n\n")
    let file = FileManager.default.temporaryDirectory.appending(path: "page-\(UUID().uuidString).swift")
    try Data(source.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let ending = try SwiftCompiler().check([file])
    #expect(!ending.output.contains("error:"), "\(ending.output)")
    #expect(ending.status == 0)
  }

  private func blocks(of text: String) -> [String] {
    text.components(separatedBy: "```swift\n").dropFirst().map { part in
      part.components(separatedBy: "```")[0]
    }
  }

  /// A block's declarations and statements: what blank lines separate outside of braces.
  private func parts(of block: String) -> [String] {
    var parts: [String] = []
    var current: [Substring] = []
    var depth = 0
    for line in block.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty, depth == 0 {
        if !current.isEmpty { parts.append(current.joined(separator: "\n")) }
        current = []
        continue
      }
      depth += line.count { "{([".contains($0) } - line.count { "})]".contains($0) }
      current.append(line)
    }
    return parts + (current.isEmpty ? [] : [current.joined(separator: "\n")])
  }
}
#endif
