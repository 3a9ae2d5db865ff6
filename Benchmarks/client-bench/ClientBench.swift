#if Store && Client
import BenchKit

/// Measures what lies around the mappers: streams, requests and the store. It is a program of its own, so that `bench` builds no GRDB.
@main
enum ClientBench {
  static func main() async throws {
    try ReleaseBuild.require()
    try await StreamSection().run()
    try await RequestSection().run()
    try await StoreSection().run()
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
