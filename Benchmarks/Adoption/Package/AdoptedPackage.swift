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
      SwiftFormat.configuration,
      GeneratedFile(path: "Package.swift", text: manifest(module: model.module)),
      GeneratedFile(path: "Samples/\(sampleName)", bytes: sample),
    ]
    files += model.files(in: "Sources/Models/")
    files.append(
      GeneratedFile(
        path: "Sources/Models/Samples.swift", text: SamplesCode(package: self, module: model.module).text))
    files += strategies.map(file(of:))
    if location.hasBenchKit {
      files.append(
        GeneratedFile(path: "Sources/Comparison/main.swift", text: ComparisonCode(package: self).text))
    }
    files.append(
      GeneratedFile(path: "Tests/SampleTests/SampleTests.swift", text: SampleTestsCode(package: self).text))
    return files
  }

  var sampleName: String { "\(name).json" }

  private func file(of strategy: AdoptedStrategy) -> GeneratedFile {
    GeneratedFile(
      path: "Sources/\(strategy.target)/\(strategy.target).swift",
      imports: strategy.imports(for: blueprint) + ["Models"],
      texts: ["package let \(strategy.rawValue) = \(strategy.mapper(of: blueprint))"]
        + strategy.conformances(of: blueprint, access: "package ", isMapped: strategies.contains(.derived)))
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
        \(names.joined(separator: ", ")),
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
