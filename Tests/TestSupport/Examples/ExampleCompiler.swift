import Testing

/// Compiles many examples at once.
public struct ExampleCompiler: Sendable {
  private let preludes: String

  /// - Parameter preludes: The folder with the preludes of the modules that need one.
  public init(preludes: String) { self.preludes = preludes }

  /// Records an issue if the module of a prelude has no examples.
  public func expectUses(by blocks: [CommentBlock]) throws {
    let modules = Set(blocks.filter { $0.language == "swift" }.map { "\($0.module).swift" })
    #expect(try modules.isSuperset(of: PackageFolder.names(in: preludes)))
  }

  /// Returns the compiler's remarks on the examples in Swift, one per line, such as
  /// `Sources/…/Client.swift:7:9: error: …`. Warnings about unused values are omitted.
  ///
  /// - Parameter loadsMacros: Whether examples may use the macro.
  public func remarks(on blocks: [CommentBlock], loadsMacros: Bool = false) throws -> [String] {
    let sources = blocks.filter { $0.language == "swift" }.map { block in
      let prelude = "\(preludes)/\(block.module).swift"
      return ExampleCode(block, prelude: try? PackageFolder.text(of: prelude), of: prelude).source
    }
    var compiler = try SwiftCompiler(loadsMacros: loadsMacros)
    // Otherwise an example could use the members of modules that only other examples import.
    compiler.upcomingFeatures = ["MemberImportVisibility"]
    let ending = try compiler.check(texts: sources)
    // Two sources may have the same name, such as `Decodable.swift` in two modules.
    let unsaid = /never (?:mutated|read|used)|is unused|'#sourceLocation' directive/
    let lines = ending.output.split(separator: "\n").filter { line in
      line.contains(#/: (?:error|warning): /#) && !line.contains(unsaid)
    }
    // Examples of one module share the remarks on their prelude.
    let remarks = Set(lines.map { String($0.replacing(#/ *\[#\w+\]$/#, with: "")) }).sorted()
    return ending.status != 0 && remarks.isEmpty ? [ending.output] : remarks
  }
}
