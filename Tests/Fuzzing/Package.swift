// swift-tools-version: 6.2

import PackageDescription

// A separate package, because its programs link only with libFuzzer; see `make fuzz`.

let programs = [
  "FuzzParse": ["JSONCore"],
  "FuzzCursor": ["JSONCore"],
  "FuzzDecode": ["CatalogStrategies", "Catalog", "CodableMapping", "JSONMapping", "JSONCore"],
  "FuzzDerived": ["CatalogStrategies", "Catalog", "DerivedMapping", "JSONMapping", "JSONCore"],
  "FuzzStream": ["JSONStreaming", "JSONMapping", "JSONCore"],
  "FuzzPartial": ["JSONStreaming", "JSONMapping", "JSONCore"],
]

let package = Package(
  name: "json-mapping-fuzzing",
  platforms: [.macOS(.v13)],
  products: programs.keys.sorted().map { .library(name: $0, type: .static, targets: [$0]) },
  dependencies: [.package(name: "json-mapping", path: "../..")],
  targets: programs.sorted { $0.key < $1.key }.map { name, products in
    .target(
      name: name, dependencies: products.map { .product(name: $0, package: "json-mapping") }, path: name,
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("InternalImportsByDefault"),
      ])
  },
  swiftLanguageModes: [.v6]
)
