import Foundation

/// The compiler, run once on many examples.
package struct ExampleCompiler {
  private let preludes: String

  /// - Parameter preludes: The folder with a file of what the examples of a module take for granted, for each that needs
  ///   one.
  package init(preludes: String) {
    self.preludes = preludes
  }

  /// What it says of the examples in Swift, a line for each remark, such as `Sources/…/Client.swift:7:9: error: …`. That
  /// something isn't used is left out: examples end with what they show.
  ///
  /// - Parameter loadsMacros: Whether examples may use the macro.
  package func remarks(on blocks: [CommentBlock], loadsMacros: Bool = false) throws -> [String] {
    let sources = blocks.filter { $0.language == "swift" }.map { block in
      let prelude = "\(preludes)/\(block.module).swift"
      return ExampleCode(block, prelude: try? PackageFolder.text(of: prelude), of: prelude).source
    }
    var compiler = try SwiftCompiler(loadsMacros: loadsMacros)
    // Else an example has the members of all modules that another one imports.
    compiler.upcomingFeatures = ["MemberImportVisibility"]
    // SQLite's module, which GRDBStore is built on, is no product of the build.
    compiler.moduleFolders = [
      try BuildFolder.url().appending(path: "../../checkouts/GRDB.swift/Sources/GRDBSQLite").standardized
    ]
    let ending = try compiler.check(texts: sources)
    // Two sources may have one name, as two modules have a `Decodable.swift`.
    let unsaid = /never (?:mutated|read|used)|is unused|'#sourceLocation' directive/
    let lines = ending.output.split(separator: "\n").filter { line in
      line.contains(#/: (?:error|warning): /#) && !line.contains(unsaid)
    }
    // Examples of one module have the remarks on their prelude in common.
    let remarks = Set(lines.map { String($0.replacing(#/ *\[#\w+\]$/#, with: "")) }).sorted()
    return ending.status != 0 && remarks.isEmpty ? [ending.output] : remarks
  }
}
