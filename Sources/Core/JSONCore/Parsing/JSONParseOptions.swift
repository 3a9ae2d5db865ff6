/// How text is read: limits, duplicate keys and the one leniency.
public struct JSONParseOptions: Sendable, Hashable {
  /// What happens when an object has the same key twice.
  public enum DuplicateKeys: Sendable, Hashable {
    /// Lookups find the first member of that name, as `JSONDecoder` does. All members stay visible to iteration.
    case useFirst
    /// Lookups find the last member of that name.
    case useLast
    /// Parsing fails with `duplicate-key` at the second occurrence.
    case reject
  }

  /// How many arrays and objects may be nested in each other; 512 by default.
  public var depthLimit: Int
  /// The largest text in bytes; 1 GiB by default, less than 4 GiB in any case.
  public var sizeLimit: Int
  /// What happens when an object has the same key twice; ``DuplicateKeys/useFirst`` by default.
  public var duplicateKeys: DuplicateKeys
  /// Accepts one comma after the last element or member; off by default, since RFC 8259 forbids it.
  public var allowsTrailingCommas: Bool

  /// Creates options; without arguments, the defaults.
  public init(
    depthLimit: Int = 512,
    sizeLimit: Int = 1 << 30,
    duplicateKeys: DuplicateKeys = .useFirst,
    allowsTrailingCommas: Bool = false
  ) {
    self.depthLimit = depthLimit
    self.sizeLimit = sizeLimit
    self.duplicateKeys = duplicateKeys
    self.allowsTrailingCommas = allowsTrailingCommas
  }
}
