import BenchKit
import CMallocCount

/// The allocation counter of this executable.
enum MallocCounter {
  /// Nil where the counter cannot be built in, or does not see the allocations that it is shown.
  static var counter: AllocationCounter? {
    guard malloc_count_is_available() else { return nil }
    let counter = AllocationCounter { work in
      malloc_count_start()
      defer { malloc_count_stop() }
      try work()
      return Int(malloc_count_blocks())
    }
    let seen = try? counter.blocks { malloc_count_exercise(10, 64) }
    return seen == 10 && malloc_count_bytes() == 640 ? counter : nil
  }
}
