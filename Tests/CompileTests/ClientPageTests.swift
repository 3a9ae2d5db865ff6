#if Client
import Foundation
import TestSupport
import Testing

/// The code of the client's pages, compiled with the declarations that it takes for granted.
@Suite("The pages of the client")
struct ClientPageTests {
  @Test("All code on the client's pages compiles", arguments: ["APIClient", "Interceptors", "TheArticles"])
  func code(page: String) throws {
    try check(PackageFolder.text(of: "Sources/Client/APIClient/APIClient.docc/\(page).md"), of: page)
  }

  #if Store
  @Test("The README's code of streams, services and offline answers compiles")
  func readme() throws {
    let sections = try PackageFolder.text(of: "README.md").components(separatedBy: "\n## ").filter {
      section in
      ["Streams", "Services", "Offline"].contains { section.hasPrefix($0 + "\n") }
    }
    #expect(sections.count == 3)
    try check(sections.joined(separator: "\n"), of: "README")
  }
  #endif

  /// Compiles the code of a text.
  private func check(_ text: String, of page: String) throws {
    let prelude = try String(contentsOf: CompileCase.file("Pages/\(page).swift"), encoding: .utf8)
    var declarations: [String] = []
    var statements: [String] = []
    for block in blocks(of: text) {
      let parts = parts(of: block)
      let isDeclaration = { (part: String) in
        ["enum ", "struct ", "extension "].contains { part.hasPrefix($0) }
      }
      declarations += parts.filter(isDeclaration)
      // What stands in one block belongs together.
      let rest = parts.filter { !isDeclaration($0) }
      if !rest.isEmpty { statements.append("do {\n\(rest.joined(separator: "\n"))\n}") }
    }
    #expect(declarations.count + statements.count > 1)
    let source =
      prelude.replacing("// statements", with: statements.joined(separator: "\n"))
      + declarations.joined(separator: "\n\n")
    let file = FileManager.default.temporaryDirectory.appending(path: "page-\(UUID().uuidString).swift")
    try Data(source.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var compiler = try SwiftCompiler()
    // SQLite's module, which GRDBStore is built on, is no product of the build.
    compiler.moduleFolders = [
      try BuildFolder.url().appending(path: "../../checkouts/GRDB.swift/Sources/GRDBSQLite").standardized
    ]
    let ending = try compiler.check([file])
    #expect(!ending.output.contains("error:"), "\(ending.output)")
    #expect(ending.status == 0)
  }

  private func blocks(of text: String) -> [String] {
    text.components(separatedBy: "```swift\n").dropFirst().map { part in
      part.components(separatedBy: "```")[0].replacing("{ … }", with: "{}")
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
