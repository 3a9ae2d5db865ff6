import Foundation

/// The Swift code of a page as a source that the compiler accepts.
struct PageCode {
  /// The imports of the page.
  var imports: Set<Substring> = []
  /// Types and functions.
  var declarations: [String] = []
  /// The statements of each block, which share a scope.
  var statements: [String] = []
  /// Parts of manifests, such as dependencies and targets, and whole manifests.
  var manifests: [String] = []

  init(of page: String) {
    for block in Self.blocks(of: page) {
      if block.contains("import PackageDescription") || block.hasPrefix(".") {
        manifests.append(block)
        continue
      }
      var rest: [String] = []
      for part in CodePart.parts(of: block.split(separator: "\n", omittingEmptySubsequences: false)) {
        imports.formUnion(part.lines.filter(CodePart.isImport).map { $0.prefix { $0 != "/" }.trimmedSuffix })
        let code = part.lines.filter { !CodePart.isImport($0) }.joined(separator: "\n")
        if part.declaration == nil { rest.append(code) } else { declarations.append(code) }
      }
      if rest.contains(where: { !$0.isEmpty }) {
        statements.append("do {\n\(rest.joined(separator: "\n"))\n}")
      }
    }
  }

  /// Returns the code as a file. The prelude contains the declarations that the page needs, and the position
  /// of its statements. An import in a comment of the prelude is for a module that can't be built here.
  func source(prelude: String) -> String {
    let given = prelude.split(separator: "\n").map { $0.hasPrefix("// ") ? $0.dropFirst(3) : $0 }
    return imports.subtracting(given).sorted().joined(separator: "\n") + "\n"
      + prelude.replacing("// statements", with: statements.joined(separator: "\n"))
      + declarations.joined(separator: "\n\n") + "\n"
  }

  /// Returns a manifest that contains the part.
  static func manifest(around part: String) -> String {
    guard !part.contains("import PackageDescription") else { return part }
    let item = part.replacing("[…]", with: "[]").trimmingCharacters(in: .whitespacesAndNewlines)
    let label = item.hasPrefix(".package(") ? "dependencies" : "targets"
    let list = item.hasSuffix(",") ? String(item.dropLast()) : item
    return "import PackageDescription\nlet package = Package(name: \"Page\", \(label): [\n\(list)\n])\n"
  }

  /// The blocks, without the indentation of lists.
  private static func blocks(of page: String) -> [String] {
    page.matches(of: /(?ms)^( *)```swift\n(.*?)^ *```$/).map { match in
      let lines = match.2.split(separator: "\n", omittingEmptySubsequences: false)
      return lines.map { $0.hasPrefix(match.1) ? $0.dropFirst(match.1.count) : $0 }.joined(separator: "\n")
        .replacing("{ … }", with: "{}")
    }
  }
}

extension Substring {
  fileprivate var trimmedSuffix: Substring {
    var rest = self
    while rest.last == " " { rest.removeLast() }
    return rest
  }
}
