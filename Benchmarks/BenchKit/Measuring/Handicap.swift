/// A slowdown that tests add to the cells of one strategy, to check that a regression is found.
package struct Handicap: Sendable, Hashable, Codable {
  package let strategy: String
  /// The time that is added to each call, in percent of the time of the call.
  package var percent: Int
  /// The number of blocks that are added per object.
  package var blocksPerObject: Int

  package init(strategy: String, percent: Int = 0, blocksPerObject: Int = 0) {
    self.strategy = strategy
    self.percent = percent
    self.blocksPerObject = blocksPerObject
  }

  /// Returns the cells with the slowdown added to those of the strategy.
  ///
  /// - Parameters:
  ///   - now: A monotonic clock in nanoseconds.
  ///   - allocate: Allocates and frees the given number of blocks.
  package func applied(
    to cells: [Cell], now: @escaping () -> UInt64, allocate: @escaping (_ blocks: Int) -> Void
  ) -> [Cell] {
    cells.map { cell in
      guard cell.identity.strategy == strategy else { return cell }
      return Cell(identity: cell.identity, isReported: cell.isReported) {
        let workload = try cell.prepare()
        return Workload(objects: workload.objects, lengths: workload.lengths, check: workload.check) {
          calls in
          let start = now()
          try workload.run(calls)
          if blocksPerObject > 0 { allocate(calls.count * workload.objects * blocksPerObject) }
          let end = now()
          let until = end + (end - start) * UInt64(percent) / 100
          while now() < until {}
        }
      }
    }
  }
}
