extension Sequence where Element: Hashable {
  /// Returns the different elements, in the order of their first occurrences.
  package func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
