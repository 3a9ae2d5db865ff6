/// Where instructions are counted: callgrind collects from the moment this function is entered until it is
/// left, and then writes down what it has.
package enum CountedRegion {
  /// The name of ``count(_:)`` in the symbol table; callgrind's `--dump-after` knows no wildcards.
  package static let symbol = "$s8BenchKit13CountedRegionO5countyyyyKXEKFZ"

  /// Runs the work. Not optimised, or the call would be a jump, of which callgrind does not see the end.
  ///
  /// - Throws: what the work throws.
  @inline(never)
  @_optimize(none)
  package static func count(_ work: () throws -> Void) rethrows {
    try work()
  }
}
