import BenchKit
package import Foundation

/// A generated package with one target for each strategy and number of models, and one program for each
/// strategy.
package struct CostPackage {
  /// One target of the package.
  package struct Target: Sendable, Hashable {
    package let strategy: CostStrategy
    package let models: Int

    package init(strategy: CostStrategy, models: Int) {
      self.strategy = strategy
      self.models = models
    }

    package var name: String { "Cost\(strategy.identifier)\(models)" }
  }

  package let targets: [Target]
  /// The program that only prints.
  package static let emptyProgram = "ProgramPrint"
  private let strategies: [CostStrategy]
  private let files: GeneratedFiles

  package init(in folder: URL, targets: [Target], library: URL) {
    self.targets = targets
    strategies = targets.map(\.strategy).uniqued()
    files = GeneratedFiles(
      folder: folder, name: "bench-cost", library: library,
      targets: targets.map { ($0.name, $0.strategy.product) },
      programs: strategies.map { ($0.program, $0.product) } + [(Self.emptyProgram, nil)])
  }

  /// Writes the manifest and the sources.
  ///
  /// - Throws: The error of the file system.
  package func write() throws {
    try files.writeManifest()
    let expansion = try strategies.contains(.derived) ? expansion() : ""
    for target in targets {
      for index in 0..<target.models {
        try files.write(
          target.strategy.source(of: index, expansion: expansion),
          to: "Sources/\(target.name)/Model\(index).swift")
      }
    }
    try files.write("print(\"{}\")\n", to: "Sources/\(Self.emptyProgram)/main.swift")
    let text = ##"#"{"id":1,"name":"Heat","score":8.5,"isActive":true,"part":{"title":"a"}}"#"##
    for strategy in strategies {
      try files.write(
        strategy.source(of: 0, expansion: expansion), to: "Sources/\(strategy.program)/Model0.swift")
      try files.write(
        "print(String(decoding: try recode0(Array(\(text).utf8)), as: UTF8.self))\n",
        to: "Sources/\(strategy.program)/main.swift")
    }
  }

  /// Returns the code that the macro's tests compare with its output, so that swift-syntax doesn't need to be
  /// built.
  private func expansion() throws -> String {
    let folder = files.library.appendingPathComponent("Tests/Macros/MacroTests/Expansions")
    let file = folder.appendingPathComponent("CostModel+Mapped.swift")
    return try String(contentsOf: file, encoding: .utf8)
  }

  var manifest: String { files.manifest }
}
