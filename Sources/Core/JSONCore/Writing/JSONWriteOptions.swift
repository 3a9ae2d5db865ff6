/// Options for writing JSON.
public struct JSONWriteOptions: Sendable, Hashable {
  /// Writes line breaks and an indentation of two spaces; compact by default.
  public var pretty: Bool
  /// Sorts members by their keys, compared by UTF-8 bytes; by default they are in the order of writing.
  public var sortedKeys: Bool
  /// Writes `/` as `\/`; off by default.
  public var escapesSlashes: Bool
  /// Writes a space before the colon of a member as well, like Foundation; only with ``pretty``.
  public var spaceBeforeColon: Bool
  /// Writes an empty line in empty arrays and objects, like Foundation; only with ``pretty``.
  public var breaksEmptyContainers: Bool
  /// The maximum nesting depth of arrays and objects; 512 by default.
  ///
  /// Any limit is safe, even `.max`: writing a recursive model fails with `depth-limit` when less than
  /// 128 KiB of its thread's stack is left (of a stack smaller than 512 KiB, less than a quarter).
  public var depthLimit: Int
  /// The maximum length of the text in bytes; 1 GiB by default. A longer text is an error, `size-limit`.
  ///
  /// It is checked when an array or object begins and when the text is finished, so a long list of numbers or
  /// strings is written completely first. The size in the error is the number of bytes written until then:
  /// the size of the whole text, or less.
  public var sizeLimit: Int
  /// Whether a duplicate key in an object is an error, `key-collision`; off by default.
  ///
  /// The writer does not record the keys. They are compared when the text is finished, by parsing the whole
  /// text once; with ``pretty`` or ``sortedKeys`` the text is parsed anyway.
  public var rejectsDuplicateKeys: Bool
  /// Whether numbers and the order of keys are those of ``canonical``.
  public internal(set) var isCanonical = false
  /// Writes a `Float` with its ``FloatMark``, for text that only this package reads.
  package var marksFloats = false

  /// Creates options; without arguments, compact output.
  @inlinable
  public init(
    pretty: Bool = false,
    sortedKeys: Bool = false,
    escapesSlashes: Bool = false,
    spaceBeforeColon: Bool = false,
    breaksEmptyContainers: Bool = false,
    depthLimit: Int = 512,
    sizeLimit: Int = 1 << 30,
    rejectsDuplicateKeys: Bool = false
  ) {
    self.pretty = pretty
    self.sortedKeys = sortedKeys
    self.escapesSlashes = escapesSlashes
    self.spaceBeforeColon = spaceBeforeColon
    self.breaksEmptyContainers = breaksEmptyContainers
    self.depthLimit = depthLimit
    self.sizeLimit = sizeLimit
    self.rejectsDuplicateKeys = rejectsDuplicateKeys
  }

  /// Canonical JSON (RFC 8785): equal values have equal texts, which can be hashed or signed.
  ///
  ///     let mapper = ManualMapper<Movie>(writing: .canonical)
  ///
  /// The text is compact. Members are sorted by their keys, compared by UTF-16 code units. Numbers are
  /// written as ECMAScript writes the nearest `Double`: `1e2` as `100`, `-0` as `0`, and integers beyond 2^53
  /// rounded. A duplicate key is the error `key-collision`; a number beyond `Double` is the error
  /// `number-out-of-range`. You can change the limits; with another layout, the text is not canonical.
  public static var canonical: JSONWriteOptions {
    var options = JSONWriteOptions(sortedKeys: true, rejectsDuplicateKeys: true)
    options.isCanonical = true
    return options
  }

  /// Checks that a text may have this many bytes, for backends that have their own writer.
  ///
  /// - Throws: `size-limit` if it may not.
  public func checkSize(_ size: Int) throws(JSONError) {
    guard size > sizeLimit else { return }
    throw JSONError(.sizeLimit(sizeLimit, actual: size))
  }
}

/// Marks a `Float` in text that is read back immediately, to distinguish it from a `Double`.
package enum FloatMark {
  private static let mark = "\u{0}float "

  /// The marked text of a number; `nil` for one that equals the `Double` of the same text.
  static func text(_ value: Float) -> String? {
    if value.magnitude <= 0x1p24, value == value.rounded(.towardZero) { return nil }
    return "\(mark)\(value)"
  }

  /// The number of a marked text.
  package static func value(_ text: String) -> Float? {
    guard text.utf8.first == 0, text.hasPrefix(mark) else { return nil }
    return Float(text.dropFirst(mark.count))
  }
}
