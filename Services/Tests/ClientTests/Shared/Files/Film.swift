import MappingTestSupport

/// The body that downloads receive and uploads send.
enum Film {
  static let content: [UInt8] = {
    var random = SeededGenerator(seed: 37)
    return (0..<100_000).map { _ in UInt8.random(in: 0...255, using: &random) }
  }()

  /// The script for a response that ends after a number of bytes.
  static func response(upTo end: Int = content.count) -> [RawServer.Step] {
    [.head("200 OK", "Content-Length: \(content.count)"), .send(Array(content[..<end]))]
  }
}
