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
  /// The length from which the system can take back the pages of a cached buffer: 16 MiB.
  private static let reclaimableLength = 1 << 24

  // Cached for as long as the program runs.
  private static let short = Locked(BufferCache(limit: 1 << 25))
  private static let long = Locked(BufferCache(limit: 1 << 28))

  private static func withCache<Result>(
    of length: Int, _ body: (inout BufferCache) -> Result
  ) -> Result? {
    length < reclaimableLength ? short.withLockIfAvailable(body) : long.withLockIfAvailable(body)
  }

  /// Whether a buffer of this length is a large one.
  static func isLarge(_ byteCount: Int) -> Bool { byteCount >= hugePage * 2 }

  /// Returns uninitialized memory; `nil` if the system has none.
  static func take(_ byteCount: Int) -> UnsafeMutableRawPointer? {
    let length = wholePages(byteCount)
    // If another thread has the lock, memory is requested from the system instead, and returned to it.
    guard let reused = withCache(of: length, { $0.take(length) }) ?? nil,
      let memory = UnsafeMutableRawPointer(bitPattern: reused.place)
    else { return map(length, wanted: byteCount) }
    // The buffer will be returned with the requested length.
    if reused.length > length { munmap(memory + length, reused.length - length) }
    return memory
  }

  /// Caches a buffer for reuse, or returns it to the system.
  static func release(_ memory: UnsafeMutableRawPointer, _ byteCount: Int) {
    let buffer = BufferCache.Buffer(place: UInt(bitPattern: memory), length: wholePages(byteCount))
    // Before another thread can take it.
    if buffer.length >= reclaimableLength { madvise(memory, buffer.length, MADV_FREE) }
    for dropped in withCache(of: buffer.length, { $0.store(buffer) }) ?? [buffer] {
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
struct BufferCache {
  struct Buffer: Equatable {
    let place: UInt
    let length: Int
  }

  /// The maximum total length.
  let limit: Int
  private var buffers: [Buffer] = []
  private var length = 0

  init(limit: Int) { self.limit = limit }

  /// Removes and returns the shortest buffer that is long enough, but at most twice as long, if there is one:
  /// of a longer one, too much would have to be returned to the system.
  mutating func take(_ wanted: Int) -> Buffer? {
    let fitting = buffers.indices.filter { wanted...2 * wanted ~= buffers[$0].length }
    guard let best = fitting.min(by: { buffers[$0].length < buffers[$1].length }) else {
      return nil
    }
    length -= buffers[best].length
    return buffers.remove(at: best)
  }

  /// Adds a buffer; returns those that must be removed for it, the oldest first, or the buffer itself if it
  /// is too long.
  mutating func store(_ buffer: Buffer) -> [Buffer] {
    guard buffer.length <= limit else { return [buffer] }
    var dropped: [Buffer] = []
    while length + buffer.length > limit {
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
