/// The path of a value in a document: the keys and indices from the root to it.
///
/// Printed as `$.skills[1].name`, with unusual keys as `$["a b"]`; `pointer` is the RFC 6901 form
/// `/skills/1/name`.
public struct JSONPath: Sendable, Hashable {
  /// One step of a path.
  public enum Component: Sendable, Hashable {
    /// To the member of an object with this key.
    case key(String)
    /// To the element of an array at this index, from zero.
    case index(Int)
  }

  /// The steps from the root; empty for the root itself.
  public var components: [Component]

  /// Creates a path from its steps.
  public init(_ components: [Component] = []) {
    self.components = components
  }
}
