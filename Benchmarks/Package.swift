// swift-tools-version: 6.2

import PackageDescription

// A separate package, so that the mappers' package neither fetches nor builds what only the comparison needs.

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

/// For targets whose code isn't measured. Optimizing them would take three times as long.
let unmeasured: [SwiftSetting] = [.unsafeFlags(["-Onone"], .when(configuration: .release))]

func mapping(_ products: String...) -> [Target.Dependency] {
  products.map { .product(name: $0, package: "json-mapping") }
}

let knownFiles = Target.Dependency.target(name: "KnownFiles", condition: .when(traits: ["KnownFiles"]))

let strategies = mapping(
  "ApplicativeMapping", "CodableMapping", "DerivedMapping", "ManualMapping", "MappableMapping",
  "ThrowingMapping")

let package = Package(
  name: "json-mapping-benchmarks",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "BenchKit", targets: ["BenchKit", "BenchReports"]),
    .executable(name: "bench", targets: ["bench"]),
    .executable(name: "this-package-contender", targets: ["this-package-contender"]),
    // The last two are for client-bench, which is in Services/ClientBench.
    .library(name: "Generation", targets: ["Generation"]),
    .library(name: "CMallocCount", targets: ["CMallocCount"]),
  ],
  traits: [
    .trait(name: "KnownFiles", description: "bench run --corpus; takes half a minute to optimize.")
  ],
  dependencies: [
    // Without a name, its identity would be the name of the clone's folder.
    .package(name: "json-mapping", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
  ],
  targets: [
    .target(name: "CMallocCount", path: "CMallocCount"),
    .target(
      name: "Generation", dependencies: mapping("Catalog", "JSONMapping"), path: "Generation",
      swiftSettings: strict
    ),
    .target(
      name: "BenchKit",
      dependencies: ["Generation", "CMallocCount"] + mapping("Catalog", "JSONMapping", "JSONCore"),
      path: "BenchKit",
      swiftSettings: strict
    ),
    .target(
      name: "BenchReports", dependencies: ["BenchKit"] + mapping("JSONCore"), path: "BenchReports",
      swiftSettings: strict + unmeasured
    ),
    .target(
      name: "BenchAdoption", dependencies: mapping("JSONMapping", "JSONCore"), path: "Adoption",
      swiftSettings: strict
    ),
    // Three targets, because each takes long to optimize: the first is compiled at the same time as BenchKit,
    // the last two at the same time.
    .target(
      name: "MappedRows", dependencies: ["Generation"] + mapping("JSONMapping") + strategies,
      path: "Rows/Mapped", swiftSettings: strict
    ),
    .target(
      name: "KnownFiles",
      dependencies: ["MappedRows", "BenchKit"] + mapping("Catalog", "JSONCore") + strategies,
      path: "Rows/Corpus", swiftSettings: strict
    ),
    .target(
      name: "BenchRows",
      dependencies: ["MappedRows", "BenchKit"]
        + mapping(
          "Catalog", "CatalogStrategies", "JSONCore", "JSONMapping", "JSONStreaming", "JanssonBackend",
          "FoundationBackend")
        + strategies,
      path: "Rows",
      exclude: ["Mapped", "Corpus"],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "bench",
      dependencies: [
        "BenchRows", "MappedRows", knownFiles, "BenchAdoption", "BenchReports", "BenchKit",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ] + mapping("Catalog", "CatalogStrategies", "JSONCore", "JSONMapping"),
      path: "bench",
      swiftSettings: strict + unmeasured
    ),
    // This package as a program that bench starts as it starts those for other libraries.
    .executableTarget(
      name: "this-package-contender",
      dependencies: mapping("Catalog", "CatalogStrategies", "JSONCore", "JSONMapping"),
      path: "Contenders/Swift",
      exclude: ["Foundation.swift"],
      swiftSettings: strict
    ),
    // Shows that the public API suffices for your own rows.
    .executableTarget(
      name: "OwnComparisonExample",
      dependencies: ["BenchReports", "BenchKit"]
        + mapping("Catalog", "JSONMapping", "MappableMapping", "CodableMapping"),
      path: "Example",
      packageAccess: false,
      swiftSettings: strict
    ),

    .testTarget(
      name: "BenchKitTests",
      dependencies: ["BenchKit", "CMallocCount", "Generation"]
        + mapping(
          "MappingTestSupport", "Catalog", "CatalogStrategies", "CodableMapping", "JSONMapping", "JSONCore"),
      exclude: ["known-answers.py"], swiftSettings: strict
    ),
    .testTarget(
      name: "BenchReportsTests",
      dependencies: [
        "BenchReports", "BenchKit", "OwnComparisonExample",
      ] + mapping("MappingTestSupport", "Catalog", "JSONCore"),
      exclude: ["Recorded", "Preludes"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "BenchAdoptionTests", dependencies: ["BenchAdoption"] + mapping("MappingTestSupport", "JSONCore"),
      exclude: ["Adopted", "Expected.txt"],
      swiftSettings: strict
    ),
    // These tests start bench, which must be built first.
    .testTarget(
      name: "BenchTests",
      dependencies: [
        "bench", "BenchRows", "MappedRows", knownFiles, "BenchReports", "BenchKit",
      ]
        + mapping("MappingTestSupport", "Catalog", "JSONCore"),
      swiftSettings: strict
    ),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)
