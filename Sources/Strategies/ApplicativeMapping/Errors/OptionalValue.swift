/// The value that ``Decoded/fromOptional(_:)`` expects.
///
/// A ``DecodeError`` is Argo's, and has texts only: `.Some(Int)` was expected, and `.None` found. They are no words about
/// the failure but the two cases of `Optional`, as Argo writes them, and the only record of the type. Only this type
/// writes and reads them.
struct OptionalValue {
  /// The name of the type.
  let type: String

  init(type: String) { self.type = type }

  /// The value that a failure describes; `nil` for any failure that isn't one of `fromOptional`.
  init?(describedBy failure: DecodeError) {
    guard case .typeMismatch(let expected, Self.none) = failure, expected.hasPrefix(Self.start),
      expected.hasSuffix(Self.end)
    else { return nil }
    type = String(expected.dropFirst(Self.start.count).dropLast(Self.end.count))
  }

  /// The failure if there is no value.
  var failure: DecodeError { .typeMismatch(expected: Self.start + type + Self.end, actual: Self.none) }

  private static let start = ".Some("
  private static let end = ")"
  private static let none = ".None"
}
