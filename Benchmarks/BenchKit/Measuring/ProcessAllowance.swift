/// Decides whether a run has time for one more process of the same cells.
///
/// Checking the cells and the least number of rounds take as long as they take: a slow machine gets fewer
/// processes instead of more time.
package struct ProcessAllowance {
  /// When the run should be over, in nanoseconds of the clock that the other times are of.
  private let end: UInt64
  private var last: [Set<DataSize>: UInt64] = [:]

  package init(end: UInt64) {
    self.end = end
  }

  /// Whether a process that measures these sizes may begin.
  ///
  /// The first one always may; another one if it will be over in time, should it take as long as the last
  /// one.
  package func allows(_ sizes: Set<DataSize>, at now: UInt64) -> Bool {
    guard let last = last[sizes] else { return true }
    return now + last <= end
  }

  /// Remembers how long a process that measured these sizes took.
  package mutating func note(_ sizes: Set<DataSize>, took duration: UInt64) {
    last[sizes] = duration
  }
}
