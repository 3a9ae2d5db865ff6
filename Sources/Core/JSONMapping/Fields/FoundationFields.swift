public import JSONCore

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Bytes as a Base64 string (RFC 4648, section 4, padded).
public struct DataField: Mapping, Hashable {
  /// Creates the field.
  public init() {}

  /// Decodes bytes.
  ///
  /// - Throws: `invalid-format` for a string that isn't Base64, `type-mismatch` or `unexpected-null`.
  public func decode(_ json: JSONValue) throws(JSONError) -> Data {
    guard let data = Data(paddedBase64: try json.string()) else {
      throw json.error(.invalidFormat(expected: "Base64 data", reason: ""))
    }
    return data
  }

  /// Decodes bytes without a document.
  ///
  /// - Throws: `CursorFailure` for other values.
  public func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> Data {
    guard let data = Data(paddedBase64: try cursor.string()) else { throw CursorFailure() }
    return data
  }

  /// Writes the bytes as Base64.
  public func encode(_ data: Data, into writer: inout JSONWriter) { writer.write(data.base64EncodedString()) }
}

extension Data {
  /// Creates the bytes of a Base64 string; `nil` for another string. Foundation on Linux ignores what follows
  /// the padding.
  package init?(paddedBase64 text: String) {
    let padding = text.utf8.firstIndex(of: UInt8(ascii: "=")).map { text.utf8[$0...] } ?? "".utf8[...]
    guard text.utf8.count % 4 == 0, padding.count <= 2, padding.allSatisfy({ $0 == UInt8(ascii: "=") })
    else { return nil }
    self.init(base64Encoded: text)
  }
}

extension MappingConfigured where Self == DataField {
  /// Bytes as a Base64 string.
  public static var base64: DataField { DataField() }
}

/// A URL as a string: `"https://example.com/a?b#c"`, or a relative one such as `"images/1.png"`.
///
/// Foundation decides which strings are URLs. It rejects an empty string, a blank in the host and a port that
/// isn't a number. In other parts, characters that a URL can't contain, such as blanks and letters beyond
/// ASCII, are percent-encoded: `"a b"` becomes `a%20b`. (Before macOS 14 and iOS 17, Foundation rejects a
/// string with such characters.)
///
/// `URL` properties are read and written this way without a field too; use the field where an API takes one.
public struct URLField: Mapping, Hashable {
  /// Creates the field.
  public init() {}

  /// Decodes a URL.
  ///
  /// - Throws: `invalid-format` for a string that isn't a URL, `type-mismatch` or `unexpected-null`.
  public func decode(_ json: JSONValue) throws(JSONError) -> URL {
    guard let url = URL(jsonText: try json.string()) else {
      throw json.error(.invalidFormat(expected: "a URL", reason: ""))
    }
    return url
  }

  /// Decodes a URL without a document.
  ///
  /// - Throws: `CursorFailure` for other values.
  public func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> URL {
    guard let url = URL(jsonText: try cursor.string()) else { throw CursorFailure() }
    return url
  }

  /// Writes the absolute string.
  public func encode(_ url: URL, into writer: inout JSONWriter) { writer.write(url.absoluteString) }
}

extension MappingConfigured where Self == URLField {
  /// A URL as a string.
  public static var url: URLField { URLField() }
}

/// Read from a string, and written as its absolute string; see ``URLField`` for the accepted strings.
extension URL: JSONReadable, JSONWritable, JSONObjectKey, PlainlyCreated {
  /// Creates the URL from a text; `nil` if the text isn't a URL.
  package init?(jsonText text: String) {
    guard #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) else {
      self.init(string: text)
      return
    }
    // The behavior of `init(string:)` depends on the platform that a program is linked for.
    self.init(string: text, encodingInvalidCharacters: true)
  }

  /// Reads a string.
  ///
  /// - Throws: `invalid-format` for a string that isn't a URL, `type-mismatch` or `unexpected-null`.
  public static func read(_ json: JSONValue) throws(JSONError) -> URL { try URLField().decode(json) }

  /// Writes the absolute string.
  public func write(to writer: inout JSONWriter) { URLField().encode(self, into: &writer) }

  /// Creates the URL from the text of a key.
  public init?(jsonKey: String) { self.init(jsonText: jsonKey) }

  /// The absolute string.
  public var jsonKey: String { absoluteString }

  package static var plainValue: URL { URL(fileURLWithPath: "/", isDirectory: true) }
}

