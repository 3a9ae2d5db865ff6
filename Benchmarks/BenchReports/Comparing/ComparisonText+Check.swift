extension ComparisonText {
  /// Returns the findings, a summary, and the smallest slowdowns that the check could have found.
  package func text(of check: RegressionCheck) -> String {
    let findings = check.findings.flatMap { finding in
      layout.wrapped(sentence(of: finding), indent: "  ").map { layout.colored($0, .red) }
    }
    let lines = warnings(check.warnings) + findings + layout.wrapped(summary(of: check)) + limits(of: check)
    return lines.text
  }

  private func sentence(of finding: RegressionRule.Finding) -> String {
    let title = finding.cell.title
    switch finding.kind {
    case .time:
      let change = finding.change
      return "SLOWER: \(title) takes \(moreTime(change?.speed)) % more time "
        + "(\(moreTime(change?.high)) to \(moreTime(change?.low)) %)"
    case .allocations:
      return "MALLOCS: \(title) allocates \(finding.change?.mallocsAfter ?? 0) blocks for all documents, "
        + "before \(finding.change?.mallocsBefore ?? 0)"
    case .missing: return "MISSING: \(title): \(finding.reason ?? "no longer measured")"
    }
  }

  /// The increase in percent of the former time.
  private func moreTime(_ speed: Double?) -> String {
    FigureFormat.fixed((1 / (speed ?? 1) - 1) * 100, decimals: 0)
  }

  private func summary(of check: RegressionCheck) -> String {
    let count = check.findings.count { $0.kind != .missing }
    let regressions = count == 0 ? "no regression" : count == 1 ? "1 regression" : "\(count) regressions"
    let lost = check.wanted - check.measured
    let cells = "\(check.measured) \(check.measured == 1 ? "cell" : "cells")"
    return "\(regressions) in \(cells)"
      + (lost == 0 ? "" : "; \(lost) of the baseline's \(check.wanted) could not be measured")
      + (check.judged == check.measured ? "" : "; the time of \(check.judged) was compared")
  }

  private func limits(of check: RegressionCheck) -> [String] {
    guard let least = check.leastSlowdown, let all = check.leastSlowdownOfAll else { return [] }
    let range = [least, all].map { FigureFormat.fixed($0 * 100, decimals: 0) }
    return layout.wrapped(
      range[0] == range[1]
        ? "slow-downs under \(range[0]) % would not have been found"
        : "slow-downs under \(range[0]) % would not have been found, in some cells none under \(range[1]) %")
  }
}
