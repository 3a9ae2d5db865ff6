import Foundation

/// How figures look in tables: three or four digits that mean something.
enum FigureFormat {
  /// Nanoseconds or megabytes per second: one decimal below 100, none above.
  static func amount(_ value: Double) -> String {
    fixed(value, decimals: value < 99.95 ? 1 : 0)
  }

  /// A ratio: two decimals below 10, one below 100, none above.
  static func ratio(_ value: Double) -> String {
    fixed(value, decimals: value < 9.995 ? 2 : value < 99.95 ? 1 : 0)
  }

  static func fixed(_ value: Double, decimals: Int) -> String {
    String(format: "%.\(decimals)f", value)
  }

  /// A whole number with a thin gap between groups of three digits, as in `5 000 032`.
  static func grouped(_ value: Int) -> String {
    let digits = String(value)
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) {
        text += " "
      }
      text.append(digit)
    }
    return text
  }
}
