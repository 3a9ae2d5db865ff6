/// The region in which callgrind counts instructions. It writes its counts at the end of each visit.
package enum CountedRegion {
  /// The name of ``count(_:)`` in the symbol table; callgrind's `--dump-after` supports no wildcards.
  package static let symbol = "$s8BenchKit13CountedRegionO5countyyyyKXEKFZ"

  /// Runs the work. Not optimised: in a tail call, callgrind does not see the end of the function.
  ///
  /// - Throws: The error of the work.
  @inline(never)
  @_optimize(none)
  package static func count(_ work: () throws -> Void) rethrows {
    try work()
  }
}
