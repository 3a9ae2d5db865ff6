import ArgumentParser
import BenchKit
import BenchReports
import BenchRows
import Foundation

/// `bench check` measures again and reports regressions.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract:
      "Measure again and fail if a strategy is slower than in a saved run, allocates more, or fails its gate.",
    discussion: """
      A cell fails if it is significantly slower than the threshold allows, in two measurements in new processes; \
      if its calls allocate an additional block; or if it can't be measured. If the baseline has lists of 100 objects, \
      only these are measured, unless you choose another size or --full.

      The exit code is 0 without regressions, 2 with regressions, 64 for wrong arguments, 130 after \
      Ctrl-C, 1 for other failures.

      EXAMPLES:
        bench run --size medium --budget 30s --processes 8 --format json \\
          --output baseline.json
        bench check --baseline baseline.json
        bench check --baseline baseline.json --budget 1m --strategy manual
      """
  )

  @Option(help: ArgumentHelp("A file that bench run --format json wrote.", valueName: "file"))
  var baseline: String

  @OptionGroup(title: "WHAT IS MEASURED") var cells: CellOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      The duration of measuring, such as 20s or 1m; 20s by default. A third is reserved for measuring suspects again. Each \
      process measures at least five rounds, or three if five take twice the budget.
      """, valueName: "time"), transform: Budget.init(parsing:)
  )
  var budget = Budget(seconds: 20)

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The allowed increase of time in percent, such as 2 or 2.5; 2 by default. A cell fails if its whole interval is above.",
      valueName: "percent"), transform: NumberArgument.percent)
  var threshold = RegressionRule.usualThreshold * 100

  @Option(
    parsing: .unconditional, help: "The seed for the order of the cells and for the intervals; 2 by default.",
    transform: { try NumberArgument.whole($0, in: 0...UInt64.max) })
  var seed: UInt64 = 2

  @OptionGroup var output: OutputOptions

  @OptionGroup var debug: DebugOption

  func run() throws {
    try debug.requireMeasurable()
    let baseline = try SavedReport.read(baseline)
    let wanted = try wantedCells(baseline)
    let rule = RegressionRule(seed: seed, threshold: threshold / 100)
    let first = try measure(wanted, budget: budget.nanoseconds * 2 / 3, seed: seed, announcing: true)
    let suspects = rule.suspects(baseline: baseline, new: first)
    let again =
      suspects.isEmpty
      ? nil : try measure(suspects, budget: budget.nanoseconds / 3, seed: seed &+ 100, announcing: false)
    let check = rule.check(wanted, baseline: baseline, new: first, again: again)
    try output.write(check) { ComparisonText(layout: $0).text(of: check) }
    guard check.findings.isEmpty else { throw ExitCode(2) }
  }

  /// Processes differ more than the rounds within one, so many short processes give smaller intervals.
  private static let processes = 8

  /// Returns the cells of strategies in the baseline that the options include.
  private func wantedCells(_ baseline: Report) throws -> [CellIdentity] {
    var filter = cells.filter
    filter.isFull = true
    let sizes = Set(baseline.results.map(\.cell.size))
    if filter.sizes.isEmpty, !cells.full, sizes.contains(.medium) {
      filter.sizes = [.medium]
    }
    let peers = FloorName.all + ComparedRows.peerNames
    let wanted = baseline.results.filter { row in
      row.nsPerObject != nil && row.cell.operation != .parse && !row.cell.isControl
        && row.cell.size != .file && !peers.contains(row.cell.strategy)
        && filter.includes(row.cell, isPeer: false)
    }
    guard !wanted.isEmpty else {
      throw ValidationError("\(self.baseline) has no cell of a strategy with all of these properties")
    }
    return wanted.map(\.cell)
  }

  /// - Parameter announcing: Whether to warn if measuring takes longer than the user's budget.
  private func measure(
    _ wanted: [CellIdentity], budget: UInt64, seed: UInt64, announcing: Bool
  ) throws -> Report {
    var subject = Subject(filter: CellFilter(sizes: Set(wanted.map(\.size)), isFull: true))
    subject.only = wanted
    let phases = MeasuringPhase.phases(
      subject, budget: budget, processes: (light: Self.processes, heavy: 1), seed: seed)
    if announcing { try LeastTime.announce(of: phases, budget: self.budget.nanoseconds) }
    let report = try MeasuringRun(phases: phases, seed: seed).report(environment: .current())
    guard !report.isInterrupted else { throw Interruption.Notice(description: "interrupted") }
    return report
  }
}
