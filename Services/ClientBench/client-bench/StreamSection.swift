import Catalog
import CatalogStrategies
import Foundation
import Generation
import JSONMapping
import JSONStreaming

/// Measures throughput and peak memory of decoding a file of 200 MB element by element, compared with
/// decoding a whole document with the same mapper.
struct StreamSection {
  private static let bytes = 200_000_000
  private static let memoryLimit = 16.0
  private static let throughputLimit = 0.8
  private static let rounds = 5

  /// Measures all strategies and prints a line for each.
  func run(_ limits: inout Limits) async throws {
    let strategies = CatalogStrategy.all(skills: SkillCatalogue([]))
    let models = MovieGenerator.fiveMegabytes()
    let whole = try strategies[0].movies.encode(models)
    let file = URL.temporaryDirectory.appending(path: "client-bench-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    try write(whole, to: file)
    print(
      "\nmovies of a file of \(Self.bytes / 1_000_000) MB one by one, against decoding \(whole.count / 1000) kB at once"
    )
    for strategy in strategies {
      ResidentMemory.resetPeak()
      let before = ResidentMemory.current
      var ratios: [Double] = []
      for _ in 0..<Self.rounds {
        let one = try await throughput(of: whole.count * 20) {
          for _ in 0..<20 { blackHole(try strategy.movies.decode(whole)) }
        }
        // The memory of decoding the whole document doesn't count.
        if ratios.isEmpty { ResidentMemory.resetPeak() }
        let streamed = try await throughput(of: Self.bytes) {
          for try await movie in strategy.movie.elements(of: FileChunks(file.path)) { blackHole(movie) }
        }
        ratios.append(streamed / one)
      }
      let growth = Double(ResidentMemory.peak - before) / 1_048_576
      let ratio = median(ratios)
      let verdict = limits.verdict(ratio >= Self.throughputLimit && growth <= Self.memoryLimit)
      print(
        String(
          format: "%.2f × the throughput, at least %.1f; %.1f MiB more, at most %.0f  ", ratio,
          Self.throughputLimit, growth, Self.memoryLimit) + strategy.name + verdict)
    }
  }

  /// Returns bytes per nanosecond of processor time.
  private func throughput(of bytes: Int, _ body: () async throws -> Void) async throws -> Double {
    let begin = ProcessClock.now()
    try await body()
    return Double(bytes) / Double(ProcessClock.now() - begin)
  }

  /// Writes an array that repeats the elements of the given one.
  private func write(_ array: [UInt8], to file: URL) throws {
    let elements = array[1..<array.count - 1]
    try Data("[".utf8).write(to: file)
    let handle = try FileHandle(forWritingTo: file)
    try handle.seekToEnd()
    for position in 0..<max(1, Self.bytes / elements.count) {
      if position > 0 { try handle.write(contentsOf: Data(",".utf8)) }
      try handle.write(contentsOf: Data(elements))
    }
    try handle.write(contentsOf: Data("]".utf8))
    try handle.close()
  }
}
