public import JSONCore
internal import JSONMapping

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

// In a document, the natural form is JSONMapping's: a string.

extension UUID: DerivedReadable {
  /// Reads a string.
  ///
  /// - Throws: `CursorFailure` for one that is no UUID, and for another value.
  public static func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> UUID {
    try UUIDField().decode(from: &cursor)
  }
}

extension URL: DerivedReadable {
  /// Reads a string.
  ///
  /// - Throws: `CursorFailure` for one that is no URL, and for another value.
  public static func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> URL {
    try URLField().decode(from: &cursor)
  }
}
