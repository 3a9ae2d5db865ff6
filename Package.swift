// swift-tools-version: 6.2

import CompilerPluginSupport
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

/// The targets that declare nonescapable types need the experimental feature; their clients don't.
let handles = strict + [.enableExperimentalFeature("Lifetimes")]

/// A target with the name of its folder.
func target(
  _ path: String, _ dependencies: [Target.Dependency], exclude: [String] = [],
  settings: [SwiftSetting] = strict
) -> Target {
  .target(
    name: String(path.split(separator: "/").last ?? ""), dependencies: dependencies, path: path,
    exclude: exclude, swiftSettings: settings)
}

func strategy(
  _ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = [],
  settings: [SwiftSetting] = strict
) -> Target {
  target(
    "Sources/Strategies/\(name)", ["JSONCore", "JSONMapping", "StrategyExports"] + dependencies,
    exclude: exclude, settings: settings)
}

/// The models of the catalog, mapped with one strategy.
func catalog(_ strategy: String, _ dependencies: [Target.Dependency] = []) -> Target {
  target(
    "Sources/Catalog/Catalog\(strategy)",
    ["Catalog", .byName(name: "\(strategy)Mapping"), "JSONMapping", "JSONCore"] + dependencies)
}

func tests(
  _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = [],
  settings: [SwiftSetting] = strict
) -> Target {
  .testTarget(
    name: name, dependencies: ["JSONCore", "JSONMapping"] + dependencies, exclude: exclude,
    swiftSettings: settings)
}

let strategies: [Target.Dependency] = [
  "ManualMapping", "MappableMapping", "ApplicativeMapping", "ThrowingMapping", "CodableMapping",
  "DerivedMapping",
]

let catalogs = [
  "CatalogManual", "CatalogMappable", "CatalogApplicative", "CatalogThrowing", "CatalogCodable",
]

