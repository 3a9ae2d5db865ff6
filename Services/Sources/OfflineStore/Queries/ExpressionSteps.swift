/// The tests of an expression in postfix order: each operation follows its operands.
///
/// ```text
/// year == 2016 && !(rating < 7)        test(year), test(rating), not, join(all)
/// ```
///
/// The steps are stored in several arrays, each at least twice as long as the next. An expression shares
/// these arrays with the expressions that it was built from. Adding a single step copies others only into an
/// array at least 1.5 times as long as the one that they were in. Adding *n* steps one by one therefore
/// copies O(*n* log *n*) steps, even if all intermediate expressions stay in use.
struct ExpressionSteps: Sendable {
  /// An operation that combines two results.
  enum Operation: Sendable, Hashable {
    case all, any
  }

  enum Step: Sendable, Hashable {
    /// Pushes the result of a test.
    case test(StoreExpression.Test)
    /// Pushes the result of an operation without operands.
    case empty(Operation)
    /// Combines the last two results.
    case join(Operation)
    /// Negates the last result.
    case not
  }

  private(set) var chunks: [[Step]] = []
  private(set) var count = 0
  private(set) var testCount = 0
  /// The number of steps that were copied, for tests of the complexity.
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

  /// Removes the last step if it is `not`, and returns whether it was.
  mutating func removeNegation() -> Bool {
    guard var chunk = chunks.last, chunk.last == .not else { return false }
    chunks.removeLast()
    // If the step shares its array with earlier ones, this copies no more than merging them did.
    copiedCount += chunk.count - 1
    chunk.removeLast()
    if !chunk.isEmpty { chunks.append(chunk) }
    count -= 1
    return true
  }
}

extension ExpressionSteps: Hashable {
  // The distribution of the steps over arrays depends on how the expression was built.

  static func == (left: Self, right: Self) -> Bool {
    left.count == right.count && left.chunks.joined().elementsEqual(right.chunks.joined())
  }

  func hash(into hasher: inout Hasher) {
    for step in chunks.joined() { hasher.combine(step) }
  }
}
