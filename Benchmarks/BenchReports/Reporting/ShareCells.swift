import BenchKit

/// The cells of the tables of shares and of memory in text.
extension SplitRow {
  static let titles = ["share of decode + encode", "parse", "map", "build", "encode"]

  var cells: [String] {
    ["\(model.rawValue) \(name)"] + shares.map { FigureFormat.fixed($0.share * 100, decimals: 0) + " %" }
  }
}

extension MemoryRow {
  static let titles = ["peak memory of one decode", "MB", "× document"]

  var cells: [String] {
    [
      "\(model.rawValue) \(StrategyTraits.title(of: strategy))",
      FigureFormat.fixed(Double(peakBytes) / 1e6, decimals: 1),
      FigureFormat.fixed(Double(peakBytes) / Double(max(1, documentBytes)), decimals: 1),
    ]
  }
}
