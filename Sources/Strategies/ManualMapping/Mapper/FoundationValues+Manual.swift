public import JSONCore
internal import JSONMapping

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

// JSONMapping defines the natural form: a string.

extension UUID: ManualReadable {}
extension URL: ManualReadable {}

// Dates have several forms, so a field must name one. Without this declaration the compiler would only report
// that `Date` doesn't conform.

/// Unavailable: `try json["day", as: .yearMonthDay]` names the form of a date.
@available(
  *, unavailable,
  message:
    "name the form of the date: try json[\"day\", as: .yearMonthDay], or .iso8601, .seconds, .milliseconds"
)
extension Date: ManualReadable {
  /// Decodes an ISO 8601 date.
  ///
  /// - Throws: `invalid-format`, `type-mismatch` or `unexpected-null`.
  public static func read(manual json: JSONValue) throws(JSONError) -> Date {
    try DateField.iso8601.decode(json)
  }
}
