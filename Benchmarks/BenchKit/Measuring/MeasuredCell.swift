/// The raw figures of one cell.
package struct MeasuredCell: Sendable, Hashable, Codable {
  package var identity: CellIdentity
  package var isReported = true
  package var objects = 0
  package var bytes = 0
  /// How many calls a sample consists of.
  package var callsPerSample = 1
  /// Nanoseconds per call: for each process one sample a round, in the order of the rounds.
  package var samples: [[Double]] = []
  /// What one call allocates; nil where it cannot be counted.
  package var allocationsPerCall: AllocationCount?
  /// Why there are no samples.
  package var unavailable: String?
}

extension [MeasuredCell] {
  /// The figures of the same cells from several processes, side by side.
  ///
  /// Every cell keeps one entry of samples for each process, even if it is empty, so that the samples of two
  /// cells with the same indices come from the same round of the same process.
  package func merged(with others: [MeasuredCell]) -> [MeasuredCell] {
    guard !isEmpty else { return others }
    let others = Dictionary(others.map { ($0.identity, $0) }) { first, _ in first }
    return map { cell in
      var cell = cell
      guard let other = others[cell.identity] else {
        cell.samples.append([])
        return cell
      }
      cell.samples += other.samples
      cell.allocationsPerCall = [cell.allocationsPerCall, other.allocationsPerCall].compactMap(\.self).min()
      if let reason = other.unavailable {
        cell.unavailable = cell.unavailable ?? reason
      }
      return cell
    }
  }
}
