import MappingTestSupport
import Testing

/// The version of the package, which no build needs.
@Suite("The version")
struct VersionTests {
  @Test(
    "It is in the changelog only",
    arguments: ["README.md", "CONTRIBUTING.md", "SECURITY.md", "Package.swift", "Makefile", ".spi.yml"]
      + ["Versions", "FirstScreen", "PluggingIn"].map { "Documentation/Guide.docc/\($0).md" })
  func onePlace(file: String) throws {
    let changes = try PackageFolder.text(of: "CHANGELOG.md")
    let version = try #require(changes.firstMatch(of: /(?m)^## \[(\d+\.\d+\.\d+)\]/)).1
    let words = try PackageFolder.text(of: file).split { !($0.isNumber || $0 == ".") }
    #expect(!words.contains(version))
  }
}
