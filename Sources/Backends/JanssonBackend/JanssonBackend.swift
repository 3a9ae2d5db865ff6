internal import CJansson
public import JSONCore

/// A backend that parses with the system's jansson into its own tree and converts the result.
///
/// It is stricter than the native backend in some cases and laxer in others. The article on backends lists
/// the differences.
public enum JanssonBackend: JSONBackend {
  /// `jansson`.
  public static let name = "jansson"

  /// The maximum nesting depth of jansson, whatever the options.
  public static let depthLimit = 2048

  /// Parses UTF-8 text with `json_loadb`.
  ///
  /// The option `tolerances` has no effect, and the last of duplicate keys counts unless they are rejected.
  ///
  /// - Throws: `empty-input`, `unexpected-end`, `unterminated-string`, `trailing-content`, `invalid-utf8`,
  ///   `control-character`, `number-out-of-range`, `duplicate-key`, `depth-limit`, `size-limit` or, for
  ///   everything else, `invalid-json` with jansson's message and location. ``JanssonError`` describes how
  ///   jansson counts lines and columns.
  public static func parse(_ bytes: RawSpan, options: JSONParseOptions) throws(JSONError) -> Document {
    guard bytes.byteCount <= options.sizeLimit else {
      throw JSONError(.sizeLimit(options.sizeLimit, actual: bytes.byteCount))
    }
    let tree: JanssonTree
    do { tree = try JanssonTree(loading: bytes, flags: flags(options)) } catch {
      throw error.error(in: bytes, depthLimit: options.depthLimit).withoutSecrets(of: bytes)
    }
    var builder = TapeBuilder(options: options, capacity: bytes.byteCount / 10)
    try tree.build(into: &builder)
    return Document(builder)
  }

  /// Parses UTF-8 text and discards the tree, to measure the cost of jansson alone.
  ///
  /// - Throws: ``JanssonError``.
  public static func parseOnly(_ bytes: [UInt8]) throws(JanssonError) {
    _ = try JanssonTree(loading: bytes.span.bytes, flags: flags(JSONParseOptions()))
  }

  /// Writes a value with `json_dump_callback`.
  ///
  /// The options `spaceBeforeColon` and `breaksEmptyContainers` have no effect. `NativeBackend` writes
  /// canonical JSON.
  ///
  /// - Throws: `number-out-of-range` for an integer beyond 64 bits with sign, `depth-limit`, `size-limit`, or
  ///   `custom` for a key that contains a NUL.
  public static func serialize(_ json: JSONValue, options: JSONWriteOptions) throws(JSONError) -> [UInt8] {
    if options.isCanonical { return try NativeBackend.serialize(json, options: options) }
    try json.checkDepth(limit: min(options.depthLimit, depthLimit))
    return try JanssonTree(json).bytes(flags: flags(options), options: options)
  }

  private static func flags(_ options: JSONParseOptions) -> Int32 {
    let rejecting = options.duplicateKeys == .reject ? JSON_REJECT_DUPLICATES : 0
    return JSON_DECODE_ANY | JSON_ALLOW_NUL | rejecting
  }

  private static func flags(_ options: JSONWriteOptions) -> Int32 {
    // The lowest bits are the width of the indentation.
    var flags = JSON_ENCODE_ANY | (options.pretty ? 2 : JSON_COMPACT)
    if options.sortedKeys { flags |= JSON_SORT_KEYS }
    if options.escapesSlashes { flags |= JSON_ESCAPE_SLASH }
    return flags
  }
}
