public import JSONCore
internal import JSONMapping

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

// The natural form is JSONMapping's: a string.

extension UUID: ManualReadable, ManualWritable {}
extension URL: ManualReadable, ManualWritable {}

// Dates have several forms, so a field names one. Without these the compiler would only say what `Date` lacks.

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

/// Unavailable: `try json.put("day", day, as: .yearMonthDay)` names the form of a date.
@available(
  *, unavailable,
  message:
    "name the form of the date: try json.put(\"day\", day, as: .yearMonthDay), or .iso8601, .seconds, .milliseconds"
)
extension Date: ManualWritable {
  /// Writes the form of ISO 8601.
  ///
  /// - Throws: `transform-failed` for a year that the form can't express.
  public func write(manual writer: inout JSONWriter) throws(JSONError) {
    try DateField.iso8601.encode(self, into: &writer)
  }
}
