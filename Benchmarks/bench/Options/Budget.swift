import BenchReports

/// A duration of measuring.
struct Budget: CustomStringConvertible {
  let nanoseconds: UInt64

  init(seconds: UInt64) { nanoseconds = seconds * 1_000_000_000 }

  /// Parses a duration such as `40s`, `1.5m` or `500ms`; a number without a unit means seconds.
  ///
  /// - Throws: ``NumberArgument/Failure``.
  init(parsing text: String) throws { nanoseconds = try NumberArgument.nanoseconds(text) }

  var description: String { "\(nanoseconds / 1_000_000_000)s" }
}
