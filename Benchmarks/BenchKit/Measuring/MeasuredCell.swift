/// The measured figures of one cell.
package struct MeasuredCell: Sendable, Hashable, Codable {
  package var identity: CellIdentity
  package var isReported = true
  /// The number of objects in a document.
  package var objects = 0
  /// The mean length of the documents, rounded.
  package var bytes = 0
  /// The number of documents that the calls used in turn.
  package var documents = 0
  /// The number of calls in a sample.
  package var callsPerSample = 1
  /// Nanoseconds per call, for a document of the mean length: an array for each process, with one sample per
  /// round.
  package var samples: [[Double]] = []
  /// The total allocations of one call for each document; `nil` where they can't be counted.
  package var allocations: AllocationCount?
  /// The bytes that a call of a contender allocates; `nil` where they aren't counted.
  package var allocatedBytes: Double?
  /// The reason why there are no samples.
  package var unavailable: String?
}

extension [MeasuredCell] {
  /// Combines the figures of the same cells from several processes.
  ///
  /// Every cell has an array of samples for each process, even if the array is empty. Samples of two cells
  /// with the same indices are therefore from the same round of the same process.
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
      if let reason = other.unavailable { cell.unavailable = cell.unavailable ?? reason }
      return cell
    }
  }
}
