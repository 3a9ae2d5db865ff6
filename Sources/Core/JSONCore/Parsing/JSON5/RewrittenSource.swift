/// The bytes of a document whose text is not entirely strict JSON.
///
/// Tokens that can't be decoded as written, such as `0x1F` or `'it\'s'`, are stored in strict form after the
/// text. Nodes point to the strict forms, and the origins map these to the tokens in the text:
///
/// ```text
/// {at:0x1F}  64 zeros  "at" 0 31 0  64 zeros
/// ```
///
/// - Note: Offsets remain valid when the memory moves, pointers don't.
struct RewrittenSource {
  private(set) var base: UnsafeMutablePointer<UInt8>
  /// The length of the text.
  let count: Int
  private(set) var origins: [TokenOrigin] = []
  private var used: Int
  private var capacity: Int

  init(copying text: UnsafeRawBufferPointer) {
    let source = SourceBytes(copying: text)
    base = source.base
    count = source.count
    used = source.count + SourceBytes.padding
    capacity = used
  }

  /// Appends a token after the text and returns its offset.
  mutating func append(_ token: [UInt8], origin: Range<Int>) -> Int {
    let offset = used
    let needed = used + token.count + 1 + SourceBytes.padding
    if needed > capacity {
      let larger = needed + needed / 2
      let memory = BufferMemory.grow(base, used: used, capacity: capacity, to: larger)
      capacity = larger
      base = memory.bindMemory(to: UInt8.self, capacity: capacity)
    }
    UnsafeMutableRawPointer(base + used).copyMemory(from: token, byteCount: token.count)
    // Each token is followed by a zero byte, which ends the scan of its digits.
    used += token.count + 1
    (base + used - 1).update(repeating: 0, count: SourceBytes.padding + 1)
    origins.append(TokenOrigin(offset: offset, range: origin))
    return offset
  }

  /// Moves the memory and the origins out, for a document to own.
  func takeBytes() -> SourceBytes {
    SourceBytes(base: base, count: count, extent: used, capacity: capacity, origins: origins)
  }
}
