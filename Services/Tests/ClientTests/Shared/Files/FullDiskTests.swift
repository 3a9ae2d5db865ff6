#if os(Linux)
import APIClient
import Foundation
import MappingTestSupport
import Testing

/// A download to a disk that is too small.
///
/// The test starts itself again, in a mount namespace with a file system of 64 KiB.
@Suite(
  "A download to a full disk",
  .enabled("it needs root or user namespaces; only a limit for the size of files is tested without them") {
    await MountNamespace.isPermitted()
  })
struct FullDiskTests {
  private static let (folder, address) = ("FULL_DISK_FOLDER", "FULL_DISK_SERVER")

  @Test("A full disk is an error")
  func full() async throws {
    let server = try RawServer(Film.response())
    let folder = URL.temporaryDirectory.appending(path: "FullDiskTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = try #require(CommandLine.arguments.first)
    let output = try #require(
      await MountNamespace.run(
        #"mount -t tmpfs -o size=64k tmpfs "$FULL_DISK_FOLDER" && exec "$0" "$@""#,
        [program, "--testing-library", "swift-testing", "--filter", "FullDiskTests/download"],
        environment: [Self.folder: folder.path, Self.address: server.address]))
    #expect(output.contains("Test \"A failed download leaves nothing\" passed"))
  }

  @Test(
    "A failed download leaves nothing",
    .enabled(if: ProcessInfo.processInfo.environment[folder] != nil, "run by the test above"))
  func download() async throws {
    let environment = ProcessInfo.processInfo.environment
    let folder = try #require(environment[Self.folder])
    let client = client(at: try #require(environment[Self.address]))
    let error = await failure(
      try await client.download(Endpoint<Void, Anyone>.get("film"), to: "\(folder)/film"))
    #expect(
      error?.description.hasSuffix("can't write \(folder)/film: No space left on device") == true)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
  }
}
#endif
