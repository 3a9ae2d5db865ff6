import Foundation
public import Testing

/// The extent of tests whose time grows with their size: a sample in `make test`, and everything in
/// `make test-all`, which sets the variable THOROUGH. `make nightly` also sets NIGHTLY, for what takes too
/// long for each change.
public enum Thoroughness {
  public static let isFull = ProcessInfo.processInfo.environment["THOROUGH"] != nil
  public static let isNightly = ProcessInfo.processInfo.environment["NIGHTLY"] != nil

  /// The reason in the report of a test that `make test` skips.
  public static let reason: Comment = "make test-all runs it"

  /// Whether optimized code runs everything, with `make nightly`. A debug build of JSONCore's tests would
  /// take minutes.
  #if DEBUG
  public static let isFullyOptimized = false
  #else
  public static let isFullyOptimized = isFull
  #endif

  /// The bytes that replace another one: those with a meaning in JSON, and one of each class of the others.
  public static let bytes =
    isFullyOptimized
    ? Array(UInt8.min...UInt8.max) : Array("\0 \"\\{}[]:,0-.eut\u{7F}".utf8) + [0x80, 0xC3, 0xE0, 0xF0, 0xFF]

  /// Every third of these, starting with the first.
  public static func sample<Element>(_ all: [Element]) -> [Element] {
    isFull ? all : all.enumerated().filter { $0.offset.isMultiple(of: 3) }.map(\.element)
  }

  /// The number of rounds.
  public static func rounds(_ sample: Int, of all: Int) -> Int { isFull ? all : sample }

  /// The number of rounds if only optimized code runs all of them.
  public static func optimizedRounds(_ sample: Int, of all: Int) -> Int { isFullyOptimized ? all : sample }
}

/// Whether generated files are rewritten instead of compared, which `make texts` does.
public enum Rewriting {
  public static let isOn = ProcessInfo.processInfo.environment["REWRITE_TEXTS"] != nil

  public static func write(_ text: String, to file: String) throws {
    try Data(text.utf8).write(to: PackageFolder.url(file))
  }
}

/// The address or the thread sanitizer, if the tests run with one.
public enum Sanitizer {
  /// Whether a sanitizer is active. Both need additional memory, and the address sanitizer retains freed
  /// memory for a while.
  public static let isActive = dlsym(nil, "__asan_init") != nil || dlsym(nil, "__tsan_init") != nil
}
