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
  resources: [Resource] = [], settings: [SwiftSetting] = strict
) -> Target {
  .target(
    name: String(path.split(separator: "/").last ?? ""), dependencies: dependencies, path: path,
    exclude: exclude, resources: resources, swiftSettings: settings)
}

func strategy(
  _ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = [],
  settings: [SwiftSetting] = strict
) -> Target {
  target(
    "Sources/Strategies/\(name)", ["JSONCore", "JSONMapping", "StrategyExports"] + dependencies,
    exclude: exclude, settings: settings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
  .testTarget(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: strict)
}

/// Tests in a module whose declarations are isolated to the main actor by default, as in new app targets.
func isolationTests(_ subject: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(
    name: "\(subject)IsolationTests",
    dependencies: dependencies,
    path: "Tests/IsolationTests/\(subject)",
    swiftSettings: strict + [.defaultIsolation(MainActor.self)]
  )
}

/// The privacy manifest of a target that calls an API for which Apple requires a reason. Only targets that
/// import Foundation have one: SwiftPM adds a source that imports it.
let privacy: [Resource] = [.copy("PrivacyInfo.xcprivacy")]

// The dependencies that exist only with a trait.
let httpTypes = Target.Dependency.product(
  name: "HTTPTypes", package: "swift-http-types", condition: .when(traits: ["Client"]))
let grdb = Target.Dependency.product(
  name: "GRDB", package: "GRDB.swift", condition: .when(traits: ["Store"]))
func flyingFox(_ product: String) -> Target.Dependency {
  .product(name: product, package: "FlyingFox", condition: .when(traits: ["ClientTests"]))
}
func observability(_ product: String, _ package: String) -> Target.Dependency {
  .product(name: product, package: package, condition: .when(traits: ["Observability"]))
}
func client(_ target: String) -> Target.Dependency {
  .target(name: target, condition: .when(traits: ["Client"]))
}
func asyncHTTPClient(_ product: String, _ package: String) -> Target.Dependency {
  .product(name: product, package: package, condition: .when(traits: ["AsyncHTTPClient"]))
}

let package = Package(
  name: "json-mapping",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    "JSONCore", "JSONFoundation", "JSONMapping", "JSONStreaming",
    "ManualMapping", "MappableMapping", "ApplicativeMapping", "ApplicativeRunes", "ThrowingMapping",
    "CodableMapping", "DerivedMapping",
    "JanssonBackend", "FoundationBackend",
    "APIClient", "URLSessionTransport", "AsyncHTTPClientTransport", "APIClientObservability",
    "OfflineStore", "GRDBStore",
  ].map { .library(name: $0, targets: [$0]) } + [
    // For the comparison in the folder Benchmarks, which is a separate package. Two products, because a
    // target is built after all targets of each product that it uses: so those that use only the models are
    // built before the strategies.
    .library(name: "Catalog", targets: ["Catalog"]),
    .library(name: "CatalogStrategies", targets: ["CatalogStrategies", "CatalogCodable"]),
  ],
  // Without traits, SwiftPM fetches nothing.
  traits: [
    .trait(name: "Client", description: "The client for services over HTTP; fetches swift-http-types."),
    .trait(
      name: "AsyncHTTPClient",
      description: "The client's transport for servers; fetches async-http-client and SwiftNIO.",
      enabledTraits: ["Client"]),
    .trait(name: "Macros", description: "The macro @Mapped and its attributes; fetches swift-syntax."),
    .trait(name: "Store", description: "The store of models in SQLite; fetches GRDB."),
    .trait(
      name: "Observability",
      description: "Logs, metrics and spans of requests; fetches the packages of Apple for them.",
      enabledTraits: ["Client"]),
    .trait(
      name: "ClientTests",
      description: "The client's tests and demo against a real server; fetches FlyingFox.",
      enabledTraits: ["Client", "Store"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-http-types", from: "1.3.0"),
    .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.100.0"),
    .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.30.0"),
    .package(url: "https://github.com/apple/swift-nio-http2", from: "1.36.0"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.26.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
    .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
    .package(url: "https://github.com/apple/swift-distributed-tracing", from: "1.7.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.0.0"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"604.0.0"),
  ],
  targets: [
    .target(name: "CScan", path: "Sources/Core/CScan", exclude: ["generate-powers-of-five.py"]),
    target("Sources/Core/JSONCore", ["CScan"], settings: handles),
    target("Sources/Core/JSONFoundation", ["JSONCore"]),
    target("Sources/Core/JSONMapping", ["JSONCore"]),
    target("Sources/Core/JSONStreaming", ["JSONMapping", "JSONCore"]),
    target("Sources/Core/StrategyExports", ["JSONMapping", "JSONCore"]),

    strategy("ManualMapping", ["JSONFoundation"]),
    strategy("MappableMapping", ["JSONFoundation"], settings: handles),
    strategy(
      "ApplicativeMapping", ["JSONFoundation"], exclude: ["Currying/generate-currying.py"],
      settings: handles
    ),
    target("Sources/Strategies/ApplicativeRunes", ["ApplicativeMapping"]),
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
    target("Sources/Backends/JanssonBackend", ["JSONCore", "CJansson"]),
    target("Sources/Backends/FoundationBackend", ["JSONCore", "JSONFoundation"]),

    target(
      "Sources/Client/APIClient",
      ["JSONStreaming", "JSONMapping", "JSONCore", httpTypes]),
    target(
      "Sources/Client/URLSessionTransport",
      ["APIClient", "JSONMapping", "JSONCore", httpTypes], resources: privacy),
    target(
      "Sources/Client/AsyncHTTPClientTransport",
      [
        "APIClient", "JSONCore", httpTypes, asyncHTTPClient("AsyncHTTPClient", "async-http-client"),
        asyncHTTPClient("NIOCore", "swift-nio"), asyncHTTPClient("NIOPosix", "swift-nio"),
        asyncHTTPClient("NIOHTTP1", "swift-nio"), asyncHTTPClient("NIOSSL", "swift-nio-ssl"),
        asyncHTTPClient("NIOHTTP2", "swift-nio-http2"),
        asyncHTTPClient("NIOHTTPCompression", "swift-nio-extras"),
      ]),
    target(
      "Sources/Client/APIClientObservability",
      [
        "APIClient", "JSONCore", httpTypes, observability("Logging", "swift-log"),
        observability("CoreMetrics", "swift-metrics"),
        observability("Tracing", "swift-distributed-tracing"),
      ]),
    target(
      "Sources/Store/OfflineStore",
      ["JSONMapping", "JSONCore", client("APIClient"), httpTypes]),
    target(
      "Sources/Store/GRDBStore",
      ["OfflineStore", "JSONMapping", "JSONCore", grdb], resources: privacy),

    target("Sources/Catalog/Catalog", ["JSONMapping", "JSONCore"]),
    target("Sources/Catalog/CatalogManual", ["Catalog", "ManualMapping", "JSONMapping", "JSONCore"]),
    target("Sources/Catalog/CatalogMappable", ["Catalog", "MappableMapping", "JSONMapping", "JSONCore"]),
    target(
      "Sources/Catalog/CatalogApplicative", ["Catalog", "ApplicativeMapping", "JSONMapping", "JSONCore"]),
    target("Sources/Catalog/CatalogThrowing", ["Catalog", "ThrowingMapping", "JSONMapping", "JSONCore"]),
    target("Sources/Catalog/CatalogCodable", ["Catalog", "CodableMapping", "JSONMapping", "JSONCore"]),
    target("Sources/Catalog/CatalogDerived", ["Catalog", "DerivedMapping", "JSONMapping", "JSONCore"]),

    target(
      "Sources/Catalog/CatalogStrategies",
      [
        "Catalog", "CatalogManual", "CatalogMappable", "CatalogApplicative", "CatalogThrowing",
        "CatalogCodable", "CatalogDerived", "JSONMapping", "ManualMapping", "MappableMapping",
        "ApplicativeMapping", "ThrowingMapping", "CodableMapping", "DerivedMapping",
      ]
    ),

    target(
      "Sources/Catalog/CatalogServices",
      [
        "Catalog", "CatalogStrategies", "APIClient", "OfflineStore", "ApplicativeMapping",
        "CodableMapping", "ManualMapping", "JSONMapping", "JSONCore", httpTypes,
      ]
    ),

    .executableTarget(
      name: "services-demo",
      dependencies: [
        "CatalogServices", "CatalogStrategies", "Catalog", "URLSessionTransport", "GRDBStore",
        "OfflineStore", "APIClient", "JSONCore", flyingFox("FlyingFox"),
        .target(name: "AsyncHTTPClientTransport", condition: .when(traits: ["AsyncHTTPClient"])),
      ],
      path: "Examples/ServicesDemo",
      swiftSettings: strict
    ),

    target("Tests/TestSupport", ["JSONCore"]),
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
      ["TestSupport", "ApplicativeMapping", "ApplicativeRunes", "JSONMapping", "JSONCore"]
    ),
    tests("ThrowingMappingTests", ["TestSupport", "ThrowingMapping", "JSONMapping", "JSONCore"]),
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
        "CodableMapping", "MappableMapping", "JSONMapping", "JSONCore", httpTypes,
      ]
    ),
    // These tests run the program services-demo, which must be built first.
    tests(
      "CatalogServicesTests",
      [
        "TestSupport", "CatalogServices", "CatalogStrategies", "Catalog", "APIClient",
        "OfflineStore", "GRDBStore", "services-demo", "JSONMapping", "JSONCore", httpTypes, grdb,
      ], exclude: ["Recorded"]),
    tests("BackendTests", ["TestSupport", "JanssonBackend", "FoundationBackend", "JSONCore"]),
    // These tests compile the files in the folder Sources of their target.
    tests(
      "CompileTests",
      [
        "TestSupport", "ManualMapping", "MappableMapping", "ApplicativeMapping", "ApplicativeRunes",
        "ThrowingMapping", "CodableMapping", "DerivedMapping", "JSONMapping", "JSONCore", "JanssonBackend",
        "FoundationBackend", "Catalog", "CatalogMappable", "CatalogManual", "JSONStreaming",
        "OfflineStore", "JSONFoundation", "CatalogApplicative", "CatalogThrowing", client("APIClient"),
        client("URLSessionTransport"), client("CatalogServices"),
        .target(name: "GRDBStore", condition: .when(traits: ["Store"])),
      ], exclude: ["Sources"]),
    tests(
      "ClientTests",
      [
        "TestSupport", "URLSessionTransport", "APIClient", "OfflineStore", "GRDBStore",
        "CatalogServices", "CatalogStrategies", "Catalog", "CatalogCodable", "CodableMapping",
        "JSONStreaming", "JSONMapping", "JSONCore", httpTypes, flyingFox("FlyingFox"),
        flyingFox("FlyingSocks"),
      ]),
    tests(
      "StoreTests",
      [
        "TestSupport", "GRDBStore", "OfflineStore", "Catalog", "CatalogStrategies", "CatalogManual",
        "ManualMapping", "CodableMapping", "JSONMapping", "JSONCore", grdb,
      ], exclude: ["Recorded"]),
    // The tests of the macro, and of models that it maps, are in the separate package Tests/Macros.
    tests("DerivedMappingTests", ["TestSupport", "DerivedMapping", "JSONMapping", "JSONCore"]),
    isolationTests(
      "Strategy",
      ["ManualMapping", "MappableMapping", "ApplicativeMapping", "ThrowingMapping", "CodableMapping"]),
    isolationTests(
      "Client",
      [
        client("APIClient"), "GRDBStore", "OfflineStore", "CodableMapping", "ManualMapping", "JSONMapping",
        "JSONCore",
      ]),
    tests("PackageTests", ["TestSupport", "JSONCore", "Catalog"]),
    tests(
      "StrategyTests",
      [
        "TestSupport", "Catalog", "CatalogStrategies", "CatalogManual", "CatalogMappable",
        "CatalogApplicative", "CatalogThrowing", "CatalogCodable", "CatalogDerived", "JSONCore",
        "JSONFoundation", "JSONMapping", "JSONStreaming", "JanssonBackend", "FoundationBackend",
        "ManualMapping", "MappableMapping", "ApplicativeMapping", "ThrowingMapping", "CodableMapping",
        "DerivedMapping",
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

// These exist only for `make fuzz`, because they link only with `-sanitize=fuzzer`.
if Context.environment["FUZZING"] != nil {
  for (name, dependencies) in [
    "FuzzParse": ["JSONCore"], "FuzzDecode": ["CatalogStrategies", "CodableMapping", "JSONMapping"],
    "FuzzCursor": ["JSONCore"],
    "FuzzDerived": ["CatalogDerived", "Catalog", "DerivedMapping", "JSONMapping", "JSONCore"],
    "FuzzStream": ["JSONStreaming", "JSONMapping", "JSONCore"],
    "FuzzPartial": ["JSONStreaming", "JSONMapping", "JSONCore"],
  ] {
    package.products.append(.library(name: name, type: .static, targets: [name]))
    package.targets.append(
      .target(
        name: name, dependencies: dependencies.map { .byName(name: $0) }, path: "Tests/Fuzzing/\(name)",
        swiftSettings: strict))
  }
}

// `make random` builds one target of tests, optimized.
if let name = Context.environment["TESTED"] {
  package.targets.removeAll { $0.isTest && $0.name != name }
}
