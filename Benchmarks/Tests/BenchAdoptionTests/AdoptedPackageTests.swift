import BenchAdoption
import Foundation
import MappingTestSupport
import Testing

/// The packages for documents in the shape of real APIs.
@Suite("Generated packages") struct AdoptedPackageTests {
  private static let samples = "Benchmarks/Tests/BenchAdoptionTests/Adopted"
  private static let names = [
    "events", "places", "rates", "package-lock", "openapi", "search", "logs", "breakout", "register",
    "sessions",
  ]

  /// Writes the package for a document, with enums for some.
  private static func write(_ name: String, to folder: URL) throws {
    let file = try #require(try PackageFolder.names(in: samples).first { $0.hasPrefix("\(name).") })
    let adoption = try Adoption(
      [SampleText(path: file, bytes: PackageFolder.bytes(of: "\(samples)/\(file)"))], name: name,
      strategies: AdoptedStrategy.allCases,
      enums: AdoptedEnums(ofWords: ["search", "logs", "breakout"].contains(name)))
    try OutputFolder(folder).write(adoption.package(location: .path(PackageFolder.root.path)))
  }

  @Test("A generated package is formatted, as its own configuration says", arguments: names)
  func format(name: String) throws {
    try withTemporaryFolder { root in
      let folder = root.appending(path: name)
      try Self.write(name, to: folder)
      #expect(try runProgram(["swift", "format", "lint", "--strict", "--recursive", folder.path]) == .clean)
    }
  }

  /// Each strategy decodes and encodes all samples. Without NIGHTLY, two packages have every shape but that
  /// of two of the four forms of dates.
  ///
  /// The packages replace each other in one folder, and share the libraries with the tests of the macro.
  @Test(
    "A generated package builds without a warning, and passes its tests",
    .serialized, .enabled(if: Thoroughness.isFull, Thoroughness.reason),
    arguments: Thoroughness.isNightly ? names : ["breakout", "logs"])
  func build(name: String) throws {
    let package = PackageFolder.url(".build-macros/adopted")
    try Self.write(name, to: package)
    let arguments = [
      "--package-path", package.path, "--scratch-path", PackageFolder.url(".build-macros").path,
    ]
    let flags = ["-Xswiftc", "-gnone", "-Xswiftc", "-index-ignore-system-modules"]
    let build = try runProgram(
      ["swift", "build", "--build-tests"] + arguments + flags,
      environment: ["SWIFT_DETERMINISTIC_HASHING": "1"])
    let remarks = build.output.split(separator: "\n").filter {
      $0.contains("warning:") || $0.contains("error:")
    }
    #expect(build.status == 0 && remarks.isEmpty, "\(remarks.prefix(20).joined(separator: "\n"))")
    guard build.status == 0 else { return }
    let tests = try runProgram(["swift", "test", "--skip-build"] + arguments + flags)
    #expect(tests.status == 0, "\(tests.output.suffix(4000))")
  }
}
