/// The cost of each additional model in one strategy.
package struct ModelCost: Sendable, Hashable, Codable {
  /// The figures of one generated target.
  package struct Build: Sendable, Hashable, Codable {
    package var models: Int
    /// The processor time, which other programs hardly affect.
    package var seconds: Double
    package var objectBytes: Int

    package init(models: Int, seconds: Double, objectBytes: Int) {
      self.models = models
      self.seconds = seconds
      self.objectBytes = objectBytes
    }
  }

  package var strategy: String
  package var builds: [Build]
  /// The lines per model that map the catalog's models; `nil` if the catalog doesn't use the strategy.
  package var linesPerModel: Double?
  /// The size of a stripped program that decodes and encodes one model, and with Swift's libraries in it.
  package var programBytes: Int?
  package var staticProgramBytes: Int?

  package init(strategy: String, builds: [Build], linesPerModel: Double?) {
    self.strategy = strategy
    self.builds = builds
    self.linesPerModel = linesPerModel
  }

  /// Milliseconds per additional model, without the constant cost of a target.
  package var millisecondsPerModel: Double? { slope { $0.seconds * 1000 } }
  package var objectBytesPerModel: Double? { slope { Double($0.objectBytes) } }

  private func slope(_ figure: (Build) -> Double) -> Double? {
    let sorted = builds.sorted { $0.models < $1.models }
    guard let few = sorted.first, let many = sorted.last, many.models > few.models else { return nil }
    return (figure(many) - figure(few)) / Double(many.models - few.models)
  }
}
