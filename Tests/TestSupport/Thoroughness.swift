import Foundation
package import Testing

/// How much the tests try whose time grows with their size: a sample in `make test`, all in `make test-all`, which sets
/// the variable THOROUGH.
package enum Thoroughness {
  package static let isFull = ProcessInfo.processInfo.environment["THOROUGH"] != nil

  /// What the report says of a test that `make test` skips.
  package static let reason: Comment = "make test-all runs it"

  /// The number of rounds.
  package static func rounds(_ sample: Int, of all: Int) -> Int {
    isFull ? all : sample
  }
}
