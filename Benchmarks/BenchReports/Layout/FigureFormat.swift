import Foundation

/// Formats figures with a precision that depends on their size.
enum FigureFormat {
  /// Nanoseconds or megabytes per second: one decimal below 100, none above.
  static func amount(_ value: Double) -> String { fixed(value, decimals: value < 99.95 ? 1 : 0) }

  /// A ratio: two decimals below 10, one below 100, none above.
  static func ratio(_ value: Double) -> String {
    fixed(value, decimals: value < 9.995 ? 2 : value < 99.95 ? 1 : 0)
  }

  /// A time with a suitable unit, such as `860 ns`, `1.02 µs` or `12.3 ms`.
  static func duration(nanoseconds: Double) -> String { scaled(nanoseconds, units: ["ns", "µs", "ms", "s"]) }

  /// A rate with a suitable unit, such as `88.2 MB/s` or `2.35 GB/s`.
  static func rate(megabytesPerSecond: Double) -> String {
    scaled(megabytesPerSecond, units: ["MB/s", "GB/s"])
  }

  /// A length with a suitable unit, such as `56 bytes`, `32.8 kB` or `5.00 MB`.
  static func length(bytes: Int) -> String {
    bytes < 1000 ? "\(bytes) bytes" : scaled(Double(bytes) / 1000, units: ["kB", "MB", "GB"])
  }

  /// Three significant digits and a unit; each unit is a thousand times the previous one.
  private static func scaled(_ value: Double, units: [String]) -> String {
    var value = value
    var units = units[...]
    // A value that would be rounded to 1000 is 1 of the next unit.
    while value >= 999.5, units.count > 1 {
      value /= 1000
      units.removeFirst()
    }
    return "\(ratio(value)) \(units.first ?? "")"
  }

  static func fixed(_ value: Double, decimals: Int) -> String { String(format: "%.\(decimals)f", value) }

  /// A whole number with spaces between groups of three digits, such as `5 000 032`.
  static func grouped(_ value: Int) -> String {
    let digits = String(value)
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text += " " }
      text.append(digit)
    }
    return text
  }
}
