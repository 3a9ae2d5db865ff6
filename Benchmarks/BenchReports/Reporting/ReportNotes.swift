import BenchKit

/// The notes that every format has below its figures.
enum ReportNotes {
  /// The warning above the figures of a noisy report; nil if it isn't noisy.
  static func stamp(of report: Report) -> String? {
    let noisy = report.noisyControls
    guard !noisy.isEmpty else { return nil }
    let tables = noisy.map(\.cell.place)
    return "NOISY: the reference differs from itself in \(noisy.count) of \(report.controls.count) tables "
      + "(\(tables.joined(separator: ", "))), which give no verdict; run again on a quiet machine."
  }

  /// The warning beside the cards of a noisy report, without the names of the tables.
  static func warning(of report: Report) -> String? {
    let noisy = report.noisyControls.count
    guard noisy > 0 else { return nil }
    return
      "NOISY: the reference differs from itself in \(noisy) of \(report.controls.count) tables; run again on a "
      + "quiet machine."
  }

  /// - Parameter hasSigns: whether verdicts are shown as signs, rather than as colours on a page.
  static func lines(of report: Report, hasSigns: Bool = true) -> [String] {
    let verdicts = (hasSigns ? "+ faster, - slower, = " : "") + "no difference"
    let single = report.results.contains { !$0.cell.isReference && $0.ratio != nil && $0.processes == 1 }
    let few = report.results.count(where: \.hasFewRounds)
    let comparison = [
      "ratio: times faster than \(PeerName.reference) in the same rounds, with its 95 % interval;"
        + " \(verdicts) (the interval holds 1, or the effect is at most 2 %, more where fewer"
        + " than 8 processes measured), ~ noisy (\(noise(of: report))).",
      single
        ? "¹: measured in one process, whose layout of memory is worth 1 to 5 %, which the interval does not contain;"
          + " effects up to 5.7 % are not called a difference." : "",
      few == 0
        ? ""
        : "\(few) \(few == 1 ? "row has" : "rows have") fewer than \(PairedRatio.fewestPairs) samples and no verdict:"
          + " a larger --budget, or a quieter machine, gives more.",
      "\(PeerName.control): the reference measured twice" + floors(of: report) + ".",
    ]
    let all = [
      report.results.isEmpty ? "" : RowOrder.sentence,
      report.results.contains { $0.documents > 1 }
        ? "Of several documents the calls go through all in turn, in the same order in every row; figures are means over"
          + " all of them." : "",
      "MB: 10⁶ bytes of the document; mallocs, bytes: the least that any counted call allocates, by the number of"
        + " objects; where Foundation is at work it may differ a little from run to run.",
      counts(of: report),
      report.errorsUnavailable.map { "Malformed documents: n/a (\($0))." } ?? "",
      "Not measured: "
        + (report.results.contains { ModelName.knownFiles.contains($0.cell.model) }
          ? "" : "known files (--corpus), ")
        + "cold starts, contention between threads, energy, other platforms than this one.",
      "The strategies were written by the authors of this suite, who had more time for them than for the peers.",
    ]
    return ((report.comparesStrategies ? comparison : []) + all).filter { !$0.isEmpty }
  }

  /// The criteria for noisy figures in this report.
  static func noise(of report: Report) -> String {
    let own = ["an interval wider than 20 %", "fewer than \(PairedRatio.fewestPairs) samples"]
    return report.noisyControls.isEmpty
      ? own.joined(separator: " or ")
      : own.joined(separator: ", ") + " or a control that differs from the reference"
  }

  /// The floors of the report, with explanations.
  private static func floors(of report: Report) -> String {
    let names = FloorName.all.filter { name in report.results.contains { $0.cell.strategy == name } }
    guard !names.isEmpty else { return "" }
    let noun = names.count == 1 ? "a floor" : "floors"
    let told = names.map(told).joined(separator: ", ")
    return "; \(told): \(noun), that is work which no mapping can do without"
  }

  /// A floor with an explanation, such as `copy (of the bytes)`.
  private static func told(_ floor: String) -> String {
    switch floor {
    case FloorName.copy: "\(floor) (of the bytes)"
    default: "\(floor) (of the models from values)"
    }
  }

  private static func counts(of report: Report) -> String {
    let outliers = report.outliers
    return "\(FigureFormat.grouped(report.sampleCount)) samples, \(processes(of: report)); "
      + "\(FigureFormat.grouped(outliers.total)) \(outliers.total == 1 ? "outlier" : "outliers") "
      + "(\(outliers.severe) severe) \(outliers.total == 1 ? "is" : "are") counted and kept."
  }

  /// The number of processes, such as `small and medium in 5 processes, large in one process`.
  private static func processes(of report: Report) -> String {
    let counts = DataSize.allCases.compactMap { size in
      report.results.filter { $0.cell.size == size }.map(\.processes).max().map { (size: size, count: $0) }
    }
    var groups: [(count: Int, sizes: [String])] = []
    for (size, count) in counts where count > 0 {
      if let last = groups.indices.last, groups[last].count == count {
        groups[last].sizes.append(size.rawValue)
      } else {
        groups.append((count, [size.rawValue]))
      }
    }
    return groups.map { group in
      group.sizes.joined(separator: " and ")
        + (group.count == 1 ? " in one process" : " in \(group.count) processes")
    }.joined(separator: ", ")
  }
}
