/// An owned copy of a document's text, followed by zero bytes so that scans may read past its end.
struct SourceBytes {
  /// The number of bytes after the text that scans may read.
  static let padding = 64

  let base: UnsafeMutablePointer<UInt8>
  /// The length of the text.
  let count: Int
  /// The length of the text and of the rewritten tokens after it, see ``RewrittenSource``.
  let extent: Int
  /// The length of the memory.
  private let capacity: Int
  /// The capacity of the tape after the text; 0 if there is none.
  private let tapeCapacity: Int
  /// The origins of the rewritten tokens. Freed with the memory, and not reference-counted when the bytes are
  /// passed on: nearly all texts have no such tokens.
  private let retainedOrigins: Unmanaged<TokenOrigins>?

  /// Takes ownership of memory that has padding after its extent.
  init(base: UnsafeMutablePointer<UInt8>, count: Int, extent: Int, capacity: Int, origins: [TokenOrigin]) {
    self.base = base
    self.count = count
    self.extent = extent
    self.capacity = capacity
    tapeCapacity = 0
    retainedOrigins = origins.isEmpty ? nil : .passRetained(TokenOrigins(origins))
  }

  /// Copies a text together with the rewritten tokens after it.
  init(copying source: SourceBytes) {
    self.init(
      copying: UnsafeRawBufferPointer(start: source.base, count: source.extent), count: source.count,
      origins: source.retainedOrigins?.retain())
  }

  /// Copies a text, and may reserve memory after it for a tape, so that a small document takes one allocation
  /// less. The caller sets the bytes before the offset.
  init(
    copying source: UnsafeRawBufferPointer, at offset: Int = 0, count: Int? = nil, tapeCapacity: Int = 0,
    origins: Unmanaged<TokenOrigins>? = nil
  ) {
    self.count = count ?? offset + source.count
    self.tapeCapacity = tapeCapacity
    retainedOrigins = origins
    extent = offset + source.count
    capacity =
      tapeCapacity > 0
      ? SourceBytes.tapeOffset(behind: extent) + TapeStorage.byteCount(of: tapeCapacity)
      : extent + SourceBytes.padding
    let memory = BufferMemory.allocate(byteCount: capacity)
    (memory + extent).initializeMemory(as: UInt8.self, repeating: 0, count: SourceBytes.padding)
    base = memory.bindMemory(to: UInt8.self, capacity: extent + SourceBytes.padding)
    if let start = source.baseAddress {
      (memory + offset).copyMemory(from: start, byteCount: source.count)
    }
  }

  /// The origins of the rewritten tokens, in their order after the text.
  var origins: [TokenOrigin] { retainedOrigins?.takeUnretainedValue().tokens ?? [] }

  func deallocate() {
    BufferMemory.deallocate(base, byteCount: capacity)
    retainedOrigins?.release()
  }

  /// The tape in the memory that was reserved for it, if there is any.
  var tape: TapeStorage? {
    guard tapeCapacity > 0 else { return nil }
    return TapeStorage(
      behindText: UnsafeMutableRawPointer(base) + SourceBytes.tapeOffset(behind: extent),
      capacity: tapeCapacity)
  }

  /// The offset of a tape after a text and its padding.
  private static func tapeOffset(behind extent: Int) -> Int {
    let alignment = max(MemoryLayout<Node>.alignment, MemoryLayout<DecodeHeader>.alignment)
    return (extent + padding + alignment - 1) & -alignment
  }
}
