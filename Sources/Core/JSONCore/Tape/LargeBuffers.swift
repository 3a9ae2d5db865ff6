#if os(Linux)
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Buffers of some megabytes, each in its own memory mapping.
///
/// Such a buffer is written once from front to back, and the page faults of small pages then cost as much as
/// the parsing itself; so huge pages are requested. A few returned buffers are cached for the next document,
/// because the system clears every page that it provides. Of the longer ones, the system can take back the
/// pages when memory is short.
enum LargeBuffers {
  /// The size of a huge page on x86-64 and, with pages of 4 KiB, on arm64.
  private static let hugePage = 1 << 21
  /// The maximum total size of cached buffers, for as long as the program runs: 256 MiB.
  static let cacheLimit = 1 << 28
  /// The length from which the system can take back the pages of a cached buffer: 16 MiB.
  private static let reclaimableLength = 1 << 24

  private static let cache = Locked(BufferCache())

  /// Whether a buffer of this length is a large one.
  static func isLarge(_ byteCount: Int) -> Bool { byteCount >= hugePage * 2 }

  /// Returns uninitialized memory; `nil` if the system has none.
  static func take(_ byteCount: Int) -> UnsafeMutableRawPointer? {
    let length = wholePages(byteCount)
    // If another thread has the lock, memory is requested from the system instead, and returned to it.
    guard let reused = cache.withLockIfAvailable({ $0.take(length) }) ?? nil,
      let memory = UnsafeMutableRawPointer(bitPattern: reused.place)
    else { return map(length, wanted: byteCount) }
    // The buffer will be returned with the requested length.
    if reused.length > length { munmap(memory + length, reused.length - length) }
    return memory
  }

  /// Caches a buffer for reuse, or returns it to the system.
  static func release(_ memory: UnsafeMutableRawPointer, _ byteCount: Int) {
    let buffer = BufferCache.Buffer(place: UInt(bitPattern: memory), length: wholePages(byteCount))
    // Until the system takes a page back, writing to it takes no page fault.
    if buffer.length >= reclaimableLength { madvise(memory, buffer.length, MADV_FREE) }
    for dropped in cache.withLockIfAvailable({ $0.store(buffer) }) ?? [buffer] {
      munmap(UnsafeMutableRawPointer(bitPattern: dropped.place), dropped.length)
    }
  }

  /// Requests huge pages for the part of a large buffer that consists of whole ones.
  static func adviseHugePages(_ buffer: UnsafeMutableRawBufferPointer) {
    let start = UInt(bitPattern: buffer.baseAddress)
    let first = (start + UInt(hugePage) - 1) & ~UInt(hugePage - 1)
    let end = (start + UInt(buffer.count)) & ~UInt(hugePage - 1)
    // If the kernel has no huge pages, this has no effect.
    madvise(UnsafeMutableRawPointer(bitPattern: first), Int(end) - Int(first), MADV_HUGEPAGE)
  }

  private static func wholePages(_ byteCount: Int) -> Int { (byteCount + hugePage - 1) / hugePage * hugePage }

  /// Creates a mapping that begins where a huge page may begin.
  ///
  /// The last page is a huge one only if all of it is needed: a huge page takes its memory all at once.
  private static func map(_ length: Int, wanted byteCount: Int) -> UnsafeMutableRawPointer? {
    let ample = length + hugePage
    guard
      let start = mmap(nil, ample, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0),
      start != MAP_FAILED
    else { return nil }
    let before = -Int(bitPattern: start) & (hugePage - 1)
    if before > 0 { munmap(start, before) }
    let memory = start + before
    if before < hugePage { munmap(memory + length, hugePage - before) }
    adviseHugePages(UnsafeMutableRawBufferPointer(start: memory, count: byteCount))
    return memory
  }
}

/// The buffers that were returned last.
private struct BufferCache {
  struct Buffer {
    let place: UInt
    let length: Int
  }

  private var buffers: [Buffer] = []
  private var length = 0

  /// Removes and returns the shortest buffer that is long enough, if there is one.
  mutating func take(_ wanted: Int) -> Buffer? {
    let fitting = buffers.indices.filter { buffers[$0].length >= wanted }
    guard let best = fitting.min(by: { buffers[$0].length < buffers[$1].length }) else {
      return nil
    }
    length -= buffers[best].length
    return buffers.remove(at: best)
  }

  /// Adds a buffer; returns those that must be removed for it, the oldest first, or the buffer itself if it
  /// is too long.
  mutating func store(_ buffer: Buffer) -> [Buffer] {
    guard buffer.length <= LargeBuffers.cacheLimit else { return [buffer] }
    var dropped: [Buffer] = []
    while length + buffer.length > LargeBuffers.cacheLimit {
      let oldest = buffers.removeFirst()
      length -= oldest.length
      dropped.append(oldest)
    }
    buffers.append(buffer)
    length += buffer.length
    return dropped
  }
}
#endif
