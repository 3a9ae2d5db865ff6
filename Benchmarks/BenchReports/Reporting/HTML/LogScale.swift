import Foundation

/// A logarithmic axis.
struct LogScale {
  private let low: Double
  private let high: Double
  /// The free space at both ends, as a share of the axis.
  private let margin: Double

  /// Creates an axis for all positive values.
  init(_ values: [Double], margin: Double = 0.03) {
    let logarithms = values.filter { $0 > 0 && $0.isFinite }.map { log10($0) }
    let least = logarithms.min() ?? 0
    let most = logarithms.max() ?? 1
    low = most - least < 0.1 ? least - 0.05 : least
    high = most - least < 0.1 ? most + 0.05 : most
    self.margin = margin
  }

  /// Returns the position of a value, from 0 to 1.
  func place(_ value: Double) -> Double {
    margin + (1 - 2 * margin) * (log10(max(value, .leastNormalMagnitude)) - low) / (high - low)
  }

  /// Returns at most the given number of round values: powers of ten, with 2 and 5 between them if there is
  /// room.
  func ticks(atMost count: Int) -> [Double] {
    let decades = Int(low.rounded(.down))...Int(high.rounded(.up))
    for steps in [[1.0, 2, 5], [1, 3], [1]] {
      let ticks = decades.flatMap { decade in steps.map { $0 * pow(10, Double(decade)) } }
      let inside = ticks.filter { log10($0) >= low - 1e-9 && log10($0) <= high + 1e-9 }
      if inside.count <= count, !inside.isEmpty { return inside }
    }
    let all = decades.map { pow(10, Double($0)) }.filter { log10($0) >= low && log10($0) <= high }
    let step = max(1, (all.count + count - 1) / count)
    return all.enumerated().filter { $0.offset.isMultiple(of: step) }.map(\.element)
  }

  /// Returns a short label, such as `0.5`, `20`, `5k` or `1M`.
  static func label(_ value: Double) -> String { short(value, units: ["", "k", "M", "G"]) }

  /// Returns a short duration, such as `500 ns`, `2 µs` or `50 ms`.
  static func duration(_ nanoseconds: Double) -> String {
    short(nanoseconds, units: [" ns", " µs", " ms", " s"])
  }

  /// - Parameter units: The units, each a thousand times the previous one.
  private static func short(_ value: Double, units: [String]) -> String {
    var scaled = value
    var units = units[...]
    while scaled >= 1000, units.count > 1 {
      scaled /= 1000
      units.removeFirst()
    }
    var text = FigureFormat.fixed(scaled, decimals: scaled < 10 ? 2 : 1)
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text + (units.first ?? "")
  }
}
