/// Blocks and bytes that a piece of work asked the allocator for.
package struct AllocationCount: Sendable, Hashable, Codable, Comparable {
  package var blocks: Int
  package var bytes: Int

  package init(blocks: Int, bytes: Int) {
    self.blocks = blocks
    self.bytes = bytes
  }

  /// Fewer blocks, or as many with fewer bytes.
  package static func < (first: AllocationCount, second: AllocationCount) -> Bool {
    (first.blocks, first.bytes) < (second.blocks, second.bytes)
  }
}

/// Counts the allocations of a piece of work.
///
/// ``MallocCounter`` counts in the malloc that every executable gets which links this library, on Linux with
/// glibc: it takes the place of the system's, which does the work. A closure, so that a test brings its own.
package struct AllocationCounter {
  /// Runs the work and returns what it asked for.
  package let count: (_ work: () throws -> Void) throws -> AllocationCount

  package init(count: @escaping (_ work: () throws -> Void) throws -> AllocationCount) {
    self.count = count
  }
}
