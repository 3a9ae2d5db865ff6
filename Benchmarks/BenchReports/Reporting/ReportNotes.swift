import BenchKit

/// The notes below the figures, in every format.
enum ReportNotes {
  /// The warning above the figures of a noisy report; `nil` if it isn't noisy.
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

  /// - Parameter hasSigns: Whether verdicts are shown as signs, rather than as colors on a page.
  static func lines(of report: Report, hasSigns: Bool = true) -> [String] {
    let verdicts = (hasSigns ? "+ faster, - slower, = " : "") + "no difference"
    let single = report.results.contains { !$0.cell.isReference && $0.ratio != nil && $0.processes == 1 }
    let few = report.results.count(where: \.hasFewRounds)
    let comparison = [
      "ratio: times faster than \(PeerName.reference) in the same rounds, with its 95 % interval;"
        + " \(verdicts) (the interval contains 1, or the effect is at most 2 %, or more if fewer"
        + " than 8 processes measured), ~ noisy (\(noise(of: report))).",
      single
        ? "¹: measured in one process, whose layout of memory may change times by 1 to 5 %, which the interval does not"
          + " include; effects up to 5.7 % count as no difference." : "",
      few == 0
        ? ""
        : "\(few) \(few == 1 ? "row has" : "rows have") fewer than \(PairedRatio.fewestPairs) samples and no verdict;"
          + " a larger \(report.isOfOwnProgram == true ? "budget" : "--budget") or a quieter machine gives more"
          + " samples.",
      "\(PeerName.control): the reference measured twice" + floors(of: report) + ".",
    ]
    let all = [
      report.results.isEmpty ? "" : RowOrder.sentence,
      report.results.contains { $0.documents > 1 }
        ? "If there are several documents, the calls use them in turn, in the same order in every row; figures are means"
          + " over all documents." : "",
      report.results.isEmpty
        ? ""
        : "MB: 10⁶ bytes of the document; mallocs, bytes: allocated per object, the minimum of several counts; in rows"
          + " that use Foundation, they may differ a little from run to run.",
      report.results.isEmpty ? "" : counts(of: report),
      report.errorsUnavailable.map { "Malformed documents: n/a (\($0))." } ?? "",
      unmeasured(in: report),
      "The authors of this suite also wrote the strategies, and spent more time on them than on the peers.",
    ]
    let partial = report.results.contains { $0.cell.operation == .partial } ? [Self.partial] : []
    let parts = partial + coldStarts(of: report) + threads(of: report)
    let compared = report.comparesStrategies ? comparison + ShapeNotes(report).sentences : []
    return (compared + parts + all).filter { !$0.isEmpty }
  }

  /// What the report doesn't contain, with the option of `bench` that adds it.
  private static func unmeasured(in report: Report) -> String {
    let isOfBench = report.isOfOwnProgram != true
    func part(_ name: String, _ option: String) -> String { isOfBench ? "\(name) (\(option))" : name }
    let hasKnownFiles = report.results.contains { ModelName.knownFiles.contains($0.cell.model) }
    let parts = [
      isOfBench && !hasKnownFiles ? part("known files", "--corpus") : nil,
      report.coldStarts == nil ? part("cold starts", "--cold-start") : nil,
      report.threads == nil ? part("threads", "--threads") : nil,
      "energy", "other platforms than this one",
    ]
    return "Not measured: \(parts.compactMap(\.self).joined(separator: ", "))."
  }

  /// The explanation of lists that arrive in chunks.
  private static let partial =
    "partial: a list arrives in as many chunks as it has objects, with the value so far after each, so a time per object is"
    + " one per chunk; \(PeerName.reference), which can't decode a part of a text, decodes the complete list once."

  /// The explanations of cold starts.
  private static func coldStarts(of report: Report) -> [String] {
    guard let rows = report.coldStarts else { return [] }
    let processes = rows.map(\.startSamples.count).max() ?? 0
    let reasons = rows.compactMap(\.instructionsUnavailable?.firstLine).uniqued()
    return [
      "From start, from main: processor time of the main thread until the first todo is decoded, the median of"
        + " \(processes) processes; before main, the libraries of bench are loaded, whatever the strategy."
    ] + reasons.map { "Instructions: n/a (\($0))." }
  }

  /// The explanations of several threads.
  private static func threads(of report: Report) -> [String] {
    guard let rows = report.threads else { return [] }
    let count = rows.map(\.elapsedSamples.count).max() ?? 0
    let processes = count == 1 ? "one process" : "\(count) processes"
    return [
      "Threads: each has its own copies of the documents, all with the same mapper. × one, CPU: throughput, and"
        + " processor time of a call, divided by those of one thread in the same round, in \(processes). The"
        + " throughput depends on the load of the machine; the control, a checksum of the same documents, shows the"
        + " losses that the machine alone causes."
    ]
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
    let explained = names.map(explained).joined(separator: ", ")
    return "; \(explained): \(noun), that is work which every mapping includes"
  }

  /// A floor with an explanation, such as `copy (of the bytes)`.
  private static func explained(_ floor: String) -> String {
    switch floor {
    case FloorName.copy: "\(floor) (of the bytes)"
    default: "\(floor) (of the models from values)"
    }
  }

  private static func counts(of report: Report) -> String {
    let outliers = report.outliers
    return "\(FigureFormat.grouped(report.sampleCount)) samples, \(processes(of: report)); "
      + "\(FigureFormat.grouped(outliers.total)) \(outliers.total == 1 ? "outlier" : "outliers") "
      + "(\(outliers.severe) severe) \(outliers.total == 1 ? "is" : "are") counted, not removed."
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
