/// The region where instructions are counted: callgrind collects from the entry of this function to its
/// exit, and then writes its counts.
package enum CountedRegion {
  /// The name of ``count(_:)`` in the symbol table; callgrind's `--dump-after` has no wildcards.
  package static let symbol = "$s8BenchKit13CountedRegionO5countyyyyKXEKFZ"

  /// Runs the work. Not optimised: the call would become a jump, whose end callgrind does not see.
  ///
  /// - Throws: The error of the work.
  @inline(never)
  @_optimize(none)
  package static func count(_ work: () throws -> Void) rethrows {
    try work()
  }
}
