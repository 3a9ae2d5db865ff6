/// Options for parsing: limits, the treatment of duplicate keys, and extensions of the grammar.
///
/// Mappers decode texts in one pass only with ``DuplicateKeys/useFirst`` and without tolerances,
/// ``allowsByteOrderMark`` and ``assumesTopLevelDictionary``.
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

  /// Extensions of the grammar, each of which can be accepted by itself.
  ///
  ///     let options = JSONParseOptions(tolerances: [.comments, .trailingCommas])
  public struct Tolerances: OptionSet, Sendable, Hashable {
    /// The bits of the tolerances.
    public let rawValue: UInt8

    /// Creates a set of the tolerances that the bits represent.
    @inlinable
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// `// to the end of the line`, and `/* comments of any length */`.
    @inlinable public static var comments: Tolerances { Tolerances(rawValue: 1) }
    /// One comma after the last element or member.
    @inlinable public static var trailingCommas: Tolerances { Tolerances(rawValue: 2) }
    /// `Infinity`, `-Infinity`, `NaN` and `-NaN`, which can be decoded as floating-point numbers.
    @inlinable public static var nonFiniteNumbers: Tolerances { Tolerances(rawValue: 4) }
    /// Strings and keys in single quotes, and the escape `\'`.
    @inlinable public static var singleQuotes: Tolerances { Tolerances(rawValue: 8) }
    /// Keys without quotes: identifiers of ECMAScript.
    @inlinable public static var unquotedKeys: Tolerances { Tolerances(rawValue: 16) }
    /// Hexadecimal numbers, a leading `+`, and a leading or trailing decimal point; line breaks after a
    /// backslash, and the escape `\x41`; the white space U+000B and U+000C.
    @inlinable public static var ecmaScriptLiterals: Tolerances { Tolerances(rawValue: 32) }
    /// JSON5, as `JSONDecoder` accepts it: all of these.
    @inlinable public static var json5: Tolerances { Tolerances(rawValue: 63) }
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
  /// Extensions of the grammar; none by default.
  ///
  /// With any tolerance but trailing commas, parsing a document takes longer, even if the text uses none of
  /// them. Backends other than the native one ignore this option.
  public var tolerances: Tolerances
  /// Skips a byte order mark at the beginning of the text; off by default, because RFC 8259 forbids writing
  /// one.
  ///
  /// Locations in errors are counted without the mark. Other backends ignore this option.
  public var allowsByteOrderMark: Bool
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
    tolerances: Tolerances = [],
    allowsByteOrderMark: Bool = false,
    assumesTopLevelDictionary: Bool = false
  ) {
    self.depthLimit = depthLimit
    self.sizeLimit = sizeLimit
    self.duplicateKeys = duplicateKeys
    self.tolerances = tolerances
    self.allowsByteOrderMark = allowsByteOrderMark
    self.assumesTopLevelDictionary = assumesTopLevelDictionary
  }

  var allowsTrailingCommas: Bool { tolerances.contains(.trailingCommas) }

  /// Whether a text may have tokens that strict JSON doesn't have.
  var hasExtendedTokens: Bool { !tolerances.isSubset(of: .trailingCommas) }

  /// Whether only ``JSON5Parser`` supports the grammar that the options require.
  package var needsJSON5Parser: Bool { hasExtendedTokens || assumesTopLevelDictionary }

  /// Whether a cursor supports the grammar and the treatment of duplicate keys that the options require.
  var areReadByCursors: Bool {
    duplicateKeys == .useFirst && tolerances.isEmpty && !allowsByteOrderMark && !assumesTopLevelDictionary
  }
}
