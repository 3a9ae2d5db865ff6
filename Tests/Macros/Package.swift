// swift-tools-version: 6.2

import PackageDescription

// A separate package, so that `make test` doesn't build swift-syntax. It tests the code that the macro
// generates, models that it maps, and rules for the sources, which it reads with swift-syntax. These tests
// can't be in the package of the macro: if a test target depends on a macro, SwiftPM builds every target of
// the package twice, for the host and for the tests. `DerivedMacros` is a symbolic link, because SwiftPM
// refuses sources outside the package; its target has another name, because that of the dependency is taken.

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .define("Macros"),
]

func swiftSyntax(_ products: String...) -> [Target.Dependency] {
  products.map { .product(name: $0, package: "swift-syntax") }
}

func mapping(_ products: String...) -> [Target.Dependency] {
  products.map { .product(name: $0, package: "json-mapping") }
}

/// `make nightly` also tests the oldest version.
let versions: Range<Version> =
  Context.environment["SWIFT_SYNTAX"] == "602" ? "602.0.0"..<"603.0.0" : "602.0.0"..<"605.0.0"

let package = Package(
  name: "macro-tests",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "json-mapping", path: "../..", traits: ["Macros"]),
    .package(url: "https://github.com/swiftlang/swift-syntax", versions),
  ],
  targets: [
    // Without the file that has the plugin's main function.
    .target(
      name: "MacroSources",
      dependencies: swiftSyntax(
        "SwiftSyntax", "SwiftSyntaxBuilder", "SwiftSyntaxMacros", "SwiftParser", "SwiftDiagnostics"),
      path: "DerivedMacros",
      exclude: ["DerivedMacrosPlugin.swift"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "MacroTests",
      dependencies: ["MacroSources"] + mapping("MappingTestSupport", "JSONCore")
        + swiftSyntax(
          "SwiftSyntax", "SwiftSyntaxBuilder", "SwiftParser", "SwiftSyntaxMacros",
          "SwiftSyntaxMacroExpansion",
          "SwiftSyntaxMacrosGenericTestSupport", "SwiftDiagnostics"),
      path: "MacroTests",
      exclude: ["Expansions", "Pieces", "Refused"],
      swiftSettings: strict
    ),
    // Tests that read the sources of all packages.
    .testTarget(
      name: "SourceTests",
      dependencies: mapping("MappingTestSupport") + swiftSyntax("SwiftSyntax", "SwiftParser"),
      path: "SourceTests",
      swiftSettings: strict
    ),
    .testTarget(
      name: "DerivedMappingTests",
      dependencies: mapping(
        "MappingTestSupport", "DerivedMapping", "CodableMapping", "ManualMapping", "JSONMapping",
        "JSONStreaming", "JSONCore"),
      path: "DerivedMappingTests",
      swiftSettings: strict
    ),
    // In a module whose declarations are isolated to the main actor by default, as in new app targets.
    .testTarget(
      name: "DerivedIsolationTests",
      dependencies: mapping("DerivedMapping"),
      path: "IsolationTests",
      swiftSettings: strict + [.defaultIsolation(MainActor.self)]
    ),
  ],
  swiftLanguageModes: [.v6]
)
