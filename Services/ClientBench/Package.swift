// swift-tools-version: 6.2

import PackageDescription

// Measures requests, streams and the store. A separate package, so that the services need no package of the
// comparison.

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

func product(_ name: String, _ package: String) -> Target.Dependency {
  .product(name: name, package: package)
}

let package = Package(
  name: "client-bench",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "json-mapping", path: "../.."),
    .package(name: "json-mapping-benchmarks", path: "../../Benchmarks"),
    .package(name: "json-mapping-services", path: "..", traits: ["Store", "AsyncHTTPClient"]),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.3.0"),
    .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.100.0"),
  ],
  targets: [
    .executableTarget(
      name: "client-bench",
      dependencies: [
        "Catalog", "CatalogStrategies", "CodableMapping", "JSONStreaming", "JSONMapping",
      ].map { product($0, "json-mapping") }
        + [
          "APIClient", "OfflineStore", "GRDBStore", "AsyncHTTPClientTransport",
        ].map { product($0, "json-mapping-services") } + [
          product("Generation", "json-mapping-benchmarks"),
          product("CMallocCount", "json-mapping-benchmarks"),
          product("HTTPTypes", "swift-http-types"), product("AsyncHTTPClient", "async-http-client"),
          product("NIOCore", "swift-nio"),
        ],
      path: "client-bench", swiftSettings: strict),
    // These tests start client-bench, which must be built first.
    .testTarget(
      name: "ClientBenchTests",
      dependencies: ["client-bench", product("MappingTestSupport", "json-mapping")],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
