import CMallocCount

/// The allocation counter of this executable.
package enum MallocCounter {
  /// Nil where the counter cannot be built in, or does not see the allocations of a trial.
  package static var counter: AllocationCounter? {
    guard malloc_count_is_available() else { return nil }
    let counter = AllocationCounter { work in
      malloc_count_start()
      defer { malloc_count_stop() }
      try work()
      return AllocationCount(blocks: Int(malloc_count_blocks()), bytes: Int(malloc_count_bytes()))
    }
    let seen = try? counter.count { malloc_count_exercise(10, 64) }
    return seen == AllocationCount(blocks: 10, bytes: 640) ? counter : nil
  }

  /// Allocates this many blocks and frees them.
  package static func exercise(_ blocks: Int) {
    malloc_count_exercise(UInt64(blocks), 64)
  }
}
