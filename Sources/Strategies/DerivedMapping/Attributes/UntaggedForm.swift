/// That nothing in the text tells the case of an enum; see `@Mapped(.untagged)`.
public enum UntaggedForm: Sendable, Hashable {
  /// The cases are tried in their order.
  case untagged
}
