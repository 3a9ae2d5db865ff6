/// The duration of a build.
package struct BuildDuration: Sendable, Hashable, Codable {
  /// Elapsed time.
  package var seconds: Double
  /// The sum of the processor time.
  package var processorSeconds: Double

  package init(seconds: Double, processorSeconds: Double) {
    self.seconds = seconds
    self.processorSeconds = processorSeconds
  }
}
