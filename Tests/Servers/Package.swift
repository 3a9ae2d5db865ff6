// swift-tools-version: 6.2

import PackageDescription

// A separate package, so that the other tests build none of the packages for servers.

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

func mapping(_ products: String...) -> [Target.Dependency] {
  products.map { .product(name: $0, package: "json-mapping") }
}

let package = Package(
  name: "server-tests",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(name: "json-mapping", path: "../..", traits: ["Observability"]),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.3.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.6.0"),
    .package(url: "https://github.com/apple/swift-metrics", from: "2.5.0"),
    .package(url: "https://github.com/apple/swift-distributed-tracing", from: "1.1.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0"),
  ],
  targets: [
    .testTarget(
      name: "ObservabilityTests",
      dependencies: mapping(
        "APIClientObservability", "URLSessionTransport", "APIClient", "CodableMapping", "JSONCore") + [
          .product(name: "Logging", package: "swift-log"),
          .product(name: "InMemoryLogging", package: "swift-log"),
          .product(name: "CoreMetrics", package: "swift-metrics"),
          .product(name: "MetricsTestKit", package: "swift-metrics"),
          .product(name: "Tracing", package: "swift-distributed-tracing"),
          .product(name: "InMemoryTracing", package: "swift-distributed-tracing"),
        ],
      path: "ObservabilityTests", swiftSettings: strict),
    .testTarget(
      name: "ServingTests",
      dependencies: mapping(
        "Catalog", "CatalogStrategies", "CodableMapping", "JSONMapping", "JSONCore") + [
          .product(name: "Hummingbird", package: "hummingbird"),
          .product(name: "HummingbirdTesting", package: "hummingbird"),
        ],
      path: "ServingTests", swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
