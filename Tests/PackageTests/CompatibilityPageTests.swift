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

/// The page that lists the tests for each promise.
@Suite("The page of compatibility")
struct CompatibilityPageTests {
  @Test("Every suite on the page exists, and every promise has a suite or states why it has none")
  func suites() throws {
    let page = try PackageFolder.text(of: "Documentation/Guide.docc/Compatibility.md")
    let sources = try PackageFolder.swiftFiles(below: "Tests").map { try PackageFolder.text(of: $0) }
    let words = sources.flatMap { $0.split { !($0.isLetter || $0.isNumber || $0 == "_") } }
    let suites = Set(zip(words, words.dropFirst()).filter { $0.0 == "struct" }.map { String($0.1) })

    let promises = page.split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("| promise") }
    #expect(promises.count > 70)
    for promise in promises {
      // A bar within code is written as \|.
      let proof = promise.replacing(#"\|"#, with: "").split(separator: "|").last.map(String.init) ?? ""
      let named = proof.split(separator: "`").filter { $0.hasSuffix("Tests") }.map(String.init)
      #expect(named.allSatisfy(suites.contains), "\(promise)")
      let reasons = [
        "can't be kept: ", "no test: ", "which isn't a test", "not tested on Linux", "`bench` counts",
      ]
      #expect(!named.isEmpty || reasons.contains { proof.contains($0) }, "\(promise)")
    }
  }
}
