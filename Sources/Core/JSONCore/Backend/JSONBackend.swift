/// A parser and writer of JSON that works on ``Document``s: the native one, or an adapter of another library.
///
/// Every strategy works with every backend, because all of them create documents:
///
///     let document = try JanssonBackend.parse(bytes, options: JSONParseOptions())
///     let movie = try mapper.decode(document)
///
/// <doc:Backends> lists the details of a text that backends other than ``NativeBackend`` can't preserve.
public protocol JSONBackend: Sendable {
  /// The name in reports, such as `native`.
  static var name: String { get }

  /// Parses UTF-8 text.
  ///
  /// - Throws: `unexpected-character`, `unexpected-end`, `depth-limit` or another code that
  ///   ``Document/init(parsing:options:)-(RawSpan,_)`` throws, `invalid-json` with the backend's own text, or
  ///   `number-out-of-range` for a number that the backend can't hold; with a location if the backend reports
  ///   one.
  static func parse(_ bytes: RawSpan, options: JSONParseOptions) throws(JSONError) -> Document

  /// Writes a value as UTF-8 text.
  ///
  /// - Throws: `depth-limit`, `size-limit`, or the error for a value that the backend can't express.
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

  /// Parses UTF-8 text; the document preserves everything, positions included.
  ///
  /// - Throws: `unexpected-character`, `unexpected-end`, `depth-limit` or another code that
  ///   ``Document/init(parsing:options:)-(RawSpan,_)`` throws.
  public static func parse(_ bytes: RawSpan, options: JSONParseOptions) throws(JSONError) -> Document {
    try Document(parsing: bytes, options: options)
  }

  /// Writes a value with the order of members, the duplicates and the digits of its document, in the layout
  /// of the options.
  ///
  /// - Throws: `depth-limit`, `non-finite-number` for JSON5's `Infinity` and `NaN`, and what
  ///   ``JSONWriter/finish()`` throws, such as `size-limit`.
  public static func serialize(_ json: JSONValue, options: JSONWriteOptions) throws(JSONError) -> [UInt8] {
    var writer = JSONWriter(options: options)
    try writer.write(json)
    return try writer.finish()
  }
}
