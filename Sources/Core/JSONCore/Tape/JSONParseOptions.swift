/// Options for parsing: limits, the treatment of duplicate keys, and extensions of the grammar.
public struct JSONParseOptions: Sendable, Hashable {
  /// The treatment of duplicate keys in an object.
  public enum DuplicateKeys: Sendable, Hashable {
    /// Lookups find the first member with the key, as in `JSONDecoder`. Iteration includes all members.
    case useFirst
    /// Lookups find the last member with the key.
    case useLast
    /// Parsing fails with `duplicate-key` at the second occurrence.
    case reject
  }

  /// The maximum nesting depth of arrays and objects; 512 by default.
  ///
  /// Any limit is safe, even `.max`. Parsing does not recurse, and decoding a recursive model fails with
  /// `depth-limit` when less than 128 KiB of its thread's stack is left (of a stack smaller than 512 KiB,
  /// less than a quarter). A stack of 512 KiB has room for more than a hundred levels of most models.
  public var depthLimit: Int
  /// The maximum length of the text in bytes; 1 GiB by default, always less than 4 GiB.
  public var sizeLimit: Int
  /// The treatment of duplicate keys in an object; ``DuplicateKeys/useFirst`` by default.
  public var duplicateKeys: DuplicateKeys
  /// Accepts one comma after the last element or member; off by default, because RFC 8259 forbids it.
  public var allowsTrailingCommas: Bool
  /// Skips a byte order mark at the beginning of the text; off by default, because RFC 8259 forbids writing
  /// one.
  ///
  /// Locations in errors are counted without the mark. Other backends ignore this option.
  public var allowsByteOrderMark: Bool
  /// Accepts JSON5, as `JSONDecoder` does; off by default.
  ///
  /// JSON5 adds comments, single quotes, keys without quotes, hexadecimal numbers, a leading `+`, a leading
  /// or trailing decimal point, `Infinity` and `NaN`, trailing commas, line breaks after a backslash, and the
  /// escapes `\x41` and `\'`. Backends other than the native one ignore this option.
  public var allowsJSON5: Bool
  /// Treats the text as the members of an object if it does not begin with a brace; off by default.
  ///
  /// An empty text is an object without members. Other backends ignore this option.
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
