/// How text is read: limits, duplicate keys and leniencies.
public struct JSONParseOptions: Sendable, Hashable {
  /// What happens when an object has the same key twice.
  public enum DuplicateKeys: Sendable, Hashable {
    /// Lookups find the first member of that name, as `JSONDecoder` does. All members stay visible to
    /// iteration.
    case useFirst
    /// Lookups find the last member of that name.
    case useLast
    /// Parsing fails with `duplicate-key` at the second occurrence.
    case reject
  }

  /// How many arrays and objects may be nested in each other; 512 by default.
  ///
  /// Any limit is safe, even `.max`. Parsing does not recurse. Models that recurse are stopped with
  /// `depth-limit` when only a quarter of their thread's stack is left, or 128 KiB. A thread with 512 KiB
  /// carries more than a hundred levels of most models.
  public var depthLimit: Int
  /// The largest text in bytes; 1 GiB by default, less than 4 GiB in any case.
  public var sizeLimit: Int
  /// What happens when an object has the same key twice; ``DuplicateKeys/useFirst`` by default.
  public var duplicateKeys: DuplicateKeys
  /// Accepts one comma after the last element or member; off by default, since RFC 8259 forbids it.
  public var allowsTrailingCommas: Bool
  /// Skips a byte order mark at the beginning of the text; off by default, since RFC 8259 forbids to write
  /// one.
  ///
  /// The places in errors are counted without the mark. Other backends ignore it.
  public var allowsByteOrderMark: Bool
  /// Reads JSON5, as `JSONDecoder` understands it; off by default.
  ///
  /// Comments, single quotes, keys without quotes, hexadecimal numbers, a leading `+`, a leading or trailing
  /// decimal point, `Infinity` and `NaN`, trailing commas, line breaks behind a backslash, `\x41` and `\'`.
  /// Backends other than the native one ignore it.
  public var allowsJSON5: Bool
  /// Takes the text for the members of an object if it does not begin with a brace; off by default.
  ///
  /// Such a text is an object however short it is: the empty one has no members. Other backends ignore it.
  public var assumesTopLevelDictionary: Bool

  /// Creates options; without arguments, the defaults.
  @inlinable
  public init(
    depthLimit: Int = 512,
    sizeLimit: Int = 1 << 30,
    duplicateKeys: DuplicateKeys = .useFirst,
    allowsTrailingCommas: Bool = false,
    allowsByteOrderMark: Bool = false,
    allowsJSON5: Bool = false,
    assumesTopLevelDictionary: Bool = false
  ) {
    self.depthLimit = depthLimit
    self.sizeLimit = sizeLimit
    self.duplicateKeys = duplicateKeys
    self.allowsTrailingCommas = allowsTrailingCommas
    self.allowsByteOrderMark = allowsByteOrderMark
    self.allowsJSON5 = allowsJSON5
    self.assumesTopLevelDictionary = assumesTopLevelDictionary
  }
}
