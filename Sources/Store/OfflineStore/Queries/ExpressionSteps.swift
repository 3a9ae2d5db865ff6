/// The tests of an expression, and what is done with their results: each operation stands behind its operands.
///
/// ```text
/// year == 2016 && !(rating < 7)        test(year), test(rating), not, join(all)
/// ```
///
/// The steps lie in arrays, each at least twice as long as the next, and share them with the expressions that they were
/// made of. A step is copied only into an array that is half as long again as its last one, so *n* steps that are added
/// one by one, each to a list that somebody keeps, are copied O(*n* log *n*) times.
struct ExpressionSteps: Sendable {
  /// How two results become one.
  enum Operation: Sendable, Hashable {
    case all, any
  }

  enum Step: Sendable, Hashable {
    /// Adds the result of a test.
    case test(StoreExpression.Test)
    /// Adds the result of none.
    case empty(Operation)
    /// Joins the last two results.
    case join(Operation)
    /// Turns the last result into its opposite.
    case not
  }

  private(set) var chunks: [[Step]] = []
  private(set) var count = 0
  private(set) var testCount = 0
  /// How many steps were copied for it, for tests of the work it takes.
  private(set) var copiedCount = 0

  mutating func append(_ other: ExpressionSteps) {
    copiedCount += other.copiedCount
    for chunk in other.chunks { append(chunk) }
  }

  mutating func append(_ steps: [Step]) {
    count += steps.count
    testCount += steps.count { if case .test = $0 { true } else { false } }
    var chunk = steps
    while let last = chunks.last, last.count < 2 * chunk.count {
      chunks.removeLast()
      chunk = last + chunk
      copiedCount += chunk.count
    }
    chunks.append(chunk)
  }

  /// Removes the last step if it is `not`, and answers whether it was.
  mutating func removeNegation() -> Bool {
    guard var chunk = chunks.last, chunk.last == .not else { return false }
    chunks.removeLast()
    // Alone in its array, unless that became one with those before it: then no more is copied than was for that.
    copiedCount += chunk.count - 1
    chunk.removeLast()
    if !chunk.isEmpty { chunks.append(chunk) }
    count -= 1
    return true
  }
}

extension ExpressionSteps: Hashable {
  // How the steps are spread over arrays depends on how they came together.

  static func == (left: Self, right: Self) -> Bool {
    left.count == right.count && left.chunks.joined().elementsEqual(right.chunks.joined())
  }

  func hash(into hasher: inout Hasher) {
    for step in chunks.joined() { hasher.combine(step) }
  }
}
