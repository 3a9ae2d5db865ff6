/// The number and size of allocated blocks.
package struct AllocationCount: Sendable, Hashable, Codable, Comparable {
  package var blocks: Int
  package var bytes: Int

  /// Orders counts by blocks, then by bytes.
  package static func < (first: AllocationCount, second: AllocationCount) -> Bool {
    (first.blocks, first.bytes) < (second.blocks, second.bytes)
  }
}

/// Counts the allocations of a closure.
///
/// On Linux with glibc, ``MallocCounter`` counts in a replacement of `malloc` that this library links into
/// every executable. Tests supply closures of their own.
package struct AllocationCounter {
  /// Runs the closure and returns its allocations.
  package let count: (_ work: () throws -> Void) throws -> AllocationCount
}
