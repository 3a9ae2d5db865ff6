import MappingTestSupport
import Testing

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
