import Foundation

/// Quantiles of Student's distribution ("The Probable Error of a Mean", 1908), for intervals whose standard
/// error was estimated from few values.
package enum StudentT {
  /// Returns the value below which the given share of the distribution lies.
  ///
  /// - Parameters:
  ///   - share: From 0.5 to less than 1.
  ///   - degrees: The degrees of freedom, at least 1; infinity gives the normal distribution.
  package static func quantile(_ share: Double, degrees: Double) -> Double {
    let isNormal = degrees > 1000
    let whole = isNormal ? 0 : Int(max(1, degrees))
    var low = 0.0
    var high = 1.0
    func isBelow(_ value: Double) -> Bool {
      (isNormal ? erf(value / 2.squareRoot()) : central(value, degrees: whole)) < 2 * share - 1
    }
    while isBelow(high), high < 1e9 { high *= 2 }
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if isBelow(middle) { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// Returns the share of the distribution between `-value` and `value`.
  ///
  /// Source: M. Abramowitz and I. A. Stegun, "Handbook of Mathematical Functions", 1964, 26.7.3 and 26.7.4.
  private static func central(_ value: Double, degrees: Int) -> Double {
    let angle = atan(value / Double(degrees).squareRoot())
    let square = cos(angle) * cos(angle)
    let isOdd = !degrees.isMultiple(of: 2)
    var term = isOdd ? cos(angle) : 1
    var sum = degrees == 1 ? 0 : term
    for number in stride(from: isOdd ? 3 : 2, to: degrees, by: 2) {
      term *= square * Double(number - 1) / Double(number)
      sum += term
    }
    return isOdd ? 2 / .pi * (angle + sin(angle) * sum) : sin(angle) * sum
  }
}
