/// What every format says beside the figures: how to read them, and what not to believe.
enum ReportNotes {
  /// What a report says on top of all figures if they are noisy; nil if they are not.
  static func stamp(of report: Report) -> String? {
    let noisy = report.noisyControls
    guard !noisy.isEmpty else { return nil }
    let tables = noisy.map { "\($0.cell.model.rawValue) \($0.cell.operation.rawValue)" }
    return "NOISY: the reference differs from itself in \(noisy.count) of \(report.controls.count) tables "
      + "(\(tables.joined(separator: ", "))), which give no verdict; run again on a quiet machine."
  }

  static func lines(of report: Report) -> [String] {
    [
      "ratio: times faster than \(FoundationPeers.referenceName) in the same rounds, with its 95 % interval;"
        + " + faster, - slower, = no difference (the interval holds 1, or the effect is at most 2 %), ~ noisy.",
      "\(FoundationPeers.controlName): the reference measured twice; \(FloorName.copy), \(FloorName.build), "
        + "\(FloorName.fused): floors, that is work which no mapping can do without.",
      "MB: 10⁶ bytes of the document; mallocs, bytes: what one call allocates, by the number of objects.",
      counts(of: report),
      "Not measured: cold starts, contention between threads, energy, other platforms than this one.",
      "The strategies were written by the authors of this suite, who had more time for them than for the peers.",
    ]
  }

  private static func counts(of report: Report) -> String {
    let outliers = report.outliers
    let processes = report.processes == 1 ? "one process" : "\(report.processes) processes"
    return "\(FigureFormat.grouped(report.sampleCount)) samples in \(processes) for each size; "
      + "\(FigureFormat.grouped(outliers.total)) outliers (\(outliers.severe) of them severe) are counted and kept."
  }
}
