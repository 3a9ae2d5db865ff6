public import JSONCore

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension JSONError: LocalizedError {
  /// The issues in one line; what `localizedDescription` says.
  public var errorDescription: String? { description }

  /// What is wrong with the first issue's value, without path and place.
  public var failureReason: String? { issue.message }

  /// What may help, where the first issue tells: a likely spelling, the values that are allowed, the keys
  /// present.
  public var recoverySuggestion: String? {
    let advice = issue.advice
    return advice.isEmpty ? nil : advice.joined(separator: "\n")
  }
}
