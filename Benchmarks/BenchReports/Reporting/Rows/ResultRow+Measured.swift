package import BenchKit
import Foundation

extension ResultRow {
  /// Returns the rows of the cells that are reported, with ratios to the reference cells among them.
  package static func rows(of measured: [MeasuredCell], bootstrap: Bootstrap) -> [ResultRow] {
    let samples = Dictionary(measured.map { ($0.identity, $0) }) { first, _ in first }
    let rows = measured.filter(\.isReported).map { cell in
      let reference = cell.identity.reference.flatMap { samples[$0] }
      return ResultRow(cell, reference: reference, bootstrap: bootstrap)
    }
    let noisy = Set(rows.filter(\.isDifferentControl).compactMap(\.cell.control))
    return rows.map { row in
      guard let control = row.cell.control, noisy.contains(control) else { return row }
      var row = row
      row.isNoisy = true
      if !row.cell.isControl { row.verdict = nil }
      return row
    }
  }

  /// The maximum width of the interval of a row that isn't noisy, as a ratio.
  private static let widestInterval = 1.2

  /// Whether this is a control whose interval excludes 1, although it does the same work as the reference; false if
  /// there are too few pairs for a verdict. The interval of one process is too narrow for that, so its verdict counts.
  package var isDifferentControl: Bool {
    guard cell.isControl, let verdict, let ratioLow, let ratioHigh else { return false }
    return processes == 1 ? verdict != .same : ratioLow > 1 || ratioHigh < 1
  }

  /// Whether there were too few rounds for a verdict.
  package var hasFewRounds: Bool {
    ratio != nil && !cell.isReference && samples.reduce(0) { $0 + $1.count } < PairedRatio.fewestPairs
  }

  /// The number of processes with samples.
  package var processes: Int { samples.count { !$0.isEmpty } }

  private init(_ measured: MeasuredCell, reference: MeasuredCell?, bootstrap: Bootstrap) {
    self.init(
      cell: measured.identity, objects: measured.objects, bytes: measured.bytes,
      documents: measured.documents)
    unavailable = measured.unavailable
    let all = measured.samples.flatMap { $0 }
    guard unavailable == nil, !all.isEmpty, objects > 0 else { return }
    samples = measured.samples
    callsPerSample = measured.callsPerSample
    outliers = Outliers(in: all)
    let nanoseconds = median(all)
    nsPerObject = (nanoseconds / Double(objects)).rounded(decimals: 3)
    // Bytes per nanosecond are 10⁹ bytes per second.
    mbPerSecond = (Double(bytes) / nanoseconds * 1000).rounded(decimals: 3)
    let allObjects = Double(objects * max(1, documents))
    mallocsOfAll = measured.allocations?.blocks
    mallocsPerObject = mallocsOfAll.map { (Double($0) / allObjects).rounded(decimals: 6) }
    let bytesOfAll =
      measured.allocations.map { Double($0.bytes) }
      ?? measured.allocatedBytes.map { $0 * Double(max(1, documents)) }
    mallocBytesPerObject = bytesOfAll.map { ($0 / allObjects).rounded(decimals: 1) }
    guard let reference, let paired = PairedRatio(of: samples, to: reference.samples, bootstrap: bootstrap)
    else { return }
    if !reference.isReported { referenceSamples = reference.samples }
    ratio = paired.ratio.rounded(decimals: 4)
    ratioLow = paired.low.rounded(decimals: 4)
    ratioHigh = paired.high.rounded(decimals: 4)
    let pairs = zip(samples, reference.samples).reduce(0) { $0 + min($1.0.count, $1.1.count) }
    if !cell.isReference, pairs < PairedRatio.fewestPairs {
      isNoisy = true
    } else if !cell.isReference {
      verdict = Verdict(
        ratio: paired.ratio, low: paired.low, high: paired.high,
        leastEffect: Verdict.leastEffect(processes: processes))
      isNoisy = paired.high / paired.low > Self.widestInterval
    }
  }
}

extension Double {
  /// Rounds to the digits that are significant in a measurement.
  func rounded(decimals: Int) -> Double {
    let scale = pow(10, Double(decimals))
    return (self * scale).rounded() / scale
  }
}
