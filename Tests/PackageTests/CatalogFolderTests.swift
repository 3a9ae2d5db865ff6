import MappingTestSupport
import Testing

@Suite("Catalog folders")
struct CatalogFolderTests {
  static let models = ["Movie.swift", "Skill.swift", "Todo.swift", "User.swift"]

  @Test("Every strategy maps the catalog in files of the same names")
  func sameFileNames() throws {
    let folders = try PackageFolder.names(in: "Sources/Catalog")
    #expect(folders.contains("Catalog") && folders.count >= 5)
    // The table of all strategies contains no mappings.
    for folder in folders where folder != "CatalogStrategies" {
      let names = try PackageFolder.names(in: "Sources/Catalog/\(folder)")
      let missing = Self.models.filter { !names.contains($0) }
      #expect(missing == [], "Sources/Catalog/\(folder)")
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
