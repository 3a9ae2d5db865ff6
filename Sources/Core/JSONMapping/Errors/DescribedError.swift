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
