// swift-tools-version: 6.2

import PackageDescription

// A separate package, so that the other tests build neither SwiftNIO nor libraries that use it. It tests the client's
// transport for servers with the suites of the client's tests, and with its own.

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

/// The shared suites are inside `#if ClientTests`. The module of `TestSupport` has another name here, because that of the
/// other package is taken.
let shared =
  strict + [.define("ClientTests"), .unsafeFlags(["-module-alias", "TestSupport=ServerTestSupport"])]

func mapping(_ products: String...) -> [Target.Dependency] {
  products.map { .product(name: $0, package: "json-mapping") }
}

/// `make storm` builds only what one suite needs, under the thread sanitizer.
let isStorm = Context.environment["STORM"] != nil

let package = Package(
  name: "server-tests",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "json-mapping", path: "../..", traits: ["AsyncHTTPClient"]),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.3.0"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.0"),
  ],
  targets: [
    // A symbolic link, because SwiftPM refuses sources outside the package. `TransportTests/Shared` is one as well: it
    // leads to the suites that are also compiled with URLSessionTransport.
    .target(
      name: "ServerTestSupport", dependencies: mapping("JSONCore"), path: "TestSupport",
      exclude: ["ExhaustedStack.swift"], swiftSettings: strict),
    .testTarget(
      name: "TransportTests",
      dependencies: [.product(name: "HTTPTypes", package: "swift-http-types")]
        + mapping(
          "AsyncHTTPClientTransport", "APIClient", "Catalog", "CatalogStrategies", "CodableMapping",
          "JSONMapping", "JSONCore")
        + (isStorm
          ? []
          : [
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
      swiftSettings: shared),
  ],
  swiftLanguageModes: [.v6]
)
