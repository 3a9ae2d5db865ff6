import BenchAdoption
import BenchTestSupport
import Foundation
import Testing

/// Builds generated packages and runs their tests: each strategy decodes and encodes all samples.
///
/// The packages replace each other in one folder, so that the libraries are built once.
@Suite("Generated packages", .serialized, .enabled(if: Thoroughness.isFull, Thoroughness.reason))
struct AdoptedPackageTests {
  private static let samples = "Benchmarks/Tests/BenchAdoptionTests/Adopted"
  private static let folder = PackageFolder.url(".build-adopted")

  @Test(
    "A generated package builds without a warning, is formatted, and passes its tests",
    arguments: [
      ("events", false), ("places", false), ("rates", false), ("package-lock", false), ("openapi", false),
      ("search", true), ("logs", true), ("breakout", true), ("register", false),
    ])
  func package(_ name: String, _ enums: Bool) throws {
    let file = try #require(try PackageFolder.names(in: Self.samples).first { $0.hasPrefix("\(name).") })
    let adoption = try Adoption(
      [SampleText(path: file, bytes: PackageFolder.bytes(of: "\(Self.samples)/\(file)"))], name: name,
      strategies: AdoptedStrategy.allCases, enums: enums)
    let package = Self.folder.appending(path: "package")
    try OutputFolder(package).write(adoption.package(location: .path(PackageFolder.root.path)))

    let arguments = [
      "--package-path", package.path, "--scratch-path", Self.folder.appending(path: "build").path,
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
    let sources = ["Package.swift", "Sources", "Tests"].map { package.appending(path: $0).path }
    #expect(
      try runProgram(
        [
          "swift", "format", "lint", "--strict", "--recursive", "--configuration",
          PackageFolder.url(".swift-format").path,
        ] + sources) == .clean)
  }
}
