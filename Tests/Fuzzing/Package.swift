// swift-tools-version: 6.2

import PackageDescription

// A package of its own: these programs only link under `-sanitize=fuzzer`, which `make fuzz` gives on the
// command line, and have no place in the build of the libraries.
let package = Package(
  name: "fuzzing",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "FuzzParse", type: .static, targets: ["FuzzParse"]),
    .library(name: "FuzzDecode", type: .static, targets: ["FuzzDecode"]),
  ],
  dependencies: [.package(name: "json-mapping", path: "../..")],
  targets: [
    .target(name: "FuzzParse", dependencies: [.product(name: "JSONCore", package: "json-mapping")]),
    .target(
      name: "FuzzDecode",
      dependencies: [
        .product(name: "CatalogStrategies", package: "json-mapping"),
        .product(name: "CodableMapping", package: "json-mapping"),
        .product(name: "JSONMapping", package: "json-mapping"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
