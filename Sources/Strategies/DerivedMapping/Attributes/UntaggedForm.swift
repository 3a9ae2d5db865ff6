/// A marker for enums whose JSON form doesn't name the case; see `@Mapped(.untagged)`.
public enum UntaggedForm: Sendable, Hashable {
  /// Decoding tries the cases in their order.
  case untagged
}
