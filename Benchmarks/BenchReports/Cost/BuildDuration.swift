/// How long a build took.
package struct BuildDuration: Sendable, Hashable, Codable {
  /// What a clock showed.
  package var seconds: Double
  /// What processors spent, one after the other.
  package var processorSeconds: Double

  package init(seconds: Double, processorSeconds: Double) {
    self.seconds = seconds
    self.processorSeconds = processorSeconds
  }
}
