#if simdjson
import BenchKit
import SimdjsonShim

/// The parse row of simdjson.
enum SimdjsonRow {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// One parser for all documents, which reuses its buffers.
  static var parser: DocumentParser {
    let parser = Parser()
    return DocumentParser(backend: .simdjson) { bytes in { try parser.parse(bytes) } }
  }

  private final class Parser {
    private let parser = simdjson_shim_create()

    deinit {
      simdjson_shim_destroy(parser)
    }

    func parse(_ bytes: [UInt8]) throws {
      guard let parser else { throw Failure(description: "no memory for a parser") }
      let error = simdjson_shim_parse(parser, bytes, bytes.count)
      guard error == 0 else {
        throw Failure(description: String(cString: simdjson_shim_message(error)))
      }
    }
  }
}
#endif
