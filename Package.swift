// swift-tools-version: 6.2

import CompilerPluginSupport
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

/// Only the targets that declare non-escapable handles need the experimental feature; their clients do not.
let handles = strict + [.enableExperimentalFeature("Lifetimes")]

func core(
  _ name: String, _ dependencies: [Target.Dependency], settings: [SwiftSetting] = strict
) -> Target {
  .target(name: name, dependencies: dependencies, path: "Sources/Core/\(name)", swiftSettings: settings)
}

func strategy(
  _ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = [],
  settings: [SwiftSetting] = strict
) -> Target {
  .target(
    name: name,
    dependencies: ["JSONCore", "JSONMapping", "StrategyExports"] + dependencies,
    path: "Sources/Strategies/\(name)",
    exclude: exclude,
    swiftSettings: settings
  )
}

func catalog(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(name: name, dependencies: dependencies, path: "Sources/Catalog/\(name)", swiftSettings: strict)
}

func tests(
  _ name: String, _ dependencies: [Target.Dependency], settings: [SwiftSetting] = strict
) -> Target {
  .testTarget(name: name, dependencies: dependencies, swiftSettings: settings)
}

/// Tests in a module whose declarations belong to the main actor, as those of new app targets do.
func isolationTests(_ subject: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(
    name: "\(subject)IsolationTests",
    dependencies: dependencies,
    path: "Tests/IsolationTests/\(subject)",
    swiftSettings: strict + [.defaultIsolation(MainActor.self)]
  )
}

