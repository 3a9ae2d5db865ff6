#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The growing array of nodes while a document is made. Whoever holds it last frees it.
struct TapeStorage {
  private(set) var base: UnsafeMutablePointer<Node>
  private(set) var capacity: Int

  init(capacity: Int) {
    self.capacity = max(capacity, 4)
    base = TapeStorage.reallocate(nil, capacity: self.capacity)
  }

  /// Makes room for at least one more node than `count`; the base may move.
  @inline(never)
  mutating func grow() {
    capacity += capacity / 2 + 4
    base = TapeStorage.reallocate(base, capacity: capacity)
  }

  func deallocate() {
    free(base)
  }

  private static func reallocate(
    _ base: UnsafeMutablePointer<Node>?, capacity: Int
  ) -> UnsafeMutablePointer<Node> {
    guard let memory = realloc(base, capacity * MemoryLayout<Node>.stride) else {
      preconditionFailure("out of memory: \(capacity) tape nodes")
    }
    return memory.bindMemory(to: Node.self, capacity: capacity)
  }
}

/// An owned copy of a document's text, followed by zero bytes so that scans may read past its end.
struct SourceBytes {
  /// The scans read at most this far behind the text.
  static let padding = 64

  let base: UnsafeMutablePointer<UInt8>
  let count: Int

  init(copying source: UnsafeRawBufferPointer) {
    count = source.count
    base = SourceBytes.allocate(source.count)
    if let start = source.baseAddress {
      memcpy(base, start, source.count)
    }
  }

  func deallocate() {
    free(base)
  }

  private static func allocate(_ count: Int) -> UnsafeMutablePointer<UInt8> {
    guard let memory = malloc(count + padding) else {
      preconditionFailure("out of memory: \(count) bytes")
    }
    memset(memory + count, 0, padding)
    return memory.bindMemory(to: UInt8.self, capacity: count + padding)
  }
}
