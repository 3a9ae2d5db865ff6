/// Counts the allocations of a piece of work.
///
/// A closure, because only an executable may replace malloc: the `bench` command brings the counter along, a test brings
/// its own.
public struct AllocationCounter {
  /// Runs the work and returns how many blocks it asked for.
  public let blocks: (_ work: () throws -> Void) throws -> Int

  public init(blocks: @escaping (_ work: () throws -> Void) throws -> Int) {
    self.blocks = blocks
  }
}