let package = Package(
  name: "json-mapping",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "JSONCore", targets: ["JSONCore"]),
    .library(name: "JSONFoundation", targets: ["JSONFoundation"]),
    .library(name: "JSONMapping", targets: ["JSONMapping"]),
    .library(name: "JSONStreaming", targets: ["JSONStreaming"]),
    .library(name: "ManualMapping", targets: ["ManualMapping"]),
    .library(name: "MappableMapping", targets: ["MappableMapping"]),
    .library(name: "ApplicativeMapping", targets: ["ApplicativeMapping"]),
    .library(name: "ApplicativeRunes", targets: ["ApplicativeRunes"]),
    .library(name: "ThrowingMapping", targets: ["ThrowingMapping"]),
    .library(name: "CodableMapping", targets: ["CodableMapping"]),
    .library(name: "DerivedMapping", targets: ["DerivedMapping"]),
    .library(name: "JanssonBackend", targets: ["JanssonBackend"]),
    .library(name: "FoundationBackend", targets: ["FoundationBackend"]),
    .library(name: "APIClient", targets: ["APIClient"]),
    .library(name: "URLSessionTransport", targets: ["URLSessionTransport"]),
    .library(name: "StoredReplies", targets: ["StoredReplies"]),
    .library(name: "OfflineStore", targets: ["OfflineStore"]),
    .library(name: "GRDBStore", targets: ["GRDBStore"]),
    // For the comparison in the folder Benchmarks, which is a package of its own.
    .library(name: "Catalog", targets: ["Catalog"]),
    .library(name: "CatalogStrategies", targets: ["CatalogStrategies", "CatalogCodable"]),
  ],
  // Without traits nothing is fetched: who adds a mapper gets the mapper.
  traits: [
    .trait(name: "Client", description: "The client for services over HTTP; fetches swift-http-types."),
    .trait(name: "Macros", description: "The macro @Mapped and its attributes; fetches swift-syntax."),
    .trait(name: "Store", description: "The store of models in SQLite; fetches GRDB."),
    .trait(
      name: "ClientTests",
      description: "The client's tests and demo against a real server; fetches FlyingFox.",
      enabledTraits: ["Client", "Store"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-http-types", from: "1.3.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.0.0"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"604.0.0"),
  ],
  targets: [
    .target(name: "CScan", path: "Sources/Core/CScan", exclude: ["generate-powers-of-five.py"]),
    core("JSONCore", ["CScan"], settings: handles),
    core("JSONFoundation", ["JSONCore"]),
    core("JSONMapping", ["JSONCore"]),
    core("JSONStreaming", ["JSONMapping", "JSONCore"]),
    core("StrategyExports", ["JSONMapping", "JSONCore"]),

    strategy("ManualMapping", ["JSONFoundation"]),
    strategy("MappableMapping", ["JSONFoundation"], settings: handles),
    strategy(
      "ApplicativeMapping", ["JSONFoundation"], exclude: ["Currying/generate-currying.py"],
      settings: handles
    ),
    .target(
      name: "ApplicativeRunes", dependencies: ["ApplicativeMapping"],
      path: "Sources/Strategies/ApplicativeRunes",
      swiftSettings: strict
    ),
    strategy("ThrowingMapping", ["JSONFoundation"], settings: handles),
    strategy("CodableMapping"),
    strategy(
      "DerivedMapping",
      [.target(name: "DerivedMacros", condition: .when(traits: ["Macros"]))],
      settings: handles
    ),
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
    .target(
      name: "JanssonBackend",
      dependencies: ["JSONCore", "CJansson"],
      path: "Sources/Backends/JanssonBackend",
      swiftSettings: strict
    ),
    .target(
      name: "FoundationBackend",
      dependencies: ["JSONCore", "JSONFoundation"],
      path: "Sources/Backends/FoundationBackend",
      swiftSettings: strict
    ),

    .target(
      name: "APIClient",
      dependencies: [
        "JSONStreaming", "JSONMapping", "JSONCore",
        .product(name: "HTTPTypes", package: "swift-http-types", condition: .when(traits: ["Client"])),
      ],
      path: "Sources/Client/APIClient",
      swiftSettings: strict
    ),
    .target(
      name: "URLSessionTransport",
      dependencies: [
        "APIClient", "JSONMapping", "JSONCore",
        .product(name: "HTTPTypes", package: "swift-http-types", condition: .when(traits: ["Client"])),
      ],
      path: "Sources/Client/URLSessionTransport",
      swiftSettings: strict
    ),
    .target(
      name: "StoredReplies",
      dependencies: [
        "APIClient", "OfflineStore", "JSONCore",
        .product(name: "HTTPTypes", package: "swift-http-types", condition: .when(traits: ["Client"])),
      ],
      path: "Sources/Client/StoredReplies",
      swiftSettings: strict
    ),
    .target(
      name: "OfflineStore", dependencies: ["JSONMapping", "JSONCore"], path: "Sources/Store/OfflineStore",
      swiftSettings: strict
    ),
    .target(
      name: "GRDBStore",
      dependencies: [
        "OfflineStore", "JSONMapping", "JSONCore",
        .product(name: "GRDB", package: "GRDB.swift", condition: .when(traits: ["Store"])),
      ],
      path: "Sources/Store/GRDBStore",
      swiftSettings: strict
    ),

    catalog("Catalog", ["JSONMapping", "JSONCore"]),
    catalog("CatalogManual", ["Catalog", "ManualMapping", "JSONMapping", "JSONCore"]),
    catalog("CatalogMappable", ["Catalog", "MappableMapping", "JSONMapping", "JSONCore"]),
    catalog("CatalogApplicative", ["Catalog", "ApplicativeMapping", "JSONMapping", "JSONCore"]),
    catalog("CatalogThrowing", ["Catalog", "ThrowingMapping", "JSONMapping", "JSONCore"]),
    catalog("CatalogCodable", ["Catalog", "CodableMapping", "JSONMapping", "JSONCore"]),
    catalog("CatalogDerived", ["Catalog", "DerivedMapping", "JSONMapping", "JSONCore"]),

    catalog(
      "CatalogStrategies",
      [
        "Catalog", "CatalogManual", "CatalogMappable", "CatalogApplicative", "CatalogThrowing",
        "CatalogCodable", "CatalogDerived", "JSONMapping",
        "ManualMapping", "MappableMapping", "ApplicativeMapping", "ThrowingMapping", "CodableMapping",
        "DerivedMapping",
      ]
    ),

    catalog(
      "CatalogServices",
      [
        "Catalog", "CatalogStrategies", "APIClient", "StoredReplies", "OfflineStore", "ApplicativeMapping",
        "CodableMapping", "ManualMapping", "JSONMapping", "JSONCore",
        .product(name: "HTTPTypes", package: "swift-http-types", condition: .when(traits: ["Client"])),
      ]
    ),

    .executableTarget(
      name: "services-demo",
      dependencies: [
        "CatalogServices", "CatalogStrategies", "Catalog", "URLSessionTransport", "GRDBStore",
        "StoredReplies", "OfflineStore", "APIClient", "JSONCore",
        .product(name: "FlyingFox", package: "FlyingFox", condition: .when(traits: ["ClientTests"])),
      ],
      path: "Examples/ServicesDemo",
      swiftSettings: strict
    ),

    .target(
      name: "TestSupport", dependencies: ["JSONCore"], path: "Tests/TestSupport", swiftSettings: strict
    ),
    tests("JSONCoreTests", ["TestSupport", "JSONCore", "CScan"]),
    tests("JSONFoundationTests", ["JSONFoundation", "JSONCore"]),
    tests("JSONMappingTests", ["TestSupport", "JSONMapping", "JSONCore"]),
    tests(
      "JSONStreamingTests",
      [
        "TestSupport", "JSONStreaming", "Catalog", "CatalogStrategies", "ManualMapping", "JSONMapping",
        "JSONCore",
      ]
    ),
    tests("ManualMappingTests", ["ManualMapping", "JSONMapping", "JSONCore"]),
    tests(
      "MappableMappingTests",
      ["TestSupport", "MappableMapping", "Catalog", "CatalogMappable", "JSONMapping", "JSONCore"]
    ),
    tests(
      "ApplicativeMappingTests",
      [
        "TestSupport", "ApplicativeMapping", "ApplicativeRunes", "Catalog", "CatalogApplicative",
        "JSONMapping",
        "JSONCore",
      ]
    ),
    tests(
      "ThrowingMappingTests",
      ["ThrowingMapping", "Catalog", "CatalogThrowing", "JSONMapping", "JSONCore"]
    ),
    tests(
      "CodableMappingTests",
      ["TestSupport", "CodableMapping", "Catalog", "CatalogCodable", "JSONMapping", "JSONCore"]
    ),
    tests(
      "MigrationTests",
      ["MappableMapping", "CodableMapping", "DerivedMapping", "JSONMapping", "JSONCore"]
    ),
    tests(
      "APIClientTests",
      [
        "TestSupport", "APIClient", "Catalog", "CatalogCodable", "CatalogMappable", "JSONStreaming",
        "CodableMapping", "MappableMapping",
        "JSONMapping",
        "JSONCore",
        .product(name: "HTTPTypes", package: "swift-http-types", condition: .when(traits: ["Client"])),
      ]
    ),
    // It starts the program services-demo, which therefore has to be built before.
    .testTarget(
      name: "CatalogServicesTests",
      dependencies: [
        "TestSupport", "CatalogServices", "CatalogStrategies", "Catalog", "APIClient", "StoredReplies",
        "OfflineStore", "GRDBStore", "services-demo", "JSONMapping", "JSONCore",
        .product(name: "HTTPTypes", package: "swift-http-types", condition: .when(traits: ["Client"])),
        .product(name: "GRDB", package: "GRDB.swift", condition: .when(traits: ["Store"])),
      ],
      exclude: ["Recorded"],
      swiftSettings: strict
    ),
    tests("BackendTests", ["TestSupport", "JanssonBackend", "FoundationBackend", "JSONCore"]),
    // It runs the compiler on what lies in the folder Sources.
    .testTarget(
      name: "CompileTests",
      dependencies: [
        "TestSupport", "ManualMapping", "MappableMapping", "ApplicativeMapping", "ApplicativeRunes",
        "ThrowingMapping", "CodableMapping", "DerivedMapping", "JSONMapping", "JSONCore",
        "JanssonBackend", "FoundationBackend", "Catalog", "CatalogMappable", "CatalogManual", "JSONStreaming",
        "OfflineStore", "JSONFoundation", "CatalogApplicative", "CatalogThrowing",
        .target(name: "APIClient", condition: .when(traits: ["Client"])),
        .target(name: "StoredReplies", condition: .when(traits: ["Client"])),
        .target(name: "URLSessionTransport", condition: .when(traits: ["Client"])),
        .target(name: "CatalogServices", condition: .when(traits: ["Client"])),
        .target(name: "GRDBStore", condition: .when(traits: ["Store"])),
      ],
      exclude: ["Sources"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "ClientTests",
      dependencies: [
        "TestSupport", "URLSessionTransport", "APIClient", "StoredReplies", "OfflineStore", "GRDBStore",
        "CatalogServices", "CatalogStrategies", "Catalog", "CatalogManual", "CodableMapping", "ManualMapping",
        "JSONStreaming", "JSONMapping", "JSONCore",
        .product(name: "HTTPTypes", package: "swift-http-types", condition: .when(traits: ["Client"])),
        .product(name: "FlyingFox", package: "FlyingFox", condition: .when(traits: ["ClientTests"])),
        .product(name: "FlyingSocks", package: "FlyingFox", condition: .when(traits: ["ClientTests"])),
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "StoreTests",
      dependencies: [
        "TestSupport", "GRDBStore", "OfflineStore", "Catalog", "CatalogStrategies", "CatalogManual",
        "ManualMapping", "JSONMapping", "JSONCore",
        .product(name: "GRDB", package: "GRDB.swift", condition: .when(traits: ["Store"])),
      ],
      exclude: ["Recorded"],
      swiftSettings: strict
    ),
    // The tests of the macro, and of models that it maps, are a package of their own: Tests/Macros.
    tests("DerivedMappingTests", ["DerivedMapping", "JSONMapping", "JSONCore"]),
    isolationTests(
      "Strategy",
      ["ManualMapping", "MappableMapping", "ApplicativeMapping", "ThrowingMapping", "CodableMapping"]),
    isolationTests(
      "Client",
      [
        .target(name: "APIClient", condition: .when(traits: ["Client"])), "GRDBStore", "OfflineStore",
        "CodableMapping", "ManualMapping", "JSONMapping", "JSONCore",
      ]),
    tests("PackageTests", ["TestSupport", "JSONCore", "Catalog"]),
    tests(
      "StrategyTests",
      [
        "TestSupport", "Catalog", "CatalogStrategies",
        "CatalogManual", "CatalogMappable", "CatalogApplicative", "CatalogThrowing", "CatalogCodable",
        "CatalogDerived",
        "JSONCore", "JSONFoundation", "JSONMapping", "JanssonBackend", "FoundationBackend",
        "ManualMapping", "MappableMapping", "ApplicativeMapping", "ThrowingMapping", "CodableMapping",
        "DerivedMapping",
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

// `make fuzz` builds these, and only then are they there: they link under `-sanitize=fuzzer` alone.
if Context.environment["FUZZING"] != nil {
  for (name, dependencies) in [
    "FuzzParse": ["JSONCore"], "FuzzDecode": ["CatalogStrategies", "CodableMapping", "JSONMapping"],
    "FuzzCursor": ["JSONCore"],
    "FuzzDerived": ["CatalogDerived", "Catalog", "DerivedMapping", "JSONMapping", "JSONCore"],
    "FuzzStream": ["JSONStreaming", "JSONMapping", "JSONCore"],
  ] {
    package.products.append(.library(name: name, type: .static, targets: [name]))
    package.targets.append(
      .target(
        name: name, dependencies: dependencies.map { .byName(name: $0) }, path: "Tests/Fuzzing/\(name)",
        swiftSettings: strict))
  }
}

// `make storm` runs one target's tests under the thread sanitizer, and only with the others gone builds no more than those.
if Context.environment["STORM"] != nil {
  package.targets.removeAll { $0.isTest && $0.name != "APIClientTests" }
}
