/// Decides whether a run has time for one more process of the same cells.
///
/// Checking the cells and the minimum number of rounds always take place, however long they take: a slow
/// machine gets fewer processes instead of more time.
package struct ProcessAllowance {
  /// The time at which the run should end, in nanoseconds of the clock that the other times use.
  private let end: UInt64
  private var last: [Set<DataSize>: UInt64] = [:]

  package init(end: UInt64) {
    self.end = end
  }

  /// Whether a process that measures these sizes may begin.
  ///
  /// The first one always may; another one may if it would end in time, taking as long as the previous
  /// one.
  package func allows(_ sizes: Set<DataSize>, at now: UInt64) -> Bool {
    guard let last = last[sizes] else { return true }
    return now + last <= end
  }

  /// Records how long a process that measured these sizes took.
  package mutating func note(_ sizes: Set<DataSize>, took duration: UInt64) {
    last[sizes] = duration
  }
}
