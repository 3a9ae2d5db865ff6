import Foundation

/// Measures streams, requests and the store. It is separate from `bench`, so that `bench` doesn't build GRDB.
///
/// Exits with 1 if a figure is beyond its limit, and with 64 (`EX_USAGE`) for unknown arguments.
@main
enum ClientBench {
  /// The sections that arguments can name.
  private enum Section: String, CaseIterable {
    case streams, requests, store, transport
  }

  static func main() async throws {
    let names = CommandLine.arguments.dropFirst()
    let sections = names.compactMap { Section(rawValue: $0) }
    guard sections.count == names.count else {
      let known = Section.allCases.map { "[\($0.rawValue)]" }.joined(separator: " ")
      say("usage: client-bench \(known)")
      exit(64)
    }
    guard !isDebugBuild else {
      say("this is a debug build, whose figures would mean nothing; build with -c release")
      exit(64)
    }
    var limits = Limits()
    for section in sections.isEmpty ? Section.allCases : sections {
      switch section {
      case .streams: try await StreamSection().run(&limits)
      case .requests: try await RequestSection().run(&limits)
      case .store: try await StoreSection().run(&limits)
      case .transport: try await TransportSection().run(&limits)
      }
    }
    guard limits.misses == 0 else {
      say("figures beyond their limits: \(limits.misses)")
      exit(1)
    }
  }

  private static var isDebugBuild: Bool {
    #if DEBUG
    true
    #else
    false
    #endif
  }

  private static func say(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\(line)\n".utf8))
  }
}
