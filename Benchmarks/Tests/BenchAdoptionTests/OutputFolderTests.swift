import Foundation
import MappingTestSupport
import Testing

@testable import BenchAdoption

@Suite("The folder of a generated package") struct OutputFolderTests {
  private let first = [
    GeneratedFile(path: "a/b.swift", text: "1"), GeneratedFile(path: "c.swift", text: "2"),
  ]
  private let second = [GeneratedFile(path: "a/b.swift", text: "3")]

  private func text(_ path: String, in folder: URL) -> String? {
    try? String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  @Test("A second run replaces the files of the first one, and removes others") func replacing() throws {
    try withTemporaryFolder { root in
      let folder = root.appending(path: "out")
      #expect(try OutputFolder(folder).write(first) == 0)
      #expect(text("c.swift", in: folder) == "2")
      try Data("mine".utf8).write(to: folder.appending(path: "a/mine.swift"))
      #expect(try OutputFolder(folder).write(second) == 1)
      #expect(text("a/b.swift", in: folder) == "3")
      #expect(text("c.swift", in: folder) == nil)
      #expect(text("a/mine.swift", in: folder) == "mine")
      #expect(try FileManager.default.contentsOfDirectory(atPath: root.path) == ["out"])
    }
  }

  @Test("Files of other origin and changed files are left unchanged") func foreignFiles() throws {
    try withTemporaryFolder { root in
      let folder = root.appending(path: "out")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data("mine".utf8).write(to: folder.appending(path: "c.swift"))
      let foreign = #expect(throws: OutputFolder.Failure.self) { try OutputFolder(folder).write(first) }
      #expect(foreign?.description == "\(folder.path)/c.swift exists, and bench adopt didn't write it")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["c.swift"])

      try FileManager.default.removeItem(at: folder)
      try OutputFolder(folder).write(first)
      try Data("changed".utf8).write(to: folder.appending(path: "c.swift"))
      let changed = #expect(throws: OutputFolder.Failure.self) { try OutputFolder(folder).write(second) }
      #expect(
        changed?.description
          == "\(folder.path)/c.swift was changed since bench adopt wrote it; move it, or choose another --output"
      )
      #expect(text("a/b.swift", in: folder) == "1")
    }
  }

  @Test(
    "Any other item in the place of a file is left unchanged",
    arguments: ["c.swift/mine", "a", "a/b.swift/mine/too", ".bench-adopt", ".bench-adopt/mine"])
  func foreignItems(path: String) throws {
    try withTemporaryFolder { root in
      let mine = root.appending(path: "out").appending(path: path)
      try FileManager.default.createDirectory(
        at: mine.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("mine".utf8).write(to: mine)
      #expect(throws: OutputFolder.Failure.self) {
        try OutputFolder(root.appending(path: "out")).write(first)
      }
      #expect(text("out/\(path)", in: root) == "mine")
      #expect(text("out/\(path == "a" ? "c.swift" : "a/b.swift")", in: root) == nil)
    }
  }

  @Test("Nothing is written through a link, nor removed outside of the folder") func links() throws {
    try withTemporaryFolder { root in
      let folder = root.appending(path: "out")
      try OutputFolder(folder).write(second)
      try FileManager.default.moveItem(at: folder.appending(path: "a"), to: root.appending(path: "elsewhere"))
      try FileManager.default.createSymbolicLink(
        at: folder.appending(path: "a"), withDestinationURL: root.appending(path: "elsewhere"))
      let link = #expect(throws: OutputFolder.Failure.self) { try OutputFolder(folder).write(first) }
      #expect(link?.description == "\(folder.path)/a exists, and bench adopt didn't write it")
      #expect(text("elsewhere/b.swift", in: root) == "3")

      try FileManager.default.removeItem(at: folder.appending(path: "a"))
      try Data("1 ../elsewhere/b.swift\n".utf8).write(to: folder.appending(path: ".bench-adopt"))
      #expect(throws: OutputFolder.Failure.self) { try OutputFolder(folder).write(first) }
      #expect(text("elsewhere/b.swift", in: root) == "3")
    }
  }

  @Test("The folders above it are created, also for a relative path") func foldersAbove() throws {
    try withTemporaryFolder { root in
      try OutputFolder(root.appending(path: "a/../b/./c")).write(second)
      #expect(text("b/c/a/b.swift", in: root) == "3")
      #expect(try FileManager.default.contentsOfDirectory(atPath: root.path) == ["b"])
    }
  }

  /// Mounting a small file system takes root.
  @Test(
    "A full disk leaves nothing half-written",
    .enabled(
      if: ProcessInfo.processInfo.userName == "root" && FileManager.default.fileExists(atPath: "/bin/mount")))
  func fullDisk() throws {
    try withTemporaryFolder { root in
      guard try runProgram(["mount", "-t", "tmpfs", "-o", "size=16k", "tmpfs", root.path]) == .clean else {
        return
      }
      defer { _ = try? runProgram(["umount", root.path]) }
      let large = [GeneratedFile(path: "large", bytes: Array(repeating: 0x20, count: 1_000_000))]
      for path in ["out", "a/b/out"] {
        #expect(throws: (any Error).self) { try OutputFolder(root.appending(path: path)).write(large) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: root.path) == [])
      }
    }
  }
}