let package = Package(
  name: "json-mapping",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    "JSONCore", "JSONPatch", "JSONFoundation", "JSONMapping", "JSONStreaming",
    "ManualMapping", "MappableMapping", "ApplicativeMapping", "ThrowingMapping",
    "CodableMapping", "DerivedMapping",
    "JanssonBackend", "FoundationBackend",
    // The rest is for the other packages of this repository. The catalog has two products, because a target
    // is built after all targets of each product that it uses: so targets that use only the models don't wait
    // for the strategies.
    "Catalog", "MappingTestSupport",
  ].map { .library(name: $0, targets: [$0]) } + [
    .library(name: "CatalogStrategies", targets: ["CatalogStrategies"] + catalogs)
  ],
  // Without the trait, SwiftPM fetches nothing.
  traits: [
    .trait(name: "Macros", description: "The macro @Mapped and its attributes; fetches swift-syntax.")
  ],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"605.0.0")
  ],
  targets: [
    .target(name: "CScan", path: "Sources/Core/CScan", exclude: ["generate-powers-of-five.py"]),
    target("Sources/Core/JSONCore", ["CScan"], settings: handles),
    target("Sources/Core/JSONPatch", ["JSONCore"]),
    target("Sources/Core/JSONMapping", ["JSONCore"]),
    target("Sources/Core/JSONFoundation", ["JSONMapping", "JSONCore"]),
    target("Sources/Core/JSONStreaming", ["JSONMapping", "JSONCore"]),
    target("Sources/Core/StrategyExports", ["JSONMapping", "JSONCore"]),

    strategy("ManualMapping"),
    strategy("MappableMapping", ["JSONFoundation"], settings: handles),
    strategy(
      "ApplicativeMapping", ["JSONFoundation"], exclude: ["Currying/generate-currying.py"],
      settings: handles),
    strategy("ThrowingMapping", ["JSONFoundation"], settings: handles),
    strategy("CodableMapping", ["JSONFoundation"]),
    strategy(
      "DerivedMapping",
      ["ManualMapping", .target(name: "DerivedMacros", condition: .when(traits: ["Macros"]))],
      settings: handles),
    .macro(
      name: "DerivedMacros",
      dependencies: [
        "SwiftSyntax", "SwiftSyntaxBuilder", "SwiftSyntaxMacros", "SwiftParser", "SwiftDiagnostics",
        "SwiftCompilerPlugin",
      ].map { .product(name: $0, package: "swift-syntax", condition: .when(traits: ["Macros"])) },
      path: "Sources/Macros/DerivedMacros",
      swiftSettings: strict
    ),

    .systemLibrary(
      name: "CJansson",
      path: "Sources/Backends/CJansson",
      pkgConfig: "jansson",
      providers: [.apt(["libjansson-dev"]), .brew(["jansson"])]
    ),
    target("Sources/Backends/JanssonBackend", ["JSONCore", "CJansson"]),
    target("Sources/Backends/FoundationBackend", ["JSONCore", "JSONFoundation"]),

    target("Sources/Catalog/Catalog", ["JSONMapping", "JSONCore"]),
    catalog("Manual", ["DerivedMapping", "JSONFoundation"]), catalog("Mappable"), catalog("Applicative"),
    catalog("Throwing"), catalog("Codable"),
    target(
      "Sources/Catalog/CatalogStrategies",
      ["Catalog", "JSONMapping"] + strategies + catalogs.map { .byName(name: $0) }),

    .target(
      name: "MappingTestSupport", dependencies: ["JSONCore"], path: "Tests/TestSupport",
      swiftSettings: strict),
    tests("JSONCoreTests", ["MappingTestSupport", "JSONPatch", "CScan"]),
    tests("JSONFoundationTests", ["JSONFoundation", "ManualMapping"]),
    tests("JSONMappingTests", ["MappingTestSupport"]),
    tests(
      "JSONStreamingTests",
      ["MappingTestSupport", "JSONStreaming", "Catalog", "CatalogStrategies", "ManualMapping"]),
    tests("ManualMappingTests", ["ManualMapping"]),
    tests("MappableMappingTests", ["MappingTestSupport", "MappableMapping", "Catalog", "CatalogMappable"]),
    tests("ApplicativeMappingTests", ["MappingTestSupport", "ApplicativeMapping"]),
    tests("ThrowingMappingTests", ["MappingTestSupport", "ThrowingMapping"]),
    tests("CodableMappingTests", ["MappingTestSupport", "CodableMapping", "Catalog", "CatalogCodable"]),
    tests("MigrationTests", ["MappableMapping", "CodableMapping", "DerivedMapping"]),
    tests("BackendTests", ["MappingTestSupport", "JanssonBackend", "FoundationBackend"]),
    // These tests compile the files in the folder Sources of their target.
    tests(
      "CompileTests",
      [
        "MappingTestSupport", "JanssonBackend", "FoundationBackend", "JSONStreaming",
        "JSONFoundation", "JSONPatch", "Catalog", "CatalogMappable", "CatalogManual",
        "CatalogApplicative", "CatalogThrowing",
      ] + strategies,
      exclude: ["Sources"]),
    // The tests of the macro, and of models that it maps, are in the separate package Tests/Macros.
    // In a module whose declarations are isolated to the main actor by default, as in new app targets.
    tests(
      "IsolationTests",
      ["ManualMapping", "MappableMapping", "ApplicativeMapping", "ThrowingMapping", "CodableMapping"],
      settings: strict + [.defaultIsolation(MainActor.self)]),
    .executableTarget(
      name: "ScalarProgram", dependencies: ["ManualMapping", "DerivedMapping"],
      path: "Tests/ScalarProgram", swiftSettings: strict),
    tests("PackageTests", ["MappingTestSupport", "ScalarProgram"]),
    tests(
      "StrategyTests",
      [
        "MappingTestSupport", "Catalog", "CatalogStrategies", "JSONFoundation", "JSONStreaming",
        "JanssonBackend", "FoundationBackend",
      ] + strategies + catalogs.map { .byName(name: $0) }),
  ],
  swiftLanguageModes: [.v6]
)
