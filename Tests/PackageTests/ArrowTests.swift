import Foundation
import MappingTestSupport
import Testing

/// Which rooms may use which others; see CONTRIBUTING.md.
@Suite("Arrows between the targets")
struct ArrowTests {
  /// The rooms, as folders, and the rooms that each may use.
  static let arrows: KeyValuePairs<String, Set<String>> = [
    "Sources/Core": ["Sources/Core"],
    "Sources/Macros": ["Sources/Macros"],
    "Sources/Strategies": ["Sources/Core", "Sources/Macros"],
    "Sources/Backends": ["Sources/Core"],
    "Sources/Catalog": ["Sources/Core", "Sources/Strategies", "Sources/Catalog"],
    "Tests/TestSupport": ["Sources/Core"],
    "Tests/ScalarProgram": ["Sources/Core", "Sources/Strategies"],
    "Tests": [
      "Sources/Core", "Sources/Macros", "Sources/Strategies", "Sources/Backends", "Sources/Catalog",
      "Tests/TestSupport", "Tests/ScalarProgram",
    ],
  ]

  /// The strategy that extends another one: `@Mapped` generates what one writes by hand.
  static let extensions = ["DerivedMapping": "ManualMapping"]

  private static func arrow(from target: Manifest.Target) -> (key: String, value: Set<String>)? {
    arrows.first { "\(target.folder)/".hasPrefix("\($0.key)/") }
  }

  @Test("Every target is in a room, and uses only the rooms that this room may use")
  func roomsUseOnlyWhatLiesBelow() throws {
    let manifest = try Manifest.ofMappers()
    for target in manifest.targets {
      let arrow = Self.arrow(from: target)
      #expect(arrow != nil, "\(target.name) lies in \(target.folder)")
      for case .target(let name) in target.dependencies {
        let dependency = try #require(manifest.target(name), "\(target.name) needs \(name)")
        guard let (room, mayUse) = arrow, let (other, _) = Self.arrow(from: dependency) else { continue }
        let isSystemLibraryBeside = room == other && dependency.type == "system"
        let isExtended = Self.extensions[target.name] == name
        #expect(
          mayUse.contains(other) || isSystemLibraryBeside || isExtended, "\(target.name) may not use \(name)")
      }
    }
  }

  @Test("A catalog target maps the catalog with one strategy")
  func oneStrategyPerCatalog() throws {
    let manifest = try Manifest.ofMappers()
    let catalogs = manifest.targets.filter {
      // The models have no strategy, and the table uses several.
      $0.folder.hasPrefix("Sources/Catalog/Catalog") && !["Catalog", "CatalogStrategies"].contains($0.name)
    }
    #expect(!catalogs.isEmpty)
    for catalog in catalogs {
      let strategy = "\(catalog.name.dropFirst("Catalog".count))Mapping"
      let above = catalog.dependencies.filter { dependency in
        guard case .target(let name) = dependency else { return true }
        return manifest.target(name)?.folder.hasPrefix("Sources/Core/") != true
      }
      // One conformance decodes a model by hand and with `@Mapped`.
      let extending = Self.extensions.filter { $0.value == strategy }.keys.map(Manifest.Dependency.target)
      #expect(Set(above) == Set([.target("Catalog"), .target(strategy)] + extending), "\(catalog.name)")
    }
  }

  @Test("Every strategy is a library of its own, and is part of the comparison")
  func everyStrategyIsOffered() throws {
    let manifest = try Manifest.ofMappers()
    let table = try #require(manifest.target("CatalogStrategies"))
    let strategies = try PackageFolder.names(in: "Sources/Strategies").filter { $0.hasSuffix("Mapping") }
    #expect(strategies.count >= 5)
    for strategy in strategies {
      let library = manifest.products.first { $0.name == strategy }
      #expect(library?.isLibrary == true && library?.targets == [strategy], "\(strategy)")
      let catalog = "Catalog\((Self.extensions[strategy] ?? strategy).dropLast("Mapping".count))"
      #expect(table.dependencies.contains(.target(catalog)), "\(catalog)")
    }
  }

  /// The libraries for the other packages of the repository.
  static let shared: Set = ["Catalog", "CatalogStrategies", "MappingTestSupport"]

  @Test("Only the macros link a package, and only JanssonBackend links jansson")
  func libraryProducts() throws {
    let manifest = try Manifest.ofMappers()
    let libraries = manifest.products.filter(\.isLibrary)
    #expect(libraries.count >= 10)
    for library in libraries {
      for target in manifest.closure(of: library.targets) {
        for case .product(_, let package) in target.dependencies {
          #expect(target.name == "DerivedMacros", "\(target.name) links \(package)")
        }
        let isShared = ["Sources/Catalog/", "Tests/"].contains { target.folder.hasPrefix($0) }
        #expect(!isShared || Self.shared.contains(library.name), "\(library.name) needs \(target.name)")
        #expect(
          target.type != "system" || library.name == "JanssonBackend", "\(library.name) needs \(target.name)")
      }
    }
  }

  @Test("A file imports only the modules that its target declares")
  func importsAreDeclared() throws {
    let manifest = try Manifest.ofMappers()
    let undeclared = try manifest.undeclaredImports(of: manifest.targets.map(\.name))
    #expect(undeclared == [])
  }
}

@Suite("Catalog folders")
struct CatalogFolderTests {
  static let models: Set = ["Movie.swift", "Skill.swift", "Todo.swift", "User.swift"]

  @Test("Every strategy maps the catalog in files of the same names")
  func sameFileNames() throws {
    // The table of all strategies contains no mappings.
    let folders = try PackageFolder.names(in: "Sources/Catalog").filter { $0 != "CatalogStrategies" }
    #expect(folders.contains("Catalog") && folders.count >= 5)
    for folder in folders {
      #expect(try Self.models.isSubset(of: PackageFolder.names(in: "Sources/Catalog/\(folder)")), "\(folder)")
    }
  }

  @Test("The catalog's models are independent of JSON")
  func plainModels() throws {
    let mapped = ["/Generation/", "/References/", "/Writing/"]
    for file in try PackageFolder.swiftFiles(below: "Sources/Catalog/Catalog")
    where !mapped.contains(where: file.contains) {
      let imports = SourceImports(scanning: try PackageFolder.text(of: file))
      #expect(imports.modulesBesideEssentials.allSatisfy { $0 == "FoundationEssentials" }, "\(file)")
    }
  }
}

/// The packages that SwiftPM fetches for a user of a mapper.
@Suite("Fetched packages")
struct TraitTests {
  @Test(
    "A package that uses a mapper without a trait fetches no other package",
    .enabled(if: Thoroughness.isFull, Thoroughness.reason))
  func fetched() throws {
    let manifest = """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "App",
        dependencies: [.package(name: "json-mapping", path: "\(PackageFolder.url("").path)")],
        targets: [
          .target(name: "App", dependencies: [.product(name: "ManualMapping", package: "json-mapping")])
        ])
      """
    try withTemporaryFolder { folder in
      let sources = folder.appending(path: "Sources/App")
      try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
      try Data("import ManualMapping\n".utf8).write(to: sources.appending(path: "App.swift"))
      try Data(manifest.utf8).write(to: folder.appending(path: "Package.swift"))
      let ending = try runProgram(["swift", "package", "--package-path", folder.path, "resolve"])
      #expect(ending == .clean)
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "Package.resolved").path))
    }
  }
}
