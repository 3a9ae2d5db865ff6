import BenchReports
import Foundation
import MappingTestSupport
import Testing

@Suite struct GitStateTests {
  /// A subfolder of another repository has no commit of its own.
  @Test func aFolderWithinARepositoryHasNoCommit() {
    let part = Environment.packageFolder.appending(path: "Benchmarks")
    #expect(Environment.gitState(of: part) == nil)
    #expect(Environment.gitState(of: FileManager.default.temporaryDirectory) == nil)
  }

  @Test func thePackageIsFoundWhereItWasBuilt() {
    let manifest = Environment.packageFolder.appending(path: "Package.swift").path
    #expect(FileManager.default.fileExists(atPath: manifest))
  }

  @Test func theCommitIsThatOfTheFolder() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "bench-git-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let identity = ["-c", "user.name=A", "-c", "user.email=a@example.org"]
    guard try git(["init", "--quiet"], in: folder),
      try git(identity + ["commit", "--quiet", "--allow-empty", "-m", "Begin"], in: folder)
    else { return }
    let commit = try #require(Environment.gitState(of: folder))
    #expect(commit.allSatisfy { $0.isHexDigit })
    try Data("x".utf8).write(to: folder.appending(path: "new"))
    #expect(Environment.gitState(of: folder) == commit + "+changes")
  }

  @Test func aProgramThatIsOlderThanItsSourcesHasARemark() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "bench-git-\(UUID().uuidString)")
    let sources = folder.appending(path: "Sources/A")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = sources.appending(path: "A.swift")
    for file in [source, folder.appending(path: "Package.swift"), sources.appending(path: "A.md")] {
      try Data().write(to: file)
    }
    func date(_ name: String, _ seconds: Double) throws {
      let date = Date(timeIntervalSince1970: seconds)
      try FileManager.default.setAttributes(
        [.modificationDate: date], ofItemAtPath: folder.appending(path: name).path)
    }
    let identity = ["-c", "user.name=A", "-c", "user.email=a@example.org"]
    guard try git(["init", "--quiet"], in: folder), try git(["add", "."], in: folder),
      try git(identity + ["commit", "--quiet", "-m", "Begin"], in: folder)
    else { return }
    let commit = try #require(Environment.gitState(of: folder))
    try date("Sources/A/A.swift", 1000)
    let built = Date(timeIntervalSince1970: 1500)
    #expect(Environment.gitState(of: folder, builtAt: built) == commit)
    try date("Sources/A/A.swift", 2000)
    let remark = " (built before the sources last changed)"
    #expect(Environment.gitState(of: folder, builtAt: built) == commit + remark)
    try date("Sources/A/A.swift", 1000)
    try Data("x".utf8).write(to: source)
    #expect(
      Environment.gitState(of: folder, builtAt: built)
        == commit + "+changes (built before the sources last changed)")
  }

  @Test(arguments: [
    ("Swift version 6.3.1 (swift-6.3.1-RELEASE)", "6.3", "Swift version 6.3.1 (swift-6.3.1-RELEASE)"),
    ("Apple Swift version 6.3 (x)", "6.3", "Apple Swift version 6.3 (x)"),
    ("Swift version 6.2 (x)", "6.3", "Swift 6.3 (built it; in PATH is Swift version 6.2 (x))"),
    ("something else", "6.3", "Swift 6.3 (built it; in PATH is something else)"),
    (nil, "6.3", "Swift 6.3 (built it; there is no swift in PATH)"),
  ])
  func theToolchainIsTheOneThatBuilt(line: String?, compiler: String, text: String) {
    #expect(Environment.toolchain(inPath: line, builtBy: compiler) == text)
  }

  /// False where git is not installed.
  private func git(_ arguments: [String], in folder: URL) throws -> Bool {
    try runProgram(["git", "-C", folder.path] + arguments).status == 0
  }
}
