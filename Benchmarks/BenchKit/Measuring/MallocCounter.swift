import CMallocCount

/// The counter of this executable's allocations.
package enum MallocCounter {
  /// `nil` where the system is not supported, or the counter misses the allocations of a trial.
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
}
