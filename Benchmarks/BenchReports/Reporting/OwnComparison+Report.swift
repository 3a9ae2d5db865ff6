public import BenchKit

extension OwnComparison {
  /// Measures.
  ///
  /// A cell that does not pass the gate is in the report with its reason instead of figures.
  ///
  /// - Throws: `ReleaseBuild.Refusal` in a debug build, unless `allowsDebugBuild`.
  public func report() throws -> Report {
    try ReleaseBuild.require(orAllow: allowsDebugBuild)
    let environment = Environment.current()
    return Report(
      environment: environment, seed: seed, command: CommandLine.arguments.joined(separator: " "),
      results: ResultRow.rows(of: measured(), bootstrap: Bootstrap(seed: seed))
    )
  }
}
