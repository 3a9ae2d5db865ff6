#if os(Linux)
import APIClient
import Foundation
import MappingTestSupport
import Testing

/// The memory that files take, each measured in a separate process.
@Suite(
  "Memory of uploads and downloads",
  .disabled(if: Sanitizer.isActive, "A sanitizer needs additional memory"))
final class FileMemoryTests {
  private static let count = 100_000_000
  private static let longCount = Thoroughness.rounds(200_000_000, of: 1_000_000_000)
  private static let piece = [UInt8](repeating: 32, count: 1_000_000)

  private let folder = URL.temporaryDirectory.appending(path: "FileMemoryTests-\(UUID().uuidString)")
  private var path: String { folder.appending(path: "film").path }

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private static func script(_ head: String) -> [RawServer.Step] {
    if head.contains("/short") { return [.head(), .text("{}")] }
    if head.contains("POST") {
      return [.receiving(count), .head("201 Created", "Content-Length: 0")]
    }
    return [.head("200 OK", "Content-Length: \(longCount)"), .repeating(piece, longCount / piece.count)]
  }

  @Test("A 100 MB upload from a file takes at most 16 MiB, and 32 MiB with URLSession")
  func upload() async throws {
    let file = path
    try Data().write(to: URL(filePath: file))
    let handle = try FileHandle(forWritingTo: URL(filePath: file))
    try handle.truncate(atOffset: UInt64(Self.count))
    try handle.close()
    let server = try RawServer { Self.script($0) }
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      [address = server.address as String, file = file as String] in
      let client = client(at: address)
      _ = try await client.send(Endpoint<[UInt8], Anyone>.bytes("short"))
      let before = try Costs.peak()
      try await client.send(
        Endpoint<Void, Anyone>(.post, "films", body: .file(file, contentType: "video/mp4")) { _ in })
      print("growth: \(try Costs.peak() - before)")
    }
    #expect(try Costs.number("growth", in: result) <= (Tested.isURLSession ? 32 : 16) << 20)
  }

  @Test("A 1 GB download takes at most 16 MiB, and 48 MiB with URLSession")
  func download() async throws {
    let server = try RawServer { Self.script($0) }
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      [address = server.address as String, file = path as String] in
      let client = client(at: address)
      _ = try await client.send(Endpoint<[UInt8], Anyone>.bytes("short"))
      let before = try Costs.peak()
      try await client.download(Endpoint<Void, Anyone>.get("film"), to: file)
      print("growth: \(try Costs.peak() - before)")
    }
    #expect(try Costs.number("growth", in: result) <= (Tested.isURLSession ? 48 : 16) << 20)
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int == Self.longCount)
  }
}
#endif
