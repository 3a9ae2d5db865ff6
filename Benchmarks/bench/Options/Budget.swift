import ArgumentParser

/// How long measuring may take.
struct Budget: CustomStringConvertible {
  let nanoseconds: UInt64

  init(seconds: UInt64) {
    nanoseconds = seconds * 1_000_000_000
  }

  /// Parses a length of time such as `40s`, `1.5m` or `500ms`; a bare number means seconds.
  ///
  /// - Throws: a `ValidationError` that says how to write it.
  init(parsing text: String) throws {
    let units: [(suffix: String, nanoseconds: Double)] = [("ms", 1e6), ("s", 1e9), ("m", 60e9), ("", 1e9)]
    guard let unit = units.first(where: { text.hasSuffix($0.suffix) }),
      let amount = Double(text.dropLast(unit.suffix.count)), amount > 0
    else {
      throw ValidationError("write a time such as 40s, 1.5m or 500ms")
    }
    // Keeps the product within its type, too.
    guard amount * unit.nanoseconds <= 86_400e9 else {
      throw ValidationError("choose at most a day")
    }
    nanoseconds = UInt64(amount * unit.nanoseconds)
  }

  var description: String {
    "\(nanoseconds / 1_000_000_000)s"
  }
}
