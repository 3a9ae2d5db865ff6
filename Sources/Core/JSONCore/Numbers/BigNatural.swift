/// A natural number of any size: just what exact decimal conversion needs.
struct BigNatural: Equatable {
  /// Words of 64 bits, the lowest first; the highest is never zero.
  private var words: [UInt64]

  init(_ value: UInt64) {
    words = value == 0 ? [] : [value]
  }

  var isZero: Bool { words.isEmpty }

  /// The position of the highest set bit, counted from 1; zero has none.
  var bitWidth: Int {
    guard let highest = words.last else { return 0 }
    return words.count * 64 - highest.leadingZeroBitCount
  }

  /// Multiplies by `factor`, which is not zero, and adds `addend`.
  ///
  /// - Complexity: O(n) in the number of words.
  mutating func multiply(by factor: UInt64, adding addend: UInt64 = 0) {
    var carry = addend
    for index in words.indices {
      let product = words[index].multipliedFullWidth(by: factor)
      let (low, overflow) = product.low.addingReportingOverflow(carry)
      words[index] = low
      carry = product.high &+ (overflow ? 1 : 0)
    }
    if carry != 0 { words.append(carry) }
  }

  /// Multiplies by 5^exponent.
  mutating func multiply(byPowerOfFive exponent: Int) {
    let largestStep = 27
    var remaining = exponent
    while remaining > 0 {
      let step = min(remaining, largestStep)
      multiply(by: (0..<step).reduce(1) { power, _ in power &* 5 })
      remaining -= step
    }
  }

  mutating func shiftLeft(by count: Int) {
    guard !isZero, count > 0 else { return }
    let bits = UInt64(count % 64)
    if bits != 0 {
      var carry: UInt64 = 0
      for index in words.indices {
        let word = words[index]
        words[index] = word &<< bits | carry
        carry = word &>> (64 - bits)
      }
      if carry != 0 { words.append(carry) }
    }
    words.insert(contentsOf: repeatElement(0, count: count / 64), at: 0)
  }

  /// Divides by `divisor`, leaves the remainder in place and returns the quotient.
  ///
  /// The divisor's highest word must have its highest bit set, and the quotient must be below 2^63: one step
  /// of Knuth's algorithm D (The Art of Computer Programming, volume 2, 4.3.1).
  ///
  /// - Complexity: O(n) in the number of words.
  mutating func divide(byNormalized divisor: BigNatural) -> UInt64 {
    let count = divisor.words.count
    guard words.count >= count, let highest = divisor.words.last else { return 0 }
    if words.count == count { words.append(0) }
    // At most two too large.
    var quotient = highest.dividingFullWidth((words[count], words[count - 1])).quotient
    var borrow = subtract(divisor, times: quotient)
    while borrow {
      quotient -= 1
      borrow = !add(divisor)
    }
    while words.last == 0 { words.removeLast() }
    return quotient
  }

  /// Subtracts modulo the width of the words at hand; returns whether the result would be negative.
  private mutating func subtract(_ other: BigNatural, times factor: UInt64) -> Bool {
    var carry: UInt64 = 0
    for index in other.words.indices {
      let product = other.words[index].multipliedFullWidth(by: factor)
      let (low, carried) = product.low.addingReportingOverflow(carry)
      let (difference, borrowed) = words[index].subtractingReportingOverflow(low)
      words[index] = difference
      carry = product.high &+ (carried ? 1 : 0) &+ (borrowed ? 1 : 0)
    }
    let index = other.words.count
    let (difference, borrowed) = words[index].subtractingReportingOverflow(carry)
    words[index] = difference
    return borrowed
  }

  /// Adds modulo the width of the words at hand; returns whether a carry left the highest word.
  private mutating func add(_ other: BigNatural) -> Bool {
    var carry = false
    for index in words.indices {
      let addend = index < other.words.count ? other.words[index] : 0
      let (partial, first) = words[index].addingReportingOverflow(addend)
      let (sum, second) = partial.addingReportingOverflow(carry ? 1 : 0)
      words[index] = sum
      carry = first || second
    }
    return carry
  }
}
