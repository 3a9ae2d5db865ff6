/// A parser and printer of JSON that works on ``Document``s: the native one, or another library's behind the
/// tape.
///
/// Any strategy runs over any backend, since all of them hand out documents:
///
///     let document = try JanssonBackend.parse(bytes, options: JSONParseOptions())
///     let movie = try mapper.decode(document)
///
/// What a backend other than ``NativeBackend`` can't keep of a text stands in <doc:Backends>.
public protocol JSONBackend: Sendable {
  /// The name in reports, such as `native`.
  static var name: String { get }

  /// Parses UTF-8 text.
  ///
  /// - Throws: `unexpected-character`, `unexpected-end`, `depth-limit` or another code that
  ///   ``Document/init(parsing:options:)-(RawSpan,_)`` throws, `invalid-json` in words of the backend's, or
  ///   `number-out-of-range` for a number that the backend can't hold; with a place if it tells one.
  static func parse(_ bytes: RawSpan, options: JSONParseOptions) throws(JSONError) -> Document

  /// Writes a value as UTF-8 text.
  ///
  /// - Throws: `depth-limit`, `size-limit`, or what the backend can't express.
  static func serialize(_ json: JSONValue, options: JSONWriteOptions) throws(JSONError) -> [UInt8]
}

extension JSONBackend {
  /// Parses UTF-8 text.
  ///
  /// - Throws: What ``parse(_:options:)-(RawSpan,_)`` throws.
  public static func parse(
    _ bytes: [UInt8], options: JSONParseOptions = JSONParseOptions()
  ) throws(JSONError) -> Document {
    try parse(bytes.span.bytes, options: options)
  }

  /// Parses the UTF-8 form of a string.
  ///
  /// - Throws: What ``parse(_:options:)-(RawSpan,_)`` throws.
  public static func parse(
    _ text: String, options: JSONParseOptions = JSONParseOptions()
  ) throws(JSONError) -> Document {
    try text.withUTF8Span { (text) throws(JSONError) in try parse(text.bytes, options: options) }
  }

  /// Writes a value as compact UTF-8 text.
  ///
  /// - Throws: What ``serialize(_:options:)`` throws.
  public static func serialize(_ json: JSONValue) throws(JSONError) -> [UInt8] {
    try serialize(json, options: JSONWriteOptions())
  }
}

/// The parser and writer of this package.
public enum NativeBackend: JSONBackend {
  /// `native`.
  public static let name = "native"

  /// Parses UTF-8 text; the document keeps everything, positions included.
  ///
  /// - Throws: `unexpected-character`, `unexpected-end`, `depth-limit` or another code that
  ///   ``Document/init(parsing:options:)-(RawSpan,_)`` throws.
  public static func parse(_ bytes: RawSpan, options: JSONParseOptions) throws(JSONError) -> Document {
    try Document(parsing: bytes, options: options)
  }

  /// Writes a value as it is in its document.
  ///
  /// - Throws: `depth-limit` or `size-limit`.
  public static func serialize(_ json: JSONValue, options: JSONWriteOptions) throws(JSONError) -> [UInt8] {
    var writer = JSONWriter(options: options)
    try writer.write(json)
    return try writer.finish()
  }
}
