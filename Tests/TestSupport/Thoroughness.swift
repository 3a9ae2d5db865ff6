import Foundation
package import Testing

/// How much the tests try whose time grows with their size: a sample in `make test`, all in `make thorough`, which sets
/// the variable THOROUGH, and in `make test-all`, which runs that.
package enum Thoroughness {
  package static let isFull = ProcessInfo.processInfo.environment["THOROUGH"] != nil

  /// What the report says of a test that `make test` skips.
  package static let reason: Comment = "make test-all runs it"

  /// The bytes that stand in for another one: those that mean something in a text and one of each class of the others, of
  /// which a debug build takes 40 seconds for all.
  package static let bytes =
    isFull
    ? Array(UInt8.min...UInt8.max) : Array("\0 \"\\{}[]:,0-.eut\u{7F}".utf8) + [0x80, 0xC3, 0xE0, 0xF0, 0xFF]

  /// The number of rounds.
  package static func rounds(_ sample: Int, of all: Int) -> Int {
    isFull ? all : sample
  }
}
