// swift-tools-version: 6.2

import PackageDescription

// The services of an app over HTTP, and their store. A separate package, so that the mappers' package fetches
// and builds nothing of this.

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

/// The privacy manifest of a target that calls an API for which Apple requires a reason.
let privacy: [Resource] = [.copy("PrivacyInfo.xcprivacy")]

func mapping(_ products: String...) -> [Target.Dependency] {
  products.map { .product(name: $0, package: "json-mapping") }
}

let httpTypes = Target.Dependency.product(name: "HTTPTypes", package: "swift-http-types")

let grdb = Target.Dependency.product(
  name: "GRDB", package: "GRDB.swift", condition: .when(traits: ["Store"]))

/// A product that only the second transport needs.
func server(_ product: String, _ package: String) -> Target.Dependency {
  .product(name: product, package: package, condition: .when(traits: ["AsyncHTTPClient"]))
}

func tests(
  _ name: String, _ dependencies: [Target.Dependency], path: String? = nil, exclude: [String] = [],
  settings: [SwiftSetting] = strict
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, path: path, exclude: exclude, swiftSettings: settings)
}

let package = Package(
  name: "json-mapping-services",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    "APIClient", "URLSessionTransport", "AsyncHTTPClientTransport", "OfflineStore", "GRDBStore",
  ].map { .library(name: $0, targets: [$0]) },
  traits: [
    .default(enabledTraits: ["Store"]),
    .trait(name: "Store", description: "The store of models in SQLite, GRDBStore; fetches GRDB."),
    .trait(
      name: "AsyncHTTPClient",
      description: "The transport for servers, AsyncHTTPClientTransport; fetches SwiftNIO."),
  ],
  dependencies: [
    .package(name: "json-mapping", path: ".."),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.3.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.0.0"),
    .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.100.0"),
    .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.30.0"),
    .package(url: "https://github.com/apple/swift-nio-http2", from: "1.36.0"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.26.0"),
    // For the tests, and for the server of the demo.
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.0"),
  ],
  targets: [
    .target(
      name: "APIClient", dependencies: [httpTypes] + mapping("JSONStreaming", "JSONMapping", "JSONCore"),
      swiftSettings: strict),
    .target(
      name: "URLSessionTransport",
      dependencies: ["APIClient", httpTypes] + mapping("JSONMapping", "JSONCore"),
      resources: privacy, swiftSettings: strict),
    .target(
      name: "AsyncHTTPClientTransport",
      dependencies: [
        "APIClient", httpTypes, server("AsyncHTTPClient", "async-http-client"),
        server("NIOCore", "swift-nio"), server("NIOPosix", "swift-nio"), server("NIOHTTP1", "swift-nio"),
        server("NIOSSL", "swift-nio-ssl"), server("NIOHTTP2", "swift-nio-http2"),
        server("NIOHPACK", "swift-nio-http2"),
        server("NIOHTTPCompression", "swift-nio-extras"),
      ] + mapping("JSONCore"),
      swiftSettings: strict),
    .target(
      name: "OfflineStore", dependencies: ["APIClient", httpTypes] + mapping("JSONMapping", "JSONCore"),
      swiftSettings: strict),
    .target(
      name: "GRDBStore",
      dependencies: ["OfflineStore", "APIClient", grdb] + mapping("JSONCore"),
      resources: privacy, swiftSettings: strict),

    // The services of the five articles, with any mapper.
    .target(
      name: "CatalogServices",
      dependencies: ["APIClient", "OfflineStore", httpTypes]
        + mapping(
          "Catalog", "CatalogStrategies", "ApplicativeMapping", "CodableMapping", "ManualMapping",
          "JSONMapping", "JSONCore"),
      swiftSettings: strict),
    .executableTarget(
      name: "services-demo",
      dependencies: [
        "CatalogServices", "URLSessionTransport", "GRDBStore", "OfflineStore", "APIClient",
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
        .target(name: "AsyncHTTPClientTransport", condition: .when(traits: ["AsyncHTTPClient"])),
      ] + mapping("CatalogStrategies", "Catalog", "JSONCore"),
      path: "Examples/ServicesDemo",
      swiftSettings: strict),

    tests(
      "APIClientTests",
      ["APIClient", "OfflineStore"]
        + mapping(
          "MappingTestSupport", "Catalog", "CatalogStrategies", "JSONStreaming", "CodableMapping",
          "MappableMapping", "JSONMapping", "JSONCore")),
    // With the trait AsyncHTTPClient, the variable TRANSPORT chooses the tested transport.
    tests(
      "ClientTests",
      [
        "APIClient", "URLSessionTransport", "OfflineStore", "GRDBStore", "CatalogServices", httpTypes,
        .target(name: "AsyncHTTPClientTransport", condition: .when(traits: ["AsyncHTTPClient"])),
        server("NIOCore", "swift-nio"), server("NIOPosix", "swift-nio"), server("NIOSSL", "swift-nio-ssl"),
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ]
        + mapping(
          "MappingTestSupport", "Catalog", "CatalogStrategies", "CodableMapping", "JSONStreaming",
          "JSONCore")),
    tests(
      "StoreTests",
      ["GRDBStore", "OfflineStore", grdb]
        + mapping(
          "MappingTestSupport", "Catalog", "CatalogStrategies", "ManualMapping", "CodableMapping",
          "JSONMapping", "JSONCore"),
      exclude: ["Recorded"]),
    // These tests run the program services-demo, which must be built first.
    tests(
      "CatalogServicesTests",
      ["APIClient", "CatalogServices", "OfflineStore", "GRDBStore", "services-demo", grdb]
        + mapping("MappingTestSupport", "CatalogStrategies", "Catalog", "JSONMapping", "JSONCore"),
      exclude: ["Recorded"]),
    // These tests compile the files in the folder Sources of their target.
    tests(
      "ServicesCompileTests",
      [
        "APIClient", "URLSessionTransport", "AsyncHTTPClientTransport", "OfflineStore", "GRDBStore",
        "CatalogServices", httpTypes,
      ]
        + mapping(
          "MappingTestSupport", "Catalog", "CatalogStrategies", "ApplicativeMapping", "CodableMapping",
          "DerivedMapping", "ManualMapping", "MappableMapping", "JSONStreaming", "JSONMapping", "JSONCore"),
      path: "Tests/CompileTests", exclude: ["Sources"]),
    // In a module whose declarations are isolated to the main actor by default, as in new app targets.
    tests(
      "ServicesIsolationTests",
      ["APIClient", "GRDBStore", "OfflineStore"]
        + mapping("CodableMapping", "ManualMapping", "JSONMapping", "JSONCore"),
      path: "Tests/IsolationTests", settings: strict + [.defaultIsolation(MainActor.self)]),
  ],
  swiftLanguageModes: [.v6]
)
