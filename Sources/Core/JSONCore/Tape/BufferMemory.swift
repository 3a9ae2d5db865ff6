#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Memory for texts, tapes and what is written.
///
/// A buffer of some megabytes is touched once from front to back, and the page faults of small pages then
/// cost as much as the parsing itself; on Linux such buffers therefore ask for huge pages.
enum BufferMemory {
  /// Uninitialized memory for at least `byteCount` bytes.
  static func allocate(byteCount: Int) -> UnsafeMutableRawPointer {
    #if os(Linux)
      if byteCount >= hugePage * 2, let memory = allocateHugePages(byteCount) { return memory }
    #endif
    return checked(malloc(byteCount), byteCount)
  }

  /// Memory for at least `byteCount` bytes that begins with the `used` bytes of `memory`, which is freed if
  /// it moves.
  static func grow(
    _ memory: UnsafeMutableRawPointer, used: Int, to byteCount: Int
  ) -> UnsafeMutableRawPointer {
    #if os(Linux)
      // A buffer that has huge pages already keeps them when it moves.
      if used < hugePage * 2, byteCount >= hugePage * 2, let larger = allocateHugePages(byteCount) {
        larger.copyMemory(from: memory, byteCount: used)
        free(memory)
        return larger
      }
    #endif
    return checked(realloc(memory, byteCount), byteCount)
  }

  /// Frees what ``allocate(byteCount:)`` or ``grow(_:used:to:)`` returned.
  static func deallocate(_ memory: UnsafeMutableRawPointer) {
    free(memory)
  }

  /// Asks for huge pages in the part of a buffer that is made of whole ones.
  static func adviseHugePages(_ buffer: UnsafeMutableRawBufferPointer) {
    #if os(Linux)
      guard buffer.count >= hugePage * 2 else { return }
      let start = UInt(bitPattern: buffer.baseAddress)
      let first = (start + UInt(hugePage) - 1) & ~UInt(hugePage - 1)
      let end = (start + UInt(buffer.count)) & ~UInt(hugePage - 1)
      // Where the kernel has no huge pages, this does nothing.
      madvise(UnsafeMutableRawPointer(bitPattern: first), Int(end) - Int(first), MADV_HUGEPAGE)
    #endif
  }

  private static func checked(_ memory: UnsafeMutableRawPointer?, _ byteCount: Int) -> UnsafeMutableRawPointer
  {
    guard let memory else { preconditionFailure("out of memory: \(byteCount) bytes") }
    return memory
  }

  #if os(Linux)
    /// The size of a huge page on x86-64 and, with pages of 4 KiB, on arm64.
    private static let hugePage = 1 << 21

    /// Memory made of whole huge pages, as far as the kernel has any.
    private static func allocateHugePages(_ byteCount: Int) -> UnsafeMutableRawPointer? {
      let whole = (byteCount + hugePage - 1) / hugePage * hugePage
      var memory: UnsafeMutableRawPointer?
      guard posix_memalign(&memory, hugePage, whole) == 0, let memory else { return nil }
      madvise(memory, whole, MADV_HUGEPAGE)
      return memory
    }
  #endif
}
