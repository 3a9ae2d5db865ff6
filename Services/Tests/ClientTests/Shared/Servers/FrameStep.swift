/// A frame (RFC 9113, section 4.1).
struct Frame {
  let type, flags: UInt8
  let stream: UInt32
  let payload: [UInt8]

  init(_ type: UInt8, flags: UInt8 = 0, stream: UInt32, _ payload: [UInt8]) {
    (self.type, self.flags, self.stream, self.payload) = (type, flags, stream, payload)
  }

  var bytes: [UInt8] {
    UInt32(payload.count).bigEndianBytes.dropFirst() + [type, flags] + stream.bigEndianBytes + payload
  }

  /// SETTINGS with the defaults.
  static let settings = Frame(4, stream: 0, []).bytes
}

/// A step of the script of a server for HTTP/2.
enum FrameStep: Sendable {
  /// Sends the header block in HEADERS and CONTINUATION frames.
  case headers([UInt8], ends: Bool = false)
  case data([UInt8], ends: Bool = false)
  case reset(_ code: UInt32)
  /// Sends GOAWAY.
  ///
  /// - Parameter includesRequest: Whether the request was processed.
  case goAway(includesRequest: Bool, _ code: UInt32 = 0)
  /// Sends a frame of any type.
  ///
  /// - Parameter stream: The stream; that of the request by default.
  case frame(_ type: UInt8, flags: UInt8 = 0, stream: UInt32? = nil, [UInt8] = [])
  case bytes([UInt8])
  case close

  /// A response with a status and header fields.
  static func head(_ status: Int = 200, _ fields: [(String, String)] = [], ends: Bool = false) -> FrameStep {
    .headers(FrameStep.block([(":status", String(status))] + fields), ends: ends)
  }

  static func text(_ text: String, ends: Bool = true) -> FrameStep { .data(Array(text.utf8), ends: ends) }

  /// A header block of literals without Huffman coding (RFC 7541, section 6.2.2).
  static func block(_ fields: [(String, String)]) -> [UInt8] {
    fields.flatMap { name, value in [0] + literal(name) + literal(value) }
  }

  private static func literal(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    guard bytes.count >= 127 else { return [UInt8(bytes.count)] + bytes }
    var length: [UInt8] = [127]
    var rest = bytes.count - 127
    while rest >= 128 {
      length.append(UInt8(rest & 127 | 128))
      rest >>= 7
    }
    return length + [UInt8(rest)] + bytes
  }

  /// The bytes of the step; `nil` if it closes the connection.
  func bytes(stream: UInt32) -> [UInt8]? {
    switch self {
    case .headers(let block, let ends): FrameStep.frames(block, stream, ends: ends)
    case .data(let bytes, let ends): Frame(0, flags: ends ? 1 : 0, stream: stream, bytes).bytes
    case .reset(let code): Frame(3, stream: stream, code.bigEndianBytes).bytes
    case .goAway(let includesRequest, let code):
      Frame(7, stream: 0, (includesRequest ? stream : 0).bigEndianBytes + code.bigEndianBytes).bytes
    case .frame(let type, let flags, let other, let payload):
      Frame(type, flags: flags, stream: other ?? stream, payload).bytes
    case .bytes(let bytes): bytes
    case .close: nil
    }
  }

  private static func frames(_ block: [UInt8], _ stream: UInt32, ends: Bool) -> [UInt8] {
    let length = 16_384
    let starts = Array(stride(from: 0, to: max(block.count, 1), by: length))
    return starts.flatMap { start in
      let isFirst = start == 0
      let isLast = start == starts.last
      let part = Array(block[start..<min(start + length, block.count)])
      return Frame(
        isFirst ? 1 : 9, flags: (isLast ? 4 : 0) | (isFirst && ends ? 1 : 0), stream: stream, part
      ).bytes
    }
  }
}

extension UInt32 {
  fileprivate var bigEndianBytes: [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: self >> (24 - 8 * $0)) } }
}
