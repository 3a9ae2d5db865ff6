// swift-tools-version: 6.2

import PackageDescription

// An app with `@Mapped` models that adds both packages by their paths.

let package = Package(
  name: "both-packages",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "json-mapping", path: "../../..", traits: ["Macros"]),
    .package(name: "json-mapping-services", path: "../.."),
  ],
  targets: [
    .target(
      name: "Films",
      dependencies: [
        .product(name: "DerivedMapping", package: "json-mapping"),
        .product(name: "APIClient", package: "json-mapping-services"),
        .product(name: "GRDBStore", package: "json-mapping-services"),
        .product(name: "OfflineStore", package: "json-mapping-services"),
        .product(name: "URLSessionTransport", package: "json-mapping-services"),
      ]),
    .testTarget(
      name: "FilmsTests",
      dependencies: ["Films", .product(name: "APIClient", package: "json-mapping-services")]),
  ],
  swiftLanguageModes: [.v6]
)
