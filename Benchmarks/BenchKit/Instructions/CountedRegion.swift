/// The region in which callgrind counts instructions. Callgrind writes the counts at the end of each visit.
package enum CountedRegion {
  /// The name of ``count(_:)`` in the symbol table; callgrind's `--dump-after` supports no wildcards.
  package static let symbol = "$s8BenchKit13CountedRegionO5countyyyyKXEKFZ"

  /// Runs the work. Not optimized, because callgrind doesn't detect the end of a function that ends with a
  /// tail call.
  ///
  /// - Throws: The error of the work.
  @inline(never)
  @_optimize(none)
  package static func count(_ work: () throws -> Void) rethrows { try work() }
}

// In this module, because `bench` is built without optimization, and the closures are also counted.
extension CountedVisit {
  /// Visits the region with the calls of a cell. Not optimized: the optimizer would specialize
  /// ``CountedRegion/count(_:)`` for its closure, under another name.
  @_optimize(none)
  package init(counting cell: Cell, of documents: InstructionCell.Documents) {
    self.init(
      cell: InstructionCell(
        model: cell.identity.model.list, operation: cell.identity.operation, documents: documents,
        strategy: cell.identity.strategy), objects: 0)
    do {
      let workload = try cell.prepare()
      let calls = documents == .rotated ? 0..<workload.documents : 0..<1
      objects = calls.count * workload.objects
      if let arriving = workload.arriving, InstructionCell.Documents.arriving.contains(documents) {
        objects *= arrivingLists
        try count(arriving(documents.parts, documents == .hundredValues))
      } else {
        try count { try workload.run(calls) }
      }
    } catch {
      unavailable = String(describing: error)
    }
  }

  /// Not optimized, for the same reason.
  @_optimize(none)
  private mutating func count(_ run: () throws -> Void) throws {
    // The first calls allocate lasting buffers.
    for _ in 0..<2 { try run() }
    try CountedRegion.count(run)
    blocks = try MallocCounter.counter?.count(run).blocks
  }
}
