import ArgumentParser

/// A length of time such as `40s`, `1.5m` or `500ms`; a bare number means seconds.
struct BudgetArgument: ExpressibleByArgument {
  let nanoseconds: UInt64

  init(seconds: UInt64) {
    nanoseconds = seconds * 1_000_000_000
  }

  init?(argument: String) {
    let units: [(suffix: String, nanoseconds: Double)] = [("ms", 1e6), ("s", 1e9), ("m", 60e9), ("", 1e9)]
    guard let unit = units.first(where: { argument.hasSuffix($0.suffix) }),
      let amount = Double(argument.dropLast(unit.suffix.count)),
      // A day is more than anybody waits, and keeps the product within its type.
      amount > 0, amount * unit.nanoseconds <= 86_400e9
    else { return nil }
    nanoseconds = UInt64(amount * unit.nanoseconds)
  }

  var defaultValueDescription: String {
    "\(nanoseconds / 1_000_000_000)s"
  }
}
