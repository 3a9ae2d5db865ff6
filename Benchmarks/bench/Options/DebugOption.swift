import ArgumentParser
import BenchKit

/// Whether a debug build may measure.
struct DebugOption: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      "Measure a debug build too, to compare it with a release build of the same code.", visibility: .hidden))
  var allowDebug = false

  /// - Throws: ``ReleaseBuild/Refusal`` in a debug build that may not measure.
  func requireMeasurable() throws {
    try ReleaseBuild.require(orAllow: allowDebug)
  }
}
