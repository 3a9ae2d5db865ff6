// swift-tools-version: 6.2

import PackageDescription

// A separate package, so that the other tests build neither SwiftNIO nor libraries that use it. It tests the
// client's transport for servers with the suites of the client's tests, and with its own; logs, metrics and
// spans with backends in memory; and the code of the pages on Hummingbird with a server, and on Combine with
// OpenCombine.

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

/// The shared suites are inside `#if ClientTests`. The module of `TestSupport` has another name here, because
/// that of the other package is taken.
let shared =
  strict + [.define("ClientTests"), .unsafeFlags(["-module-alias", "TestSupport=ServerTestSupport"])]

func mapping(_ products: String...) -> [Target.Dependency] {
  products.map { .product(name: $0, package: "json-mapping") }
}

/// `make storm` builds only what one suite needs, with both transports, under the thread sanitizer.
let isStorm = Context.environment["STORM"] != nil

let package = Package(
  name: "server-tests",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "json-mapping", path: "../..", traits: ["AsyncHTTPClient", "Observability"]),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.3.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
    .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
    .package(url: "https://github.com/apple/swift-distributed-tracing", from: "1.7.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.0"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
  ],
  targets: [
    // A symbolic link, because SwiftPM refuses sources outside the package. `TransportTests/Shared` is one as
    // well: it leads to the suites that are also compiled with URLSessionTransport.
    .target(
      name: "ServerTestSupport", dependencies: mapping("JSONCore"), path: "TestSupport",
      exclude: ["ExhaustedStack.swift"], swiftSettings: strict),
    .testTarget(
      name: "TransportTests",
      dependencies: [.product(name: "HTTPTypes", package: "swift-http-types")]
        + mapping("AsyncHTTPClientTransport", "APIClient", "CodableMapping", "JSONCore")
        + (isStorm
          ? mapping("URLSessionTransport")
          : mapping("Catalog", "CatalogStrategies", "JSONMapping") + [
            "ServerTestSupport", .product(name: "FlyingFox", package: "FlyingFox"),
            .product(name: "FlyingSocks", package: "FlyingFox"),
          ]),
      path: "TransportTests",
      sources: isStorm
        ? [
          "Tested.swift", "Locked.swift", "Shared/StormTests.swift", "Shared/TestClient.swift",
          "Shared/Servers/RawServer.swift", "Shared/Servers/RawServer+Step.swift",
          "Shared/Servers/Sockets.swift",
        ] : nil,
      swiftSettings: shared + (isStorm ? [.define("Storm")] : [])),
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
    // OpenCombine has the protocols of Combine, which exists on Apple's platforms only.
    .testTarget(
      name: "CombineTests",
      dependencies: mapping(
        "Catalog", "CatalogStrategies", "CodableMapping", "JSONMapping", "JSONCore") + [
          "ServerTestSupport", .product(name: "OpenCombine", package: "OpenCombine"),
        ],
      path: "CombineTests", swiftSettings: shared),
  ],
  swiftLanguageModes: [.v6]
)

// The storm needs neither logs nor Hummingbird.
if isStorm {
  package.targets.removeAll { ["ObservabilityTests", "ServingTests", "CombineTests"].contains($0.name) }
}
