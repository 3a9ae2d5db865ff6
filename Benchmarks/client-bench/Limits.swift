#if Client
/// Counts the figures that are beyond their limits.
struct Limits {
  private(set) var misses = 0

  /// What is printed behind a figure: nothing if it is as it should be.
  mutating func verdict(_ isKept: Bool) -> String {
    if isKept { return "" }
    misses += 1
    return "  — not as it should be"
  }
}
#endif
