/// Decides whether a run has time for another process that measures the same cells.
///
/// Checking the cells and the minimum number of rounds can't be shortened, so a slow machine gets fewer
/// processes.
package struct ProcessAllowance {
  /// The time at which the run should end, in nanoseconds of the same clock as the other times.
  private let end: UInt64
  private var last: [Set<DataSize>: UInt64] = [:]

  package init(end: UInt64) { self.end = end }

  /// Returns whether a process that measures these sizes may begin.
  ///
  /// The first process for a set of sizes may always begin. Another one may begin if it would end in time,
  /// assuming that it takes as long as the previous one.
  package func allows(_ sizes: Set<DataSize>, at now: UInt64) -> Bool {
    guard let last = last[sizes] else { return true }
    return now + last <= end
  }

  /// Records the duration of a process that measured these sizes.
  package mutating func note(_ sizes: Set<DataSize>, took duration: UInt64) { last[sizes] = duration }
}
