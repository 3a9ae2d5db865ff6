public import JSONCore

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension JSONError: LocalizedError {
  /// The issues in one line; the text of `localizedDescription`.
  public var errorDescription: String? { description }

  /// What is wrong with the first issue's value, without path and location.
  public var failureReason: String? { issue.message }

  /// A suggestion for the first issue, if there is one: a similar key, the allowed values, or the keys
  /// present.
  public var recoverySuggestion: String? {
    let advice = issue.advice
    return advice.isEmpty ? nil : advice.joined(separator: "\n")
  }
}
