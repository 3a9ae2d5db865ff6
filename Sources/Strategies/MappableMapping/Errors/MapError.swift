public import JSONCore
internal import JSONFoundation
public import JSONMapping

/// Why an ``ImmutableMappable`` model could not be created: what `map.value(_:)` throws.
public struct MapError: Error, @unchecked Sendable {
  // Unchecked, because errors must be `Sendable`. A mapper sets `currentValue` to an immutable Foundation
  // value; other code that sets it must ensure the same.

  /// The key that was read.
  public var key: String?
  /// The value of the key.
  public var currentValue: Any?
  /// The reason of the failure.
  public var reason: String?
  /// The source file of the calling code.
  public var file: StaticString?
  /// The calling function.
  public var function: StaticString?
  /// The line of the call.
  public var line: UInt?
  /// The same failure with path, line and column, if the value is part of a document.
  public internal(set) var jsonError: JSONError?

  /// Creates an error.
  public init(
    key: String?, currentValue: Any?, reason: String?, file: StaticString? = nil,
    function: StaticString? = nil, line: UInt? = nil
  ) {
    self.key = key
    self.currentValue = currentValue
    self.reason = reason
    self.file = file
    self.function = function
    self.line = line
  }
}

extension MapError: DescribedError {
  /// Reason, location, key and value, one per line. The value is hidden if its key, or a key nested in it,
  /// looks like a secret.
  public var description: String {
    let lines: [(String, Any?)] = [
      ("reason", reason), ("location", location), ("key", key), ("currentValue", shownValue),
    ]
    return "Got an error while mapping.\n"
      + lines.map { "- \($0): \($1 ?? "nil")" }.joined(separator: "\n")
  }

  private var shownValue: String? {
    guard let currentValue else { return nil }
    let text = "\(currentValue)"
    if key.map(SecretName.matches) == true || jsonError?.isSecret == true { return JSONError.hiddenValue }
    // A string can contain any words, so it isn't searched for the names of secrets.
    if key != nil, currentValue is String { return text }
    return SecretName.stands(in: text) ? JSONError.hiddenValue : text
  }

  private var location: String? {
    guard let file, let function, let line else { return nil }
    let name = "\(file)".split(separator: "/").last ?? ""
    return "\(name.split(separator: ".").first ?? "").\(function):\(line)"
  }
}

extension MapError {
  /// The error about a value, with the failure as all strategies report it.
  init(_ reason: String, value: Any?, cause: JSONError?) {
    self.init(key: nil, currentValue: value, reason: reason)
    jsonError = cause
  }
}

extension Error {
  /// The error, with its own or underlying `JSONError` replaced.
  func replacing(_ replacement: (JSONError) -> JSONError) -> any Error {
    switch self {
    case let error as JSONError: return replacement(error)
    case var error as MapError:
      error.jsonError = error.jsonError.map(replacement)
      return error
    default: return self
    }
  }
}

extension JSONValue {
  /// The error of a model's `init(map:)`, in the form that all strategies share.
  func error(thrown error: any Error) -> JSONError {
    switch error {
    case let error as MapError: error.jsonError ?? self.error(.custom(error.reason ?? "\(error)"))
    default: self.error(causedBy: error, error.ownText)
    }
  }
}
