public import JSONCore

/// A condition on the columns of a row, as a store evaluates it.
///
/// It is a list of tests and of how they are joined, and not a tree: so a condition of any size and depth is made,
/// compared, and released without recursion. A store evaluates it with ``reduce(test:all:any:not:)``.
///
/// - Complexity: Joining *n* expressions one after the other takes O(*n* log *n*), however they are nested.
public struct StoreExpression: Sendable, Hashable {
  /// How two values are compared.
  public enum Comparison: Sendable, Hashable {
    /// `=`, which null is to null alone.
    case equal
    /// Not `=`: null and a value are.
    case notEqual
    /// `<`
    case less
    /// `<=`
    case lessOrEqual
    /// `>`
    case greater
    /// `>=`
    case greaterOrEqual
  }

  /// What is asked of one column.
  public enum Test: Sendable, Hashable {
    /// Compares the column with a value. Null equals null only, and is neither less nor greater than anything.
    case comparison(column: String, Comparison, StoredValue)
    /// The column has one of these values.
    case oneOf(column: String, [StoredValue])
    /// The column's text begins with the bytes of this one.
    case prefix(column: String, String)
  }

  private(set) var steps: ExpressionSteps

  /// Compares a column with a value. Null equals null only, and is neither less nor greater than anything.
  public static func comparison(column: String, _ comparison: Comparison, _ value: StoredValue) -> Self {
    Self(.test(.comparison(column: column, comparison, value)))
  }

  /// The column has one of these values.
  public static func oneOf(column: String, _ values: [StoredValue]) -> Self {
    Self(.test(.oneOf(column: column, values)))
  }

  /// The column's text begins with the bytes of this one.
  public static func prefix(column: String, _ prefix: String) -> Self {
    Self(.test(.prefix(column: column, prefix)))
  }

  /// All of these hold; so it does of none.
  public static func all(_ parts: [StoreExpression]) -> Self { joining(parts, .all) }

  /// One of these holds at least; so it doesn't of none.
  public static func any(_ parts: [StoreExpression]) -> Self { joining(parts, .any) }

  /// It does not hold. What is negated twice is the expression itself.
  public static func not(_ expression: StoreExpression) -> Self {
    var negated = expression
    if !negated.steps.removeNegation() { negated.steps.append([.not]) }
    return negated
  }

  private init(_ step: ExpressionSteps.Step) {
    steps = ExpressionSteps()
    steps.append([step])
  }

  private static func joining(_ parts: [StoreExpression], _ operation: ExpressionSteps.Operation) -> Self {
    guard var joined = parts.first else { return Self(.empty(operation)) }
    for part in parts.dropFirst() {
      var (longer, shorter) = (joined.steps, part.steps)
      // The order of two parts doesn't matter, and so the longer one is not copied to the other.
      if longer.count < shorter.count { swap(&longer, &shorter) }
      joined.steps = ExpressionSteps()
      longer.append(shorter)
      longer.append([.join(operation)])
      joined.steps = longer
    }
    return joined
  }

  /// The test, if it is one alone.
  package var onlyTest: Test? {
    guard steps.count == 1, case .test(let test) = steps.chunks[0][0] else { return nil }
    return test
  }
}

extension StoreExpression {
  /// Works out a result from the tests upwards, as for the text of a statement.
  ///
  /// The parts of `all` are no `all` themselves, nor those of `any` an `any`: chains of `&&` and `||` come as one call,
  /// with all their parts. What is negated is no negation. The parts come in any order.
  ///
  /// - Parameters:
  ///   - test: The result of a test.
  ///   - all: That of parts that all have to hold; there may be none.
  ///   - any: That of parts of which one has to hold; there may be none.
  ///   - not: That of the opposite.
  /// - Throws: What `test`, `all`, `any` and `not` throw.
  /// - Complexity: O(*n* log *n*) in the number of tests, the work of the closures aside.
  public func reduce<Result, Failure: Error>(
    test: (Test) throws(Failure) -> Result, all: ([Result]) throws(Failure) -> Result,
    any: ([Result]) throws(Failure) -> Result, not: (Result) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    func finish(_ open: OpenResult<Result>) throws(Failure) -> Result {
      switch open.kind {
      case .done: open.parts[0]
      case .joined(.all): try all(open.parts)
      case .joined(.any): try any(open.parts)
      }
    }
    var stack: [OpenResult<Result>] = []
    for chunk in steps.chunks {
      for step in chunk {
        switch step {
        case .test(let value): stack.append(OpenResult(kind: .done, parts: [try test(value)]))
        case .empty(let operation): stack.append(OpenResult(kind: .joined(operation), parts: []))
        case .not: stack.append(OpenResult(kind: .done, parts: [try not(try finish(stack.removeLast()))]))
        case .join(let operation):
          let shorter = stack.removeLast()
          let last = stack.count - 1
          if stack[last].kind != .joined(operation) {
            stack[last] = OpenResult(kind: .joined(operation), parts: [try finish(stack[last])])
          }
          // Where they are: the parts of the longer one are not copied.
          if shorter.kind == .joined(operation) {
            stack[last].parts += shorter.parts
          } else {
            stack[last].parts.append(try finish(shorter))
          }
        }
      }
    }
    return try finish(stack[0])
  }
}

/// What may still become a part of something of its kind.
private struct OpenResult<Result> {
  enum Kind: Equatable {
    case done, joined(ExpressionSteps.Operation)
  }

  var kind: Kind
  var parts: [Result]
}

extension StoreExpression: ShownByDescription {
  /// How many tests there are. What they look for may be private.
  public var description: String {
    "a condition of \(steps.testCount) \(steps.testCount == 1 ? "test" : "tests")"
  }
}

extension StoreExpression.Test: ShownByDescription {
  /// The column. What is looked for may be private.
  public var description: String {
    switch self {
    case .comparison(let column, _, _), .oneOf(let column, _), .prefix(let column, _): "a test of \(column)"
    }
  }

  /// Whether the tests are the same; texts are by their bytes, as in the store.
  public static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (
      .comparison(let left, let leftComparison, let leftValue),
      .comparison(let right, let rightComparison, let rightValue)
    ):
      left == right && leftComparison == rightComparison && leftValue == rightValue
    case (.oneOf(let left, let leftValues), .oneOf(let right, let rightValues)):
      left == right && leftValues == rightValues
    case (.prefix(let left, let leftText), .prefix(let right, let rightText)):
      left == right && leftText.utf8.elementsEqual(rightText.utf8)
    default: false
    }
  }
}
