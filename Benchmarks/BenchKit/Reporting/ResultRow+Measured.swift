import Foundation

extension ResultRow {
  /// The rows of the cells that are to be reported, with ratios to the reference cells among them.
  package static func rows(of measured: [MeasuredCell], bootstrap: Bootstrap) -> [ResultRow] {
    let samples = Dictionary(measured.map { ($0.identity, $0.samples) }) { first, _ in first }
    return measured.filter(\.isReported).map { cell in
      let reference = cell.identity.reference.flatMap { samples[$0] }
      return ResultRow(cell, reference: reference, bootstrap: bootstrap)
    }
  }

  private init(_ measured: MeasuredCell, reference: [Double]?, bootstrap: Bootstrap) {
    self.init(cell: measured.identity, objects: measured.objects, bytes: measured.bytes)
    unavailable = measured.unavailable
    guard unavailable == nil, !measured.samples.isEmpty, objects > 0 else { return }
    let nanoseconds = median(measured.samples)
    nsPerObject = (nanoseconds / Double(objects)).rounded(decimals: 3)
    // Bytes per nanosecond are 10⁹ bytes per second.
    mbPerSecond = (Double(bytes) / nanoseconds * 1000).rounded(decimals: 3)
    mallocsPerObject = measured.mallocsPerCall.map { Double($0) / Double(objects) }
    if let reference, let paired = PairedRatio(of: measured.samples, to: reference, bootstrap: bootstrap) {
      ratio = paired.ratio.rounded(decimals: 4)
      ratioLow = paired.low.rounded(decimals: 4)
      ratioHigh = paired.high.rounded(decimals: 4)
    }
  }
}

extension Double {
  /// More digits than a measurement has would only be noise in a report.
  fileprivate func rounded(decimals: Int) -> Double {
    let scale = pow(10, Double(decimals))
    return (self * scale).rounded() / scale
  }
}
