internal import Foundation
public import JSONCore
internal import JSONFoundation
public import JSONMapping

/// Why and where a value could not be decoded, in this strategy's terms.
///
///     do {
///       movie = try json => "movie"
///     } catch let error as DecodingError {
///       print(error.metadata.formattedPath)           // movie.cast.name
///       print(error)                                  // $.movie.cast[2].name: expected String …
///     }
public enum DecodingError: Error, @unchecked Sendable {
  // Unchecked, because errors must be `Sendable`. Their Foundation values are created from JSON and shared
  // with no other code, or belong to the decoded tree, which its owner must not change while the error
  // exists.

  /// The JSON value is of another type, or its number does not fit into the type.
  case typeMismatch(expected: Any.Type, actual: Any.Type, Metadata)

  /// The object lacks a key. The path is that of the object.
  case missingKey(String, Metadata)

  /// The value is of the right type, but doesn't convert to the expected type.
  case rawRepresentableInitializationError(rawValue: Any, Metadata)

  /// Any other error: one that other code threw during decoding, or a `JSONError` whose code has no case
  /// here, such as `depth-limit`.
  case other(any Error, Metadata)
}

extension DecodingError {
  /// Where the error occurred.
  public internal(set) var metadata: Metadata {
    get {
      switch self {
      case .typeMismatch(_, _, let metadata), .missingKey(_, let metadata),
        .rawRepresentableInitializationError(_, let metadata), .other(_, let metadata):
        metadata
      }
    }
    set { changeMetadata { $0 = newValue } }
  }

  /// The metadata of an error that is no longer needed.
  consuming func takenMetadata() -> Metadata {
    switch consume self {
    case .typeMismatch(_, _, let metadata), .missingKey(_, let metadata), .other(_, let metadata),
      .rawRepresentableInitializationError(_, let metadata):
      metadata
    }
  }

  /// Changes the metadata. Meanwhile it is uniquely referenced, so that its parts need no copies.
  mutating func changeMetadata(_ change: (inout Metadata) -> Void) {
    switch consume self {
    case .typeMismatch(let expected, let actual, var metadata):
      change(&metadata)
      self = .typeMismatch(expected: expected, actual: actual, metadata)
    case .missingKey(let key, var metadata):
      change(&metadata)
      self = .missingKey(key, metadata)
    case .rawRepresentableInitializationError(let rawValue, var metadata):
      change(&metadata)
      self = .rawRepresentableInitializationError(rawValue: rawValue, metadata)
    case .other(let error, var metadata):
      change(&metadata)
      self = .other(error, metadata)
    }
  }

  /// The keys that lead to the value that could not be decoded.
  public var path: [String] { metadata.path }

  /// The path as text, its keys joined by dots.
  public var formattedPath: String { metadata.formattedPath }

  /// The error in the package's own form: with code, path, line and column.
  public var jsonError: JSONError { metadata.resolvedIssue ?? JSONError(issueKind) }

  /// The issue for an error that was created without a location.
  var issueKind: Issue.Kind {
    switch self {
    case .typeMismatch(let expected, _, _): .typeMismatch(expected: IssueExpectation(expected))
    case .missingKey(let key, _): .missingKey(key, expected: "a value")
    case .rawRepresentableInitializationError(let rawValue, _):
      .custom("\(String(reflecting: rawValue)) isn't a raw value of the type")
    case .other(let error as JSONError, _): error.issue.kind
    case .other(let error, _): .custom(error.ownText)
    }
  }
}

extension DecodingError {
  /// Whether an error about a whole value belongs to the model that was decoded from it. A value of the wrong
  /// type is an error of the enclosing model, unless an object was expected.
  func concernsModel(isObject: @autoclosure () -> Bool) -> Bool {
    if case .typeMismatch(let expected, _, _) = self { expected == NSDictionary.self } else { isObject() }
  }
}

extension DecodingError: DescribedError, CustomDebugStringConvertible {
  /// The error in one line, for logs.
  public var description: String { jsonError.description }

  /// The case with all its values, except for those of keys that look like secrets.
  public var debugDescription: String {
    let isSecret = jsonError.isSecret
    func shown(_ value: Any) -> String {
      let text = "\(value)"
      // A string can contain any words, so only other values are searched for the names of secrets.
      let holdsSecret = isSecret || !(value is String) && SecretName.stands(in: text)
      return holdsSecret ? JSONError.hiddenValue : text
    }
    let place = "path: \(metadata.formattedPath), object: \(shown(metadata.object))"
    return switch self {
    case .typeMismatch(let expected, let actual, _):
      "typeMismatch(expected: \(expected), actual: \(actual), \(place))"
    case .missingKey(let key, _): "missingKey(\(key), \(place))"
    case .rawRepresentableInitializationError(let rawValue, _):
      "rawRepresentableInitializationError(rawValue: \(shown(rawValue)), \(place))"
    case .other(let error, _): "other(\(error), \(place))"
    }
  }
}

extension DecodingError: Equatable {
  /// Compares the cases, their types, keys and raw values, and their locations; other errors by their texts.
  public static func == (left: DecodingError, right: DecodingError) -> Bool {
    guard left.metadata == right.metadata else { return false }
    return switch (left, right) {
    case (.typeMismatch(let expected, let actual, _), .typeMismatch(let otherExpected, let otherActual, _)):
      expected == otherExpected && actual == otherActual
    case (.missingKey(let key, _), .missingKey(let other, _)): key == other
    case (
      .rawRepresentableInitializationError(let rawValue, _),
      .rawRepresentableInitializationError(let other, _)
    ):
      String(reflecting: rawValue) == String(reflecting: other)
    case (.other(let error, _), .other(let other, _)): String(reflecting: error) == String(reflecting: other)
    default: false
    }
  }
}

/// Makes types usable as patterns: `catch DecodingError.typeMismatch(Int.self, _, _)`.
public func ~= <Value>(pattern: Value.Type, type: Any.Type) -> Bool { pattern == type }

extension DecodingError: IssueCarrier { package var issue: JSONError? { metadata.issue } }
