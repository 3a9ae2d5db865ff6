public import JSONCore

/// A condition on the columns of a row, in the form that a store evaluates.
///
/// An expression is a list of tests and operations instead of a tree, so that conditions of any size and
/// depth are created, compared and released without recursion. A store evaluates it with
/// ``reduce(test:all:any:not:)``.
///
/// - Complexity: Joining *n* expressions one after another takes O(*n* log *n*), however they are nested.
public struct StoreExpression: Sendable, Hashable {
  /// A comparison of two values.
  public enum Comparison: Sendable, Hashable {
    /// `=`; null equals only null.
    case equal
    /// The opposite of `=`; null differs from every value.
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

  /// A test of one column.
  public enum Test: Sendable, Hashable {
    /// Compares the column with a value. Null equals only null, and is neither less nor greater than any
    /// value.
    case comparison(column: String, Comparison, StoredValue)
    /// The column has one of these values.
    case oneOf(column: String, [StoredValue])
    /// The column's text begins with the bytes of this text.
    case prefix(column: String, String)
  }

  private(set) var steps: ExpressionSteps

  /// Compares a column with a value. Null equals only null, and is neither less nor greater than any value.
  public static func comparison(column: String, _ comparison: Comparison, _ value: StoredValue) -> Self {
    Self(.test(.comparison(column: column, comparison, value)))
  }

  /// The column has one of these values.
  public static func oneOf(column: String, _ values: [StoredValue]) -> Self {
    Self(.test(.oneOf(column: column, values)))
  }

  /// The column's text begins with the bytes of this text.
  public static func prefix(column: String, _ prefix: String) -> Self {
    Self(.test(.prefix(column: column, prefix)))
  }

  /// All of the parts are true; true without parts.
  public static func all(_ parts: [StoreExpression]) -> Self { joining(parts, .all) }

  /// At least one of the parts is true; false without parts.
  public static func any(_ parts: [StoreExpression]) -> Self { joining(parts, .any) }

  /// The expression is false. A double negation is the expression itself.
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
      // The order of two parts doesn't matter, so the shorter one is appended to the longer one.
      if longer.count < shorter.count { swap(&longer, &shorter) }
      joined.steps = ExpressionSteps()
      longer.append(shorter)
      longer.append([.join(operation)])
      joined.steps = longer
    }
    return joined
  }

  /// The test, if the expression consists of a single test.
  package var onlyTest: Test? {
    guard steps.count == 1, case .test(let test) = steps.chunks[0][0] else { return nil }
    return test
  }
}

extension StoreExpression {
  /// Computes a result from the results of the tests, for example the text of a statement.
  ///
  /// The parts of `all` are never results of `all` themselves, and those of `any` never results of `any`: a
  /// chain of `&&` or `||` results in one call with all its parts. A negated part is never a negation. The
  /// parts are in no particular order.
  ///
  /// - Parameters:
  ///   - test: Returns the result of a test.
  ///   - all: Returns the result of parts that must all be true; there may be none.
  ///   - any: Returns the result of parts of which one must be true; there may be none.
  ///   - not: Returns the result of a negation.
  /// - Throws: The errors of `test`, `all`, `any` and `not`.
  /// - Complexity: O(*n* log *n*) in the number of tests, excluding the closures.
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
          // Appends in place, without copying the parts of the longer list.
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

/// A result that can still be merged with another result of its kind.
private struct OpenResult<Result> {
  enum Kind: Equatable {
    case done, joined(ExpressionSteps.Operation)
  }

  var kind: Kind
  var parts: [Result]
}

extension StoreExpression: ShownByDescription {
  /// The number of tests. Their values are omitted, since they may be private.
  public var description: String {
    "a condition of \(steps.testCount) \(steps.testCount == 1 ? "test" : "tests")"
  }
}

extension StoreExpression.Test: ShownByDescription {
  /// The column. The value is omitted, since it may be private.
  public var description: String {
    switch self {
    case .comparison(let column, _, _), .oneOf(let column, _), .prefix(let column, _): "a test of \(column)"
    }
  }

  /// Whether the tests are equal. Strings are compared by their UTF-8 bytes, as in the store.
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
