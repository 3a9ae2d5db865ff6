internal import CScan  // for `malloc`, `realloc` and `free`

/// Memory for texts, tapes and output.
///
/// Small buffers come from `malloc`, and so do all buffers on Darwin, where `malloc` maps and caches large
/// ones itself. On Linux the large ones are ``LargeBuffers``: after a few have been freed, the C library
/// would place them on its heap, where they leave gaps that are too small for others.
enum BufferMemory {
  /// Uninitialized memory for at least `byteCount` bytes.
  static func allocate(byteCount: Int) -> UnsafeMutableRawPointer {
    #if os(Linux)
    if LargeBuffers.isLarge(byteCount) { return checked(LargeBuffers.take(byteCount), byteCount) }
    #endif
    return checked(malloc(byteCount), byteCount)
  }

  /// Returns memory for at least `byteCount` bytes that begins with the `used` bytes of `memory`, which has
  /// `capacity` bytes and is freed if it moves.
  ///
  /// - Precondition: `byteCount` is larger than `capacity`.
  static func grow(
    _ memory: UnsafeMutableRawPointer, used: Int, capacity: Int, to byteCount: Int
  ) -> UnsafeMutableRawPointer {
    #if os(Linux)
    if LargeBuffers.isLarge(byteCount) {
      let larger = checked(LargeBuffers.take(byteCount), byteCount)
      larger.copyMemory(from: memory, byteCount: used)
      deallocate(memory, byteCount: capacity)
      return larger
    }
    #endif
    return checked(realloc(memory, byteCount), byteCount)
  }

  /// Frees memory for `byteCount` bytes that ``allocate(byteCount:)`` or ``grow(_:used:capacity:to:)``
  /// returned.
  static func deallocate(_ memory: UnsafeMutableRawPointer, byteCount: Int) {
    #if os(Linux)
    if LargeBuffers.isLarge(byteCount) { return LargeBuffers.release(memory, byteCount) }
    #endif
    free(memory)
  }

  /// An array of the bytes of a text. Requests huge pages for a large one.
  static func array(of text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    #if os(Linux)
    // The initializer with a closure is never specialized, and looks up metadata.
    if LargeBuffers.isLarge(text.count) {
      return [UInt8](unsafeUninitializedCapacity: text.count) { buffer, count in
        LargeBuffers.adviseHugePages(UnsafeMutableRawBufferPointer(buffer))
        count = buffer.update(fromContentsOf: text)
      }
    }
    #endif
    return [UInt8](text)
  }

  private static func checked(_ memory: UnsafeMutableRawPointer?, _ byteCount: Int) -> UnsafeMutableRawPointer
  {
    guard let memory else { preconditionFailure("out of memory: \(byteCount) bytes") }
    return memory
  }
}
