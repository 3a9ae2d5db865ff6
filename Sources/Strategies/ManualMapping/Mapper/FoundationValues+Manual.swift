public import JSONCore
internal import JSONMapping

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

// The natural form is JSONMapping's: a string.

extension UUID: ManualReadable {}
extension URL: ManualReadable {}

// Dates have several forms, so a field names one. Without this the compiler would only say what `Date` lacks.

/// Unavailable: `try json["day", as: .yearMonthDay]` names the form of a date.
@available(
  *, unavailable,
  message:
    "name the form of the date: try json[\"day\", as: .yearMonthDay], or .iso8601, .seconds, .milliseconds"
)
extension Date: ManualReadable {
  /// Reads the form of ISO 8601.
  ///
  /// - Throws: `invalid-format`, `type-mismatch` or `unexpected-null`.
  public static func read(manual json: JSONValue) throws(JSONError) -> Date {
    try DateField.iso8601.decode(json)
  }
}
