/// The value that ``Decoded/fromOptional(_:)`` expects.
///
/// As in Argo, a ``DecodeError`` contains only texts. Here these are the cases of `Optional`: `.Some(Int)`
/// for the expected value and `.None` for the actual one. The first is the only record of the expected type.
/// Only `OptionalValue` creates and parses these texts.
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
