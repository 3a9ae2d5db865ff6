public import BenchKit

/// The figures of one cell as the report shows them.
public struct ResultRow: Sendable, Hashable {
  /// What was measured.
  public var cell: CellIdentity
  /// Objects of the model that one call decodes or encodes; 0 if the cell is not available.
  public var objects: Int
  /// Length of the document; the mean, rounded, if there are several.
  public var bytes: Int
  /// How many different documents the calls went through in turn; 0 if the cell is not available.
  public var documents: Int
  /// Median over the rounds; nil if the cell is not available.
  public var nsPerObject: Double?
  /// 10⁶ bytes of the document per second.
  public var mbPerSecond: Double?
  /// How many times faster than Foundation's coder; nil in parse rows.
  public var ratio: Double?
  /// Ends of the ratio's 95 % interval.
  public var ratioLow: Double?
  /// The upper end.
  public var ratioHigh: Double?
  /// Nil if there is no ratio, or if the control of the table differs from the reference.
  public var verdict: Verdict?
  /// True if the figures of this row should not be trusted to some percent; the report says so.
  public var isNoisy = false
  /// Nil where allocations cannot be counted.
  public var mallocsPerObject: Double?
  /// Bytes that these allocations ask for.
  public var mallocBytesPerObject: Double?
  /// Blocks of one call for each document, together: an exact number, for comparisons.
  package var mallocsOfAll: Int?
  /// Samples far from the others; they are kept.
  public var outliers = Outliers()
  package var callsPerSample = 1
  /// Nanoseconds per call, on a document of the mean length: for each process one sample a round.
  package var samples: [[Double]] = []
  /// Samples of the reference in the same rounds, if that is not a row of the report itself.
  package var referenceSamples: [[Double]]?
  /// Why the cell has no figures.
  public var unavailable: String?

  package init(cell: CellIdentity, objects: Int, bytes: Int, documents: Int) {
    self.cell = cell
    self.documents = documents
    self.objects = objects
    self.bytes = bytes
  }
}

extension ResultRow: Codable {
  private enum CodingKeys: String, CodingKey {
    case strategy, backend, model, operation, size, objects, bytes, documents
    case nsPerObject, mbPerSecond, ratio, ratioLow, ratioHigh, verdict, noisy
    case mallocsPerObject, mallocBytesPerObject, mallocsOfAll
    case outliers, callsPerSample, samples, referenceSamples, unavailable
  }

  /// Writes the figures that are missing as null; `unavailable` is there only if the cell is not available.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(cell.strategy, forKey: .strategy)
    try container.encode(cell.backend, forKey: .backend)
    try container.encode(cell.model, forKey: .model)
    try container.encode(cell.operation, forKey: .operation)
    try container.encode(cell.size, forKey: .size)
    try container.encode(objects, forKey: .objects)
    try container.encode(bytes, forKey: .bytes)
    try container.encode(documents, forKey: .documents)
    try container.encode(nsPerObject, forKey: .nsPerObject)
    try container.encode(mbPerSecond, forKey: .mbPerSecond)
    try container.encode(ratio, forKey: .ratio)
    try container.encode(ratioLow, forKey: .ratioLow)
    try container.encode(ratioHigh, forKey: .ratioHigh)
    try container.encode(verdict, forKey: .verdict)
    try container.encode(isNoisy, forKey: .noisy)
    try container.encode(mallocsPerObject, forKey: .mallocsPerObject)
    try container.encode(mallocBytesPerObject, forKey: .mallocBytesPerObject)
    try container.encode(mallocsOfAll, forKey: .mallocsOfAll)
    try container.encode(outliers, forKey: .outliers)
    try container.encode(callsPerSample, forKey: .callsPerSample)
    try container.encode(samples, forKey: .samples)
    try container.encodeIfPresent(referenceSamples, forKey: .referenceSamples)
    try container.encodeIfPresent(unavailable, forKey: .unavailable)
  }

  /// Reads what ``encode(to:)`` wrote.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      cell: CellIdentity(
        strategy: try container.decode(String.self, forKey: .strategy),
        backend: try container.decode(BackendName.self, forKey: .backend),
        model: try container.decode(ModelName.self, forKey: .model),
        operation: try container.decode(Operation.self, forKey: .operation),
        size: try container.decode(DataSize.self, forKey: .size)
      ),
      objects: try container.decode(Int.self, forKey: .objects),
      bytes: try container.decode(Int.self, forKey: .bytes),
      documents: try container.decode(Int.self, forKey: .documents)
    )
    nsPerObject = try container.decodeIfPresent(Double.self, forKey: .nsPerObject)
    mbPerSecond = try container.decodeIfPresent(Double.self, forKey: .mbPerSecond)
    ratio = try container.decodeIfPresent(Double.self, forKey: .ratio)
    ratioLow = try container.decodeIfPresent(Double.self, forKey: .ratioLow)
    ratioHigh = try container.decodeIfPresent(Double.self, forKey: .ratioHigh)
    verdict = try container.decodeIfPresent(Verdict.self, forKey: .verdict)
    isNoisy = try container.decode(Bool.self, forKey: .noisy)
    mallocsPerObject = try container.decodeIfPresent(Double.self, forKey: .mallocsPerObject)
    mallocBytesPerObject = try container.decodeIfPresent(Double.self, forKey: .mallocBytesPerObject)
    mallocsOfAll = try container.decodeIfPresent(Int.self, forKey: .mallocsOfAll)
    outliers = try container.decode(Outliers.self, forKey: .outliers)
    callsPerSample = try container.decode(Int.self, forKey: .callsPerSample)
    samples = try container.decode([[Double]].self, forKey: .samples)
    referenceSamples = try container.decodeIfPresent([[Double]].self, forKey: .referenceSamples)
    unavailable = try container.decodeIfPresent(String.self, forKey: .unavailable)
  }
}