/// A UUID as a string: `"E621E1F8-C36C-495A-93FC-0C247A3E6E5F"`.
///
/// Letters of either case are read, and upper case is written, as in Foundation. `UUID` properties are read
/// and written this way without a field too; use the field where an API takes one.
public struct UUIDField: Mapping, Hashable {
  /// Creates the field.
  public init() {}

  /// Decodes a UUID.
  ///
  /// - Throws: `invalid-format` for a string that isn't a UUID, `type-mismatch` or `unexpected-null`.
  public func decode(_ json: JSONValue) throws(JSONError) -> UUID {
    guard let uuid = try json.withUTF8({ (text) throws(JSONError) in UUID(utf8: text) }) else {
      throw json.error(.invalidFormat(expected: .uuid, reason: ""))
    }
    return uuid
  }

  /// Decodes a UUID without a document.
  ///
  /// - Throws: `CursorFailure` for other values, and for a string with escapes.
  public func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> UUID {
    try cursor.withUTF8 { (text) throws(CursorFailure) in
      guard let uuid = UUID(utf8: text) else { throw CursorFailure() }
      return uuid
    }
  }

  /// Writes the text in upper case.
  public func encode(_ uuid: UUID, into writer: inout JSONWriter) { writer.write(uuid.uuidString) }
}

extension MappingConfigured where Self == UUIDField {
  /// A UUID as a string.
  public static var uuid: UUIDField { UUIDField() }
}

extension UUID {
  /// Creates the UUID from 32 hexadecimal digits in groups of 8, 4, 4, 4 and 12, separated by hyphens; `nil`
  /// for any other text. `init(uuidString:)` accepts signs in place of digits on some platforms, and text
  /// after a NUL.
  init?(utf8 text: Span<UInt8>) {
    let hyphen = UInt8(ascii: "-")
    guard text.count == 36, text[8] == hyphen, text[13] == hyphen, text[18] == hyphen, text[23] == hyphen
    else { return nil }
    var digits = HexadecimalPairs()
    let bytes = (
      digits.byte(text, 0), digits.byte(text, 2), digits.byte(text, 4), digits.byte(text, 6),
      digits.byte(text, 9), digits.byte(text, 11), digits.byte(text, 14), digits.byte(text, 16),
      digits.byte(text, 19), digits.byte(text, 21), digits.byte(text, 24), digits.byte(text, 26),
      digits.byte(text, 28), digits.byte(text, 30), digits.byte(text, 32), digits.byte(text, 34)
    )
    guard digits.areValid else { return nil }
    self.init(uuid: bytes)
  }
}

/// Reads pairs of hexadecimal digits, and records whether all were valid.
private struct HexadecimalPairs {
  private(set) var areValid = true

  mutating func byte(_ text: Span<UInt8>, _ place: Int) -> UInt8 {
    digit(text[place]) << 4 | digit(text[place + 1])
  }

  private mutating func digit(_ character: UInt8) -> UInt8 {
    switch character {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return character - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): return character - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): return character - UInt8(ascii: "a") + 10
    default:
      areValid = false
      return 0
    }
  }
}

/// Read from a string with letters of either case, and written in upper case; see ``UUIDField``.
extension UUID: JSONReadable, JSONWritable, JSONObjectKey, PlainlyCreated {
  /// Reads a string.
  ///
  /// - Throws: `invalid-format` for a string that isn't a UUID, `type-mismatch` or `unexpected-null`.
  public static func read(_ json: JSONValue) throws(JSONError) -> UUID { try UUIDField().decode(json) }

  /// Writes the text in upper case.
  public func write(to writer: inout JSONWriter) { UUIDField().encode(self, into: &writer) }

  /// Creates the UUID from the text of a key, with letters of either case.
  public init?(jsonKey: String) {
    guard let uuid = jsonKey.withUTF8Span({ UUID(utf8: $0) }) else { return nil }
    self = uuid
  }

  /// The text of the UUID in upper case.
  public var jsonKey: String { uuidString }

  package static var plainValue: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
}
