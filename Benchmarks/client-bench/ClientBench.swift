#if Store && Client
import BenchKit

/// Measures what lies around the mappers: streams, requests and the store. It is a program of its own, so that `bench` builds no GRDB.
@main
enum ClientBench {
  /// What can be measured; the arguments name some of it.
  private enum Section: String, CaseIterable {
    case streams, requests, store
  }

  static func main() async throws {
    try ReleaseBuild.require()
    let names = CommandLine.arguments.dropFirst()
    let sections = names.compactMap { Section(rawValue: $0) }
    guard sections.count == names.count else {
      let known = Section.allCases.map { "[\($0.rawValue)]" }.joined(separator: " ")
      print("usage: client-bench \(known)")
      return
    }
    for section in sections.isEmpty ? Section.allCases : sections {
      switch section {
      case .streams: try await StreamSection().run()
      case .requests: try await RequestSection().run()
      case .store: try await StoreSection().run()
      }
    }
  }
}
#else
@main
enum ClientBench {
  static func main() {
    print("client-bench needs traits: swift run -c release --traits Client,Store client-bench")
  }
}
#endif
