/// Blocks and bytes that a piece of work allocated.
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
/// On Linux with glibc, ``MallocCounter`` counts in the `malloc` that this library links into every
/// executable.
/// It replaces the system's function and calls it. The counter is a closure so that tests can supply their
/// own.
package struct AllocationCounter {
  /// Runs the work and returns its allocations.
  package let count: (_ work: () throws -> Void) throws -> AllocationCount

  package init(count: @escaping (_ work: () throws -> Void) throws -> AllocationCount) {
    self.count = count
  }
}
