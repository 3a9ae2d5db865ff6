package import Foundation

/// Everything that a run found out.
package struct Report: Sendable, Hashable, Encodable {
  /// Changes when a field is renamed or removed, or changes its meaning.
  package let schemaVersion = 1
  package var environment: Environment
  /// The seed of the order of the cells and of the bootstrap.
  package var seed: UInt64
  package var results: [ResultRow]

  package init(environment: Environment, seed: UInt64, results: [ResultRow]) {
    self.environment = environment
    self.seed = seed
    self.results = results
  }

  /// The report as JSON with sorted keys, ending with a newline.
  ///
  /// Foundation's encoder writes it: a report must not depend on what it judges.
  package func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }
}
