// swift-tools-version: 6.2

import PackageDescription

// Tests of pages on packages that neither the mappers nor the services use: Hummingbird, swift-log and
// swift-metrics, and OpenCombine with the protocols of Combine, which exists on Apple's platforms only.

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

func mapping(_ products: String...) -> [Target.Dependency] {
  products.map { .product(name: $0, package: "json-mapping") }
}

let catalog = mapping("Catalog", "CatalogStrategies", "CodableMapping", "JSONMapping", "JSONCore")

let package = Package(
  name: "server-tests",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "json-mapping", path: "../../.."),
    // With other traits than `make test-all` has built it, the package would be compiled again.
    .package(name: "json-mapping-services", path: "../..", traits: ["Store", "AsyncHTTPClient"]),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.3.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
    .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.100.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
  ],
  targets: [
    .testTarget(
      name: "ServingTests",
      dependencies: catalog + [
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdTesting", package: "hummingbird"),
        .product(name: "APIClient", package: "json-mapping-services"),
        .product(name: "AsyncHTTPClientTransport", package: "json-mapping-services"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
      ],
      path: "ServingTests", swiftSettings: strict),
    .testTarget(
      name: "CombineTests",
      dependencies: catalog + mapping("MappingTestSupport") + [
        .product(name: "OpenCombine", package: "OpenCombine")
      ],
      path: "CombineTests", swiftSettings: strict),
    .testTarget(
      name: "ObservabilityTests",
      dependencies: mapping("CodableMapping") + [
        .product(name: "APIClient", package: "json-mapping-services"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "InMemoryLogging", package: "swift-log"),
        .product(name: "Metrics", package: "swift-metrics"),
        .product(name: "MetricsTestKit", package: "swift-metrics"),
      ],
      path: "ObservabilityTests", swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
