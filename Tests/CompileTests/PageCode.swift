import Foundation
import TestSupport

/// The Swift code of a page, put together to what the compiler takes.
struct PageCode {
  /// What the page imports.
  var imports: Set<Substring> = []
  /// Types and functions.
  var declarations: [String] = []
  /// The statements of each block: what stands in one block belongs together.
  var statements: [String] = []
  /// What stands in a manifest: dependencies, targets, or a whole one.
  var manifests: [String] = []

  init(of page: String) {
    for block in Self.blocks(of: page) {
      if block.contains("import PackageDescription") || block.hasPrefix(".") {
        manifests.append(block)
        continue
      }
      var rest: [String] = []
      for part in Self.parts(of: block) {
        let lines = part.split(separator: "\n", omittingEmptySubsequences: false)
        imports.formUnion(lines.filter(Self.isImport).map { $0.prefix { $0 != "/" }.trimmedSuffix })
        let code = lines.filter { !Self.isImport($0) }.joined(separator: "\n")
        if Self.isDeclaration(code) { declarations.append(code) } else { rest.append(code) }
      }
      if rest.contains(where: { !$0.isEmpty }) {
        statements.append("do {\n\(rest.joined(separator: "\n"))\n}")
      }
    }
  }

  /// One file of a module: the prelude says what the page takes for granted, and where its statements go. An import
  /// in a comment there is one of a module that can't be built here.
  func source(prelude: String) -> String {
    let given = prelude.split(separator: "\n").map { $0.hasPrefix("// ") ? $0.dropFirst(3) : $0 }
    return imports.subtracting(given).sorted().joined(separator: "\n") + "\n"
      + prelude.replacing("// statements", with: statements.joined(separator: "\n"))
      + declarations.joined(separator: "\n\n") + "\n"
  }

  /// A manifest with a part of one.
  static func manifest(around part: String) -> String {
    guard !part.contains("import PackageDescription") else { return part }
    let item = part.replacing("[…]", with: "[]").trimmingCharacters(in: .whitespacesAndNewlines)
    let label = item.hasPrefix(".package(") ? "dependencies" : "targets"
    let list = item.hasSuffix(",") ? String(item.dropLast()) : item
    return "import PackageDescription\nlet package = Package(name: \"Page\", \(label): [\n\(list)\n])\n"
  }

  private static func isImport(_ line: Substring) -> Bool {
    line.hasPrefix("import ") || line.hasPrefix("@_exported import ")
  }

  private static func isDeclaration(_ code: String) -> Bool {
    // Comments and attributes may stand before it.
    let lines = code.split(separator: "\n").drop { $0.hasPrefix("//") || $0.hasPrefix("@") }
    let words = ["actor", "enum", "extension", "func", "infix", "nonisolated", "struct", "typealias"]
    return words.contains { lines.first?.hasPrefix($0 + " ") == true }
  }

  /// The blocks, without the indentation that they have in a list.
  private static func blocks(of page: String) -> [String] {
    page.matches(of: /(?ms)^( *)```swift\n(.*?)^ *```$/).map { match in
      let lines = match.2.split(separator: "\n", omittingEmptySubsequences: false)
      return lines.map { $0.hasPrefix(match.1) ? $0.dropFirst(match.1.count) : $0 }.joined(separator: "\n")
        .replacing("{ … }", with: "{}")
    }
  }

  /// A block's declarations and statements: what blank lines separate outside of braces.
  private static func parts(of block: String) -> [String] {
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

extension Substring {
  fileprivate var trimmedSuffix: Substring {
    var rest = self
    while rest.last == " " { rest.removeLast() }
    return rest
  }
}
