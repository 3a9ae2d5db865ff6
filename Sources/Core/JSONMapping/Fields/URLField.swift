public import JSONCore

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A URL as a string.
public struct URLField: Mapping, Hashable {
  /// Creates the field.
  public init() {}

  /// Decodes a URL.
  ///
  /// - Throws: `invalid-format` for a string that is no URL, `type-mismatch` or `unexpected-null`.
  public func decode(_ json: JSONValue) throws(JSONError) -> URL {
    guard let url = URL(string: try json.string()) else {
      throw json.error(.invalidFormat(expected: "a URL", reason: ""))
    }
    return url
  }

  /// Decodes a URL without a document.
  ///
  /// - Throws: `CursorFailure` for what is none.
  public func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> URL {
    guard let url = URL(string: try cursor.string()) else { throw CursorFailure() }
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
