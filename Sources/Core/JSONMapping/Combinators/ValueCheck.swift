/// A rule for values, such as a range: for `@Check`, and for the `check` of any mapping.
public struct ValueCheck<Value>: Sendable {
  @usableFromInline let isValid: @Sendable (Value) -> Bool
  @usableFromInline let message: @Sendable () -> String

  /// A rule with a closure.
  ///
  /// - Parameters:
  ///   - isValid: Returns whether a value fits.
  ///   - message: The text of the issue, such as `must not be empty`.
  @inlinable
  public init(_ isValid: @escaping @Sendable (Value) -> Bool, _ message: String) {
    self.isValid = isValid
    self.message = { message }
  }

  /// A range that contains the valid values: `1...5`, `0...`, `..<1`.
  ///
  /// - Parameters:
  ///   - range: The range that contains the valid values.
  ///   - message: The text of the issue; by default, one with the bounds, such as
  ///     `must be in 1...5`.
  @inlinable
  public init<Bounds: RangeExpression & Sendable>(_ range: Bounds, _ message: String? = nil)
  where Bounds.Bound == Value, Value: SendableMetatype {
    isValid = { range.contains($0) }
    self.message = { message ?? describe(range) }
  }

  /// The same rule.
  @inlinable public init(_ check: Self) { self = check }
}

extension ValueCheck where Value == String {
  /// Strings that match a pattern as a whole: `.matches(/[a-z]+/)`.
  ///
  /// - Parameters:
  ///   - pattern: The pattern. It is created for each string, because a `Regex` isn't `Sendable`.
  ///   - message: The text of the issue; by default, `doesn't match the pattern`.
  public static func matches<Pattern: RegexComponent & SendableMetatype>(
    _ pattern: @autoclosure @escaping @Sendable () -> Pattern,
    _ message: String = "doesn't match the pattern"
  ) -> Self { Self({ $0.wholeMatch(of: pattern()) != nil }, message) }
}

/// The rule of a range in words.
@usableFromInline
func describe<Bounds: RangeExpression>(_ range: Bounds) -> String {
  switch range {
  case let range as PartialRangeFrom<Bounds.Bound>: "must be at least \(range.lowerBound)"
  case let range as PartialRangeThrough<Bounds.Bound>: "must be at most \(range.upperBound)"
  case let range as PartialRangeUpTo<Bounds.Bound>: "must be less than \(range.upperBound)"
  default: "must be in \(range)"
  }
}
