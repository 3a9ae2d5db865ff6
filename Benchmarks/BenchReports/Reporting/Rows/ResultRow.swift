public import BenchKit

/// The figures of one cell.
public struct ResultRow: Sendable, Hashable {
  /// The coordinates of the cell.
  public var cell: CellIdentity
  /// The number of objects that one call decodes or encodes; 0 if there are no figures.
  public var objects: Int
  /// The length of the document; the rounded mean if there are several.
  public var bytes: Int
  /// The number of documents that the calls used in turn; 0 if there are no figures.
  public var documents: Int
  /// The median of nanoseconds per object; `nil` if there are no figures.
  public var nsPerObject: Double?
  /// 10⁶ bytes of the document per second.
  public var mbPerSecond: Double?
  /// The speed divided by that of Foundation's coder; `nil` for parse rows.
  public var ratio: Double?
  /// The lower end of the ratio's 95 % interval.
  public var ratioLow: Double?
  /// The upper end of the ratio's 95 % interval.
  public var ratioHigh: Double?
  /// The verdict; `nil` if there is no ratio, or if the control of the table differs from the reference.
  public var verdict: Verdict?
  /// Whether the figures of this row are noisy.
  public var isNoisy = false
  /// Allocated blocks per object; `nil` where they can't be counted.
  public var mallocsPerObject: Double?
  /// Allocated bytes per object.
  public var mallocBytesPerObject: Double?
  /// The total number of blocks of one call for each document, for comparisons.
  package var mallocsOfAll: Int?
  /// The number of samples far from the others.
  public var outliers = Outliers()
  package var callsPerSample = 1
  /// Nanoseconds per call, for a document of the mean length: an array for each process, with one per round.
  package var samples: [[Double]] = []
  /// The samples of the reference in the same rounds, if that isn't a row of the report.
  package var referenceSamples: [[Double]]?
  /// The reason why there are no figures.
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
    case strategy, backend, model, operation, size, shape, objects, bytes, documents
    case nsPerObject, mbPerSecond, ratio, ratioLow, ratioHigh, verdict, noisy
    case mallocsPerObject, mallocBytesPerObject, mallocsOfAll
    case outliers, callsPerSample, samples, referenceSamples, unavailable
  }

  /// Encodes missing figures as null, `unavailable` only if it isn't `nil`, and `shape` only
  /// if it isn't `ordered`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(cell.strategy, forKey: .strategy)
    try container.encode(cell.backend, forKey: .backend)
    try container.encode(cell.model, forKey: .model)
    try container.encode(cell.operation, forKey: .operation)
    try container.encode(cell.size, forKey: .size)
    if cell.shape != .ordered { try container.encode(cell.shape, forKey: .shape) }
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

  /// Decodes the form of ``encode(to:)``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      cell: CellIdentity(
        strategy: try container.decode(String.self, forKey: .strategy),
        backend: try container.decode(BackendName.self, forKey: .backend),
        model: try container.decode(ModelName.self, forKey: .model),
        operation: try container.decode(Operation.self, forKey: .operation),
        size: try container.decode(DataSize.self, forKey: .size),
        shape: try container.decodeIfPresent(ObjectShape.self, forKey: .shape) ?? .ordered
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
