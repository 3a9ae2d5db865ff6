import ArgumentParser
import BenchKit

/// The option that allows a debug build to measure.
struct DebugOption: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      "Measure a debug build too, to compare it with a release build of the same code.", visibility: .hidden))
  var allowDebug = false

  /// - Throws: ``ReleaseBuild/Refusal`` in a debug build without the option.
  func requireMeasurable() throws { try ReleaseBuild.require(orAllow: allowDebug) }
}
