public import BenchKit

extension OwnComparison {
  /// Measures all cells.
  ///
  /// A cell that doesn't pass the gate has the reason instead of figures.
  ///
  /// - Throws: `ReleaseBuild.Refusal` in a debug build, unless `allowsDebugBuild` is true.
  public func report() throws -> Report {
    try ReleaseBuild.require(orAllow: allowsDebugBuild)
    let environment = Environment.current()
    var report = Report(
      environment: environment, seed: seed, command: CommandLine.arguments.joined(separator: " "),
      results: ResultRow.rows(of: measured(), bootstrap: Bootstrap(seed: seed))
    )
    report.isOfOwnProgram = true
    return report
  }
}
