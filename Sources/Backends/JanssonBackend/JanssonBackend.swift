internal import CJansson
public import JSONCore

/// The system's jansson: parses into jansson's own tree, which is then converted.
///
/// Stricter than the native backend in some places and laxer in others; the article on backends has the
/// table.
public enum JanssonBackend: JSONBackend {
  /// `jansson`.
  public static let name = "jansson"

  /// How deep jansson lets arrays and objects be nested, whatever the options say.
  public static let depthLimit = 2048

  /// Parses UTF-8 text with `json_loadb`.
  ///
  /// Of the options, `allowsTrailingCommas` has no effect, and of duplicate keys the last one counts unless
  /// they are rejected.
  ///
  /// - Throws: `empty-input`, `unexpected-end`, `unterminated-string`, `trailing-content`, `invalid-utf8`,
  ///   `control-character`, `number-out-of-range`, `duplicate-key`, `depth-limit`, `size-limit` or, for all
  ///   else, `invalid-json`: what jansson says, with the place. ``JanssonError`` tells how it counts.
  public static func parse(_ bytes: RawSpan, options: JSONParseOptions) throws(JSONError) -> Document {
    guard bytes.byteCount <= options.sizeLimit else {
      throw JSONError(.sizeLimit(options.sizeLimit, actual: bytes.byteCount))
    }
    let tree: JanssonTree
    do {
      tree = try JanssonTree(loading: bytes, flags: flags(options))
    } catch {
      throw error.error(in: bytes, depthLimit: options.depthLimit).withoutSecrets(of: bytes)
    }
    var builder = TapeBuilder(options: options, capacity: bytes.byteCount / 10)
    try tree.build(into: &builder)
    return Document(builder)
  }

  /// Parses UTF-8 text and throws the tree away: what jansson alone costs.
  ///
  /// - Throws: ``JanssonError`` with what jansson says.
  public static func parseOnly(_ bytes: RawSpan) throws(JanssonError) {
    _ = try JanssonTree(loading: bytes, flags: flags(JSONParseOptions()))
  }

  /// Parses UTF-8 text and throws the tree away: what jansson alone costs.
  ///
  /// - Throws: ``JanssonError`` with what jansson says.
  public static func parseOnly(_ bytes: [UInt8]) throws(JanssonError) {
    try parseOnly(bytes.span.bytes)
  }

  /// Writes a value with `json_dump_callback`.
  ///
  /// Of the options, `spaceBeforeColon` and `breaksEmptyContainers` have no effect.
  ///
  /// - Throws: `number-out-of-range` for an integer beyond 64 bits with sign, `depth-limit`, `size-limit`, or
  ///   `custom` for a key that contains a NUL.
  public static func serialize(
    _ json: JSONValue, options: JSONWriteOptions
  ) throws(JSONError) -> [UInt8] {
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
