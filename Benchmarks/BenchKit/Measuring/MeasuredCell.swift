/// The raw figures of one cell.
public struct MeasuredCell: Sendable, Hashable, Codable {
  public var identity: CellIdentity
  public var isReported: Bool
  public var objects: Int
  public var bytes: Int
  /// How many calls a sample consists of.
  public var callsPerSample: Int
  /// Nanoseconds per call, one sample for each round, in the order of the rounds.
  public var samples: [Double]
  /// Blocks that one call allocates; nil where they cannot be counted.
  public var mallocsPerCall: Int?
  /// Why there are no samples.
  public var unavailable: String?

  public init(
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
