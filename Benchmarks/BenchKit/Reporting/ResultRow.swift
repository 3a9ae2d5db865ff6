/// The figures of one cell as the report shows them.
package struct ResultRow: Sendable, Hashable {
  package var cell: CellIdentity
  package var objects: Int
  package var bytes: Int
  /// Median over the rounds; nil if the cell is not available.
  package var nsPerObject: Double?
  /// 10⁶ bytes of the document per second.
  package var mbPerSecond: Double?
  /// How many times faster than Foundation's coder; nil in parse rows.
  package var ratio: Double?
  /// Ends of the ratio's 95 % interval.
  package var ratioLow: Double?
  package var ratioHigh: Double?
  /// Nil where allocations cannot be counted.
  package var mallocsPerObject: Double?
  /// Why the cell has no figures.
  package var unavailable: String?

  package init(cell: CellIdentity, objects: Int, bytes: Int) {
    self.cell = cell
    self.objects = objects
    self.bytes = bytes
  }
}

extension ResultRow: Encodable {
  private enum CodingKeys: String, CodingKey {
    case strategy, backend, model, operation, size, objects, bytes
    case nsPerObject, mbPerSecond, ratio, ratioLow, ratioHigh, mallocsPerObject, unavailable
  }

  /// Writes the figures that are missing as null; `unavailable` is there only if the cell is not available.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(cell.strategy, forKey: .strategy)
    try container.encode(cell.backend, forKey: .backend)
    try container.encode(cell.model, forKey: .model)
    try container.encode(cell.operation, forKey: .operation)
    try container.encode(cell.size, forKey: .size)
    try container.encode(objects, forKey: .objects)
    try container.encode(bytes, forKey: .bytes)
    try container.encode(nsPerObject, forKey: .nsPerObject)
    try container.encode(mbPerSecond, forKey: .mbPerSecond)
    try container.encode(ratio, forKey: .ratio)
    try container.encode(ratioLow, forKey: .ratioLow)
    try container.encode(ratioHigh, forKey: .ratioHigh)
    try container.encode(mallocsPerObject, forKey: .mallocsPerObject)
    try container.encodeIfPresent(unavailable, forKey: .unavailable)
  }
}
