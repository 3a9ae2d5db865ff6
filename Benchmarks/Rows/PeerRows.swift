#if Peers
import BenchKit
import JSONCore
import PeerShims

/// The parse rows of the libraries behind the trait `Peers`.
enum PeerRows {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// A row for each library, with one parser for all its documents if the library supports that.
  static var parsers: [DocumentParser] {
    (0...).lazy.map(peer_library_at).prefix { $0 != nil }.compactMap { library in
      guard let library = library?.pointee, let name = BackendName(rawValue: String(cString: library.name))
      else { return nil }
      let parser = PeerParser(library)
      return DocumentParser(
        backend: name, version: String(cString: library.version), document: { try parser.document($0) }
      ) { bytes in
        let text = PeerText(bytes, for: library)
        return { try parser.parse(text) }
      }
    }
  }
}

/// A text in the form that the libraries expect.
private struct PeerText {
  /// The bytes and a zero byte.
  let bytes: [CChar]
  /// Whether it is too deep for a library that would exhaust the stack.
  let isTooDeep: Bool

  static let depthLimit = JSONParseOptions().depthLimit

  init(_ bytes: [UInt8], for library: peer_library) {
    self.bytes = bytes.map { CChar(bitPattern: $0) } + [0]
    isTooDeep = !library.limits_depth && peer_is_deeper(self.bytes, bytes.count, Self.depthLimit)
  }
}

private final class PeerParser {
  private let library: peer_library
  private let parser: UnsafeMutableRawPointer?

  init(_ library: peer_library) {
    self.library = library
    parser = library.create?()
  }

  deinit { library.destroy?(parser) }

  /// Parses a text and destroys the tree.
  ///
  /// - Parameter receiver: Receives the values; none by default.
  /// - Throws: ``PeerRows/Failure`` if the library rejects the text.
  func parse(_ text: PeerText, for receiver: UnsafePointer<peer_receiver>? = nil) throws {
    guard !text.isTooDeep else {
      throw PeerRows.Failure(
        description: "not parsed: deeper than \(PeerText.depthLimit) levels, and the library has no limit")
    }
    try withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PEER_REASON_SIZE)) { reason in
      guard let start = reason.baseAddress else { return }
      start.initialize(to: 0)
      guard !library.parse(parser, text.bytes, text.bytes.count - 1, receiver, start) else { return }
      throw PeerRows.Failure(description: String(cString: start))
    }
  }

  /// Parses a text and converts the values.
  ///
  /// - Throws: ``PeerRows/Failure`` if the library rejects the text, or holds an infinite number; a
  ///   `JSONError` for a string that isn't UTF-8.
  func document(_ bytes: [UInt8]) throws -> Document {
    var values = ReceivedValues()
    try withUnsafeMutablePointer(to: &values) { values in
      var receiver = peer_receiver(
        receive: { context, event in
          context?.assumingMemoryBound(to: ReceivedValues.self).pointee.receive(event.pointee)
        },
        context: values)
      try parse(PeerText(bytes, for: library), for: &receiver)
    }
    return try values.document()
  }
}

/// The values of a library's tree.
private struct ReceivedValues: ~Copyable {
  private var builder = TapeBuilder()
  private var failure: (any Error)?

  consuming func document() throws -> Document {
    if let failure { throw failure }
    return Document(builder)
  }

  /// Appends a value. After a failure, values are discarded.
  mutating func receive(_ event: peer_event) {
    guard failure == nil else { return }
    do { try append(event) } catch { failure = error }
  }

  private mutating func append(_ event: peer_event) throws {
    switch event.kind {
    case PEER_NULL: try builder.appendNull()
    case PEER_FALSE: try builder.append(false)
    case PEER_TRUE: try builder.append(true)
    case PEER_INTEGER: try builder.append(event.integer)
    case PEER_UNSIGNED: try builder.append(event.natural)
    case PEER_DOUBLE where !event.number.isFinite:
      throw PeerRows.Failure(description: "\(builder.path) is infinite")
    case PEER_DOUBLE: try builder.append(event.number)
    case PEER_STRING: try builder.append(utf8: Span(_unsafeBytes: event.bytes))
    case PEER_KEY: try builder.key(utf8: Span(_unsafeBytes: event.bytes))
    case PEER_ARRAY: try builder.beginArray()
    case PEER_ARRAY_END: builder.endArray()
    case PEER_OBJECT: try builder.beginObject()
    default: try builder.endObject()
    }
  }
}

extension peer_event {
  /// The bytes of a string or key, which are valid during the call.
  fileprivate var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: text, count: count) }
}
#endif
