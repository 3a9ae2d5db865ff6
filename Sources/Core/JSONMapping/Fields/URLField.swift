public import JSONCore

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A URL as a string: `"https://example.com/a?b#c"`, or a relative one such as `"images/1.png"`.
///
/// What a URL is, Foundation says. An empty text is none, nor is one with a blank in its host or with a port that is no
/// number. In other parts, characters that a URL can't have, such as blanks and letters beyond ASCII, are
/// percent-encoded; so `"a b"` becomes `a%20b`. (Before macOS 14 and iOS 17, Foundation refuses a text that has one.)
///
/// A `URL` is read and written like this without a field too; the field is for code that takes one.
public struct URLField: Mapping, Hashable {
  /// Creates the field.
  public init() {}

  /// Decodes a URL.
  ///
  /// - Throws: `invalid-format` for a string that is no URL, `type-mismatch` or `unexpected-null`.
  public func decode(_ json: JSONValue) throws(JSONError) -> URL {
    guard let url = URL(jsonText: try json.string()) else {
      throw json.error(.invalidFormat(expected: "a URL", reason: ""))
    }
    return url
  }

  /// Decodes a URL without a document.
  ///
  /// - Throws: `CursorFailure` for what is none.
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
  /// The URL that a text stands for; `nil` if it is none.
  package init?(jsonText text: String) {
    guard #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) else {
      self.init(string: text)
      return
    }
    // What `init(string:)` does depends on the platform that a program was linked for.
    self.init(string: text, encodingInvalidCharacters: true)
  }
}
