#if Store
import BenchKit

/// Measures what lies around the mappers: the store. It is a program of its own, so that `bench` builds no GRDB.
@main
enum ClientBench {
  static func main() async throws {
    try ReleaseBuild.require()
    try await StoreSection().run()
  }
}
#else
@main
enum ClientBench {
  static func main() {
    print("client-bench needs the trait Store: swift run -c release --traits Store client-bench")
  }
}
#endif
