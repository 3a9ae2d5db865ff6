/// The raw figures of one cell.
package struct MeasuredCell: Sendable, Hashable, Codable {
  package var identity: CellIdentity
  package var isReported = true
  /// Objects of one document.
  package var objects = 0
  /// The mean length of the documents, rounded.
  package var bytes = 0
  /// How many documents the calls went through in turn.
  package var documents = 0
  /// How many calls a sample consists of.
  package var callsPerSample = 1
  /// Nanoseconds per call, on a document of the mean length: for each process one sample a round, in the
  /// order of the rounds.
  package var samples: [[Double]] = []
  /// The total allocations of one call for each document; nil where they cannot be counted.
  package var allocations: AllocationCount?
  /// Why there are no samples.
  package var unavailable: String?
}

extension [MeasuredCell] {
  /// The figures of the same cells from several processes, side by side.
  ///
  /// Every cell has one entry of samples for each process, even if it is empty, so that the samples of two
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
      cell.allocations = [cell.allocations, other.allocations].compactMap(\.self).min()
      if let reason = other.unavailable {
        cell.unavailable = cell.unavailable ?? reason
      }
      return cell
    }
  }
}
