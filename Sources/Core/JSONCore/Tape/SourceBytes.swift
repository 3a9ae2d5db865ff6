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
  /// The origins of the rewritten tokens. Freed with the memory, and not reference-counted when the bytes are
  /// passed on: nearly all texts have no such tokens.
  private let retainedOrigins: Unmanaged<TokenOrigins>?

  /// Takes ownership of memory that has padding after its extent.
  init(base: UnsafeMutablePointer<UInt8>, count: Int, extent: Int, capacity: Int, origins: [TokenOrigin]) {
    self.base = base
    self.count = count
    self.extent = extent
    self.capacity = capacity
    retainedOrigins = origins.isEmpty ? nil : .passRetained(TokenOrigins(origins))
  }

  init(copying source: UnsafeRawBufferPointer) {
    self.init(copying: source, count: source.count, origins: nil)
  }

  /// Copies a text, and puts a byte before it.
  init(copying source: UnsafeRawBufferPointer, behind first: UInt8) {
    self.init(copying: source, at: 1, count: source.count + 1, origins: nil)
    base.pointee = first
  }

  /// Copies a text together with the rewritten tokens after it.
  init(copying source: SourceBytes) {
    self.init(
      copying: UnsafeRawBufferPointer(start: source.base, count: source.extent), count: source.count,
      origins: source.retainedOrigins?.retain())
  }

  private init(
    copying source: UnsafeRawBufferPointer, at offset: Int = 0, count: Int, origins: Unmanaged<TokenOrigins>?
  ) {
    self.count = count
    retainedOrigins = origins
    extent = offset + source.count
    capacity = extent + SourceBytes.padding
    base = SourceBytes.allocate(extent)
    if let start = source.baseAddress {
      UnsafeMutableRawPointer(base + offset).copyMemory(from: start, byteCount: source.count)
    }
  }

  /// The origins of the rewritten tokens, in their order after the text.
  var origins: [TokenOrigin] { retainedOrigins?.takeUnretainedValue().tokens ?? [] }

  func deallocate() {
    BufferMemory.deallocate(base, byteCount: capacity)
    retainedOrigins?.release()
  }

  private static func allocate(_ count: Int) -> UnsafeMutablePointer<UInt8> {
    let memory = BufferMemory.allocate(byteCount: count + padding)
    (memory + count).initializeMemory(as: UInt8.self, repeating: 0, count: padding)
    return memory.bindMemory(to: UInt8.self, capacity: count + padding)
  }
}
