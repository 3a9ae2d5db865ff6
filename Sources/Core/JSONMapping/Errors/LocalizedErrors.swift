public import JSONCore

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// An error whose `localizedDescription` is its description, instead of "The operation could not be
/// completed".
public protocol DescribedError: LocalizedError, CustomStringConvertible {}

extension DescribedError {
  /// The description; the text of `localizedDescription`.
  public var errorDescription: String? { description }

  // Files that declare a conformance need no import of Foundation with these.

  /// `nil`.
  public var failureReason: String? { nil }
  /// `nil`.
  public var recoverySuggestion: String? { nil }
  /// `nil`.
  public var helpAnchor: String? { nil }
}

extension Error {
  /// The error's description for a user; without one, what it prints.
  var ownText: String { (self as? any LocalizedError)?.errorDescription ?? String(describing: self) }
}

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
