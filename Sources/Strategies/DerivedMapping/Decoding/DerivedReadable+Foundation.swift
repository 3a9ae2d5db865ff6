public import JSONCore
internal import JSONMapping

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

// Documents are decoded with the natural form of JSONMapping, which is a string.

extension UUID: DerivedReadable {
  /// Decodes a string.
  ///
  /// - Throws: `CursorFailure` for a string that isn't a UUID, and for another value.
  public static func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> UUID {
    try UUIDField().decode(from: &cursor)
  }
}

extension URL: DerivedReadable {
  /// Decodes a string.
  ///
  /// - Throws: `CursorFailure` for a string that isn't a URL, and for another value.
  public static func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> URL {
    try URLField().decode(from: &cursor)
  }
}
