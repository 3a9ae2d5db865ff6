public import JSONCore
internal import JSONMapping

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

// Documents are decoded with the natural form of JSONMapping, which is a string.

extension UUID: JSONDecodable {
  /// Decodes a string.
  ///
  /// - Throws: `CursorFailure` for a string that isn't a UUID, and for another value.
  public static func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> UUID {
    try UUIDField().decode(from: &cursor)
  }
}

extension URL: JSONDecodable {
  /// Decodes a string.
  ///
  /// - Throws: `CursorFailure` for a string that isn't a URL, and for another value.
  public static func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> URL {
    try URLField().decode(from: &cursor)
  }
}

// Dates have several forms, so a field must name one. Without this declaration the compiler would only report
// that `Date` doesn't conform.

/// Unavailable: `try json["day", as: .yearMonthDay]` names the form of a date.
@available(
  *, unavailable,
  message:
    "name the form of the date: try json[\"day\", as: .yearMonthDay], or .iso8601, .seconds, .milliseconds"
)
extension Date: JSONDecodable {
  /// Decodes an ISO 8601 date.
  ///
  /// - Throws: `invalid-format`, `type-mismatch` or `unexpected-null`.
  public static func decode(value json: JSONValue) throws(JSONError) -> Date {
    try DateField.iso8601.decode(json)
  }
}
