import BenchKit
import Foundation

/// A speed relative to Foundation's coders, as the geometric mean over several models.
struct CardSpeed: Sendable, Hashable {
  let ratio: Double
  /// The ends of the interval; `nil` for the reference.
  let low: Double?
  let high: Double?
  /// Whether one of the ratios is noisy.
  let isNoisy: Bool
  /// Whether one of the ratios was measured in a single process.
  let isOfOneProcess: Bool

  /// Creates the mean of the rows; `nil` without rows, or if one has no ratio.
  ///
  /// The ends of the interval are the geometric means of the ends. The standard deviation of a mean is at
  /// most the mean of the standard deviations, so this interval isn't too narrow, even if the models' errors
  /// are correlated.
  init?(_ rows: [ResultRow]) {
    func mean(_ figure: (ResultRow) -> Double?) -> Double? {
      let logarithms = rows.compactMap(figure).map { log($0) }
      guard !rows.isEmpty, logarithms.count == rows.count else { return nil }
      return exp(logarithms.reduce(0, +) / Double(rows.count))
    }
    guard let ratio = mean(\.ratio) else { return nil }
    let isReference = rows.allSatisfy(\.cell.isReference)
    self.ratio = ratio
    low = isReference ? nil : mean(\.ratioLow)
    high = isReference ? nil : mean(\.ratioHigh)
    isNoisy = !isReference && rows.contains(where: \.isNoisy)
    isOfOneProcess = rows.contains { $0.processes == 1 }
  }

  /// The ratio, such as `16.7`, with a sign if it is noisy.
  var text: String { times + (isNoisy ? "~" : "") }

  /// The ratio without a sign, for sentences.
  var times: String { FigureFormat.ratio(ratio) }

  /// The interval, such as `15.9 – 17.5`; a raised 1 marks that of a single process.
  var interval: String? { span.map { $0 + (isOfOneProcess ? "¹" : "") } }

  /// The interval without a sign, for sentences.
  var span: String? {
    guard let low, let high else { return nil }
    return "\(FigureFormat.ratio(low)) – \(FigureFormat.ratio(high))"
  }
}
