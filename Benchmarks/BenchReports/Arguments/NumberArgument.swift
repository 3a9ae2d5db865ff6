/// Parses numbers of the command line.
package enum NumberArgument {
  /// The error for a text that isn't a valid number: a sentence with the valid form.
  package struct Failure: Error, Hashable, CustomStringConvertible {
    package let description: String
  }

  /// Parses a whole number.
  ///
  /// - Throws: ``Failure``.
  package static func whole<Number: FixedWidthInteger>(
    _ text: String, in range: ClosedRange<Number>
  ) throws(Failure) -> Number {
    guard let number = Number(text), range.contains(number) else {
      throw Failure(description: "write a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// Parses a percentage.
  ///
  /// - Throws: ``Failure``.
  package static func percent(_ text: String) throws(Failure) -> Double {
    guard let number = Double(text), number >= 0, number.isFinite else {
      throw Failure(description: "write a number of percent such as 2 or 2.5, at least 0")
    }
    return number
  }

  /// Parses a ratio of at least 1.
  ///
  /// - Throws: ``Failure``.
  package static func ratio(_ text: String) throws(Failure) -> Double {
    guard let number = Double(text), number >= 1, number.isFinite else {
      throw Failure(description: "write a ratio such as 1.02, at least 1")
    }
    return number
  }

  /// Parses a duration such as `40s`, `1.5m` or `500ms` to nanoseconds. A number without a unit means
  /// seconds.
  ///
  /// - Throws: ``Failure``.
  package static func nanoseconds(_ text: String) throws(Failure) -> UInt64 {
    let units: [(suffix: String, nanoseconds: Double)] = [("ms", 1e6), ("s", 1e9), ("m", 60e9), ("", 1e9)]
    guard let unit = units.first(where: { text.hasSuffix($0.suffix) }),
      let amount = Double(text.dropLast(unit.suffix.count)), amount > 0
    else { throw Failure(description: "write a time such as 40s, 1.5m or 500ms") }
    // The limit also prevents an overflow.
    guard amount * unit.nanoseconds <= 86_400e9 else { throw Failure(description: "choose at most a day") }
    return UInt64(amount * unit.nanoseconds)
  }
}
