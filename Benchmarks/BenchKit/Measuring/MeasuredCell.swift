/// The raw figures of one cell.
package struct MeasuredCell: Sendable, Hashable, Codable {
  package var identity: CellIdentity
  package var isReported: Bool
  package var objects: Int
  package var bytes: Int
  /// How many calls a sample consists of.
  package var callsPerSample: Int
  /// Nanoseconds per call, one sample for each round, in the order of the rounds.
  package var samples: [Double]
  /// Blocks that one call allocates; nil where they cannot be counted.
  package var mallocsPerCall: Int?
  /// Why there are no samples.
  package var unavailable: String?

  package init(
    identity: CellIdentity, isReported: Bool = true, objects: Int = 0, bytes: Int = 0,
    callsPerSample: Int = 1,
    samples: [Double] = [], mallocsPerCall: Int? = nil, unavailable: String? = nil
  ) {
    self.identity = identity
    self.isReported = isReported
    self.objects = objects
    self.bytes = bytes
    self.callsPerSample = callsPerSample
    self.samples = samples
    self.mallocsPerCall = mallocsPerCall
    self.unavailable = unavailable
  }
}
