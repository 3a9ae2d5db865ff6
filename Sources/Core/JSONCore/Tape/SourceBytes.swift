/// An owned copy of a document's text, followed by zero bytes so that scans may read past its end.
struct SourceBytes {
  /// The scans read at most this far behind the text.
  static let padding = 64

  let base: UnsafeMutablePointer<UInt8>
  /// The length of the text.
  let count: Int
  /// The length of the text and of the tokens that were written once more behind it, see ``RewrittenSource``.
  let extent: Int
  /// The length of the memory.
  private let capacity: Int
  /// Where the tokens behind the text came from. Freed with the memory, and so not counted whenever the bytes
  /// are handed on: nearly all texts have no such tokens.
  private let keptOrigins: Unmanaged<TokenOrigins>?

  /// Takes over memory that has the padding behind its extent.
  init(base: UnsafeMutablePointer<UInt8>, count: Int, extent: Int, capacity: Int, origins: [TokenOrigin]) {
    self.base = base
    self.count = count
    self.extent = extent
    self.capacity = capacity
    keptOrigins = origins.isEmpty ? nil : .passRetained(TokenOrigins(origins))
  }

  init(copying source: UnsafeRawBufferPointer) {
    self.init(copying: source, count: source.count, origins: nil)
  }

  /// Copies a text behind a byte.
  init(copying source: UnsafeRawBufferPointer, behind first: UInt8) {
    self.init(copying: source, at: 1, count: source.count + 1, origins: nil)
    base.pointee = first
  }

  /// Copies a text together with what stands behind it.
  init(copying source: SourceBytes) {
    self.init(
      copying: UnsafeRawBufferPointer(start: source.base, count: source.extent), count: source.count,
      origins: source.keptOrigins?.retain())
  }

  private init(
    copying source: UnsafeRawBufferPointer, at offset: Int = 0, count: Int, origins: Unmanaged<TokenOrigins>?
  ) {
    self.count = count
    keptOrigins = origins
    extent = offset + source.count
    capacity = extent + SourceBytes.padding
    base = SourceBytes.allocate(extent)
    if let start = source.baseAddress {
      UnsafeMutableRawPointer(base + offset).copyMemory(from: start, byteCount: source.count)
    }
  }

  /// Where the tokens behind the text came from, in the order in which they stand there.
  var origins: [TokenOrigin] { keptOrigins?.takeUnretainedValue().tokens ?? [] }

  func deallocate() {
    BufferMemory.deallocate(base, byteCount: capacity)
    keptOrigins?.release()
  }

  private static func allocate(_ count: Int) -> UnsafeMutablePointer<UInt8> {
    let memory = BufferMemory.allocate(byteCount: count + padding)
    (memory + count).initializeMemory(as: UInt8.self, repeating: 0, count: padding)
    return memory.bindMemory(to: UInt8.self, capacity: count + padding)
  }
}
