/// The files of a package that compares strategies on the samples.
struct AdoptedPackage {
  let name: String
  let blueprint: Blueprint
  let strategies: [AdoptedStrategy]
  let location: PackageLocation
  let sample: [UInt8]
  /// The number of objects in the sample, for the report.
  let objects: Int

  var files: [GeneratedFile] {
    let model = ModelCode(
      blueprint: blueprint, access: "package ", strategies: Set(strategies), isCodable: true)
    var files = [
      GeneratedFile(path: "Package.swift", text: manifest(module: model.module)),
      GeneratedFile(path: "Samples/\(sampleName)", bytes: sample),
      GeneratedFile(path: "Sources/Models/Models.swift", text: source(imports(of: model), model.texts)),
      GeneratedFile(
        path: "Sources/Models/Samples.swift", text: SamplesCode(package: self, module: model.module).text),
    ]
    if blueprint.usesJSON || blueprint.usesNumbers {
      files.append(
        GeneratedFile(
          path: "Sources/Models/\(blueprint.usesJSON ? "OwnedJSON" : "JSONNumber")+Codable.swift",
          text: CodableJSON.text(withValues: blueprint.usesJSON, module: model.module ?? "JSONMapping")))
    }
    files += strategies.map {
      GeneratedFile(path: "Sources/\($0.target)/\($0.target).swift", text: text(of: $0))
    }
    if location.hasBenchKit {
      files.append(
        GeneratedFile(path: "Sources/Comparison/main.swift", text: ComparisonCode(package: self).text))
    }
    files.append(
      GeneratedFile(path: "Tests/SampleTests/SampleTests.swift", text: SampleTestsCode(package: self).text))
    return files
  }

  var sampleName: String { "\(name).json" }

  private func imports(of model: ModelCode) -> [String] {
    [model.module, blueprint.usesFoundation ? "Foundation" : nil].compactMap(\.self).sorted()
  }

  private func source(_ imports: [String], _ texts: [String]) -> String {
    let lines = imports.map { "import \($0)" }.joined(separator: "\n")
    return ((lines.isEmpty ? [] : [lines]) + texts).joined(separator: "\n\n") + "\n"
  }

  private func text(of strategy: AdoptedStrategy) -> String {
    source(
      (strategy.imports(for: blueprint) + ["Models"]).sorted(),
      ["package let \(strategy.rawValue) = \(strategy.mapper(of: blueprint))"]
        + strategy.conformances(of: blueprint, access: "package "))
  }

  private var comparison: String {
    guard location.hasBenchKit else { return "" }
    return """
          .executableTarget(
            name: "Comparison",
            dependencies: strategies + [
              mapping("Catalog"), .product(name: "BenchKit", package: "\(location.benchmarks)"),
            ]),

      """
  }

  private func manifest(module: String?) -> String {
    let targets = strategies.map { "strategy(\"\($0.title)\")," }
    let names = strategies.map { "\"\($0.target)\"" } + ["\"Models\""]
    let models = module.map { ", dependencies: [mapping(\"\($0)\")]" } ?? ""
    let traits = strategies.contains(.derived) ? ", traits: [\"Macros\"]" : ""
    return """
      // swift-tools-version: 6.2

      import PackageDescription

      func mapping(_ product: String) -> Target.Dependency {
        .product(name: product, package: "\(location.identity)")
      }

      /// The target of a strategy. Each has its own, because the protocols of several have the same name.
      func strategy(_ name: String) -> Target {
        .target(name: "\\(name)Strategy", dependencies: ["Models", mapping("\\(name)Mapping")])
      }

      let strategies: [Target.Dependency] = [
      \(CodeLayout.filled(names, indent: 2)),
      ]

      let package = Package(
        name: \(SwiftLiteral.quoted("\(name)-comparison")),
        platforms: [.macOS(.v13)],
        dependencies: [
      \(location.dependencies(traits: traits).map { "    \($0)," }.joined(separator: "\n"))
        ],
        targets: [
          .target(name: "Models"\(models)),
      \(targets.map { "    \($0)" }.joined(separator: "\n"))
      \(comparison)    .testTarget(name: "SampleTests", dependencies: strategies + [mapping("JSONMapping")]),
        ],
        swiftLanguageModes: [.v6]
      )

      """
  }
}
