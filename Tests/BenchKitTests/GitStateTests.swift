import BenchKit
import Foundation
import Testing

@Suite struct GitStateTests {
  /// A part of somebody else's repository has no commit of its own.
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

  /// False where git is not installed.
  private func git(_ arguments: [String], in folder: URL) throws -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder.path] + arguments
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
