/// Counts the allocations of a piece of work.
///
/// A closure, because only an executable may replace malloc: the `bench` command brings the counter along, a test brings
/// its own.
package struct AllocationCounter {
  /// Runs the work and returns how many blocks it asked for.
  package let blocks: (_ work: () throws -> Void) throws -> Int

  package init(blocks: @escaping (_ work: () throws -> Void) throws -> Int) {
    self.blocks = blocks
  }
}
