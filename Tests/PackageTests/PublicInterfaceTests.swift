import Foundation
import MappingTestSupport
import Testing

/// The folder `API` lists the public symbols, so that every change of the API is visible in a diff. `make
/// api` regenerates it.
@Suite("Public API")
struct PublicInterfaceTests {
  #if os(Linux)
  static let isListed = true
  #else
  static let isListed = false
  #endif

  /// The modules that clients import, without those that only the comparison needs.
  static func modules() throws -> [String] {
    try Set(Manifest.current().products.filter(\.isLibrary).flatMap(\.targets))
      .filter { !$0.hasPrefix("Catalog") }.sorted()
  }

  /// The modules that the running build contains; some need a trait.
  static func builtModules() throws -> [String] {
    #if Store
    try modules()
    #else
    try modules().filter { $0 != "GRDBStore" }
    #endif
  }

  @Test(
    "Every public symbol is listed in the folder API, and nothing else",
    .enabled(if: isListed, "The listings are those of Linux; elsewhere Foundation has other types"),
    .enabled(if: Thoroughness.isFull || Rewriting.isOn, Thoroughness.reason),
    arguments: try builtModules())
  func listed(module: String) throws {
    let file = "API/\(module).txt"
    let lines = try PublicInterface(of: module).lines
    if Rewriting.isOn { try Rewriting.write(lines.map { $0 + "\n" }.joined(), to: file) }
    let written = try PackageFolder.text(of: file).split(separator: "\n").map(String.init)
    let differences =
      Set(written).subtracting(lines).sorted().map { "- \($0)" }
      + Set(lines).subtracting(written).sorted().map { "+ \($0)" }
    #expect(differences == [], "`make api` regenerates it:\n\(differences.joined(separator: "\n"))")
    if differences.isEmpty { #expect(written == lines, "`make api` sorts it") }
  }

  @Test("Every listing is that of a library", .enabled(if: !Rewriting.isOn))
  func knownListings() throws {
    let names = try PackageFolder.names(in: "API")
    #expect(try names == Self.modules().map { "\($0).txt" })
  }
}
