/// A marker for enums whose case no key in the text names; see `@Mapped(.untagged)`.
public enum UntaggedForm: Sendable, Hashable {
  /// The cases are tried in their order.
  case untagged
}
