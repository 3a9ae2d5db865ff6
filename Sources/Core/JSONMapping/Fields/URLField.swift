public import JSONCore

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

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
  public func encode(_ url: URL, into writer: inout JSONWriter) {
    writer.write(url.absoluteString)
  }
}

extension MappingConfigured where Self == URLField {
  /// A URL as a string.
  public static var url: URLField { URLField() }
}

extension URL {
  /// Creates the URL from a text; `nil` if the text isn't a URL.
  package init?(jsonText text: String) {
    guard #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) else {
      self.init(string: text)
      return
    }
    // The behavior of `init(string:)` depends on the platform that a program is linked for.
    self.init(string: text, encodingInvalidCharacters: true)
  }
}

/// Read from a string, and written as its absolute string; see ``URLField`` for the accepted strings.
extension URL: JSONReadable, JSONWritable {
  /// Reads a string.
  ///
  /// - Throws: `invalid-format` for a string that isn't a URL, `type-mismatch` or `unexpected-null`.
  public static func read(_ json: JSONValue) throws(JSONError) -> URL { try URLField().decode(json) }

  /// Writes the absolute string.
  public func write(to writer: inout JSONWriter) { URLField().encode(self, into: &writer) }
}

extension URL: JSONObjectKey {
  /// Creates the URL from the text of a key.
  public init?(jsonKey: String) { self.init(jsonText: jsonKey) }

  /// The absolute string.
  public var jsonKey: String { absoluteString }
}

extension URL: PlainlyCreated {
  package static var plainValue: URL { URL(fileURLWithPath: "/", isDirectory: true) }
}
