package import BenchKit

/// The first todo that new processes decode.
package struct ColdStartRow: Sendable, Hashable, Codable {
  package var strategy: String
  /// Nanoseconds of processor time from the start of the process until the todo is decoded.
  package var fromStart: Estimate?
  /// Nanoseconds of processor time from the start of `main` until the todo is decoded.
  package var fromMain: Estimate?
  /// The instructions from the start of `main` until the todo is decoded, counted once.
  package var instructions: UInt64?
  /// The reason why the instructions aren't counted.
  package var instructionsUnavailable: String?
  /// The samples of ``fromStart``, one for each process.
  package var startSamples: [Double]
  /// The samples of ``fromMain``, one for each process.
  package var mainSamples: [Double]
  /// The reason why there are no figures.
  package var unavailable: String?

  /// - Parameter unavailable: The reason why there are no figures, or only some.
  package init(strategy: String, samples: [FirstDecode], unavailable: String? = nil, bootstrap: Bootstrap) {
    self.strategy = strategy
    self.unavailable = unavailable
    startSamples = []
    mainSamples = []
    guard unavailable == nil else { return }
    for sample in samples {
      guard let decoding = sample.decoding else { continue }
      startSamples.append(Double(sample.loading + decoding))
      mainSamples.append(Double(decoding))
    }
    fromStart = Estimate(medianOf: startSamples, bootstrap: bootstrap)
    fromMain = Estimate(medianOf: mainSamples, bootstrap: bootstrap)
  }

  /// The columns of the table in text.
  static let columns = [
    "first todo of a process", "from start", "interval", "from main", "interval", "instructions",
  ]
  static let widths = [24, 10, 17, 9, 17, 12]

  /// The display name of the strategy.
  var title: String { StrategyTraits.title(of: strategy) }

  var cells: [String] {
    guard let fromStart, let fromMain else {
      return [title, "n/a (\(unavailable?.firstLine ?? "no sample"))", "", "", "", ""]
    }
    let time = FigureFormat.duration(nanoseconds:)
    return [title] + fromStart.cells(time) + fromMain.cells(time)
      + [instructions.map { FigureFormat.grouped(Int($0)) } ?? "–"]
  }
}
