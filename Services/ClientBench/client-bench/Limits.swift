/// Counts the figures that are beyond their limits.
struct Limits {
  private(set) var misses = 0

  /// Returns the text after a figure, which is empty if the figure is within its limit.
  mutating func verdict(_ isKept: Bool) -> String {
    if isKept { return "" }
    misses += 1
    return "  — beyond its limit"
  }
}
