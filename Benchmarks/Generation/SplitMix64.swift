/// A small generator of pseudo-random numbers with a seed; equal seeds give equal sequences on every
/// platform.
///
/// Source: SplitMix64 of G. Steele, D. Lea and C. Flood, "Fast splittable pseudorandom number generators",
/// OOPSLA 2014. Bounded numbers use the multiply-shift of D. Lemire, "Fast random integer generation in an
/// interval", 2019, without its rejection step: the bias is below 2⁻⁴⁰ for the bounds used here.
public struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates a generator.
  public init(seed: UInt64) { state = seed }

  /// Returns the next 64 random bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number in `0..<bound`. The standard library's own functions may change their sequence between
  /// releases.
  public mutating func number(below bound: Int) -> Int {
    Int(next().multipliedFullWidth(by: UInt64(bound)).high)
  }

  /// Returns a number in `range`.
  public mutating func number(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + number(below: range.count)
  }

  /// Returns `true` with a probability of one in `count`.
  public mutating func isOne(in count: Int) -> Bool { number(below: count) == 0 }

  /// Returns an element of a collection that is not empty.
  public mutating func element<Element>(of elements: [Element]) -> Element {
    elements[number(below: elements.count)]
  }

  /// Returns the elements in random order (Fisher and Yates).
  public mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var shuffled = elements
    for index in stride(from: shuffled.count - 1, to: 0, by: -1) {
      shuffled.swapAt(index, number(below: index + 1))
    }
    return shuffled
  }
}
