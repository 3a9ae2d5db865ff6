import BenchReports

/// How long measuring may take.
struct Budget: CustomStringConvertible {
  let nanoseconds: UInt64

  init(seconds: UInt64) {
    nanoseconds = seconds * 1_000_000_000
  }

  /// Parses a length of time such as `40s`, `1.5m` or `500ms`; a bare number means seconds.
  ///
  /// - Throws: ``NumberArgument/Failure``, which says how to write it.
  init(parsing text: String) throws {
    nanoseconds = try NumberArgument.nanoseconds(text)
  }

  var description: String {
    "\(nanoseconds / 1_000_000_000)s"
  }
}
