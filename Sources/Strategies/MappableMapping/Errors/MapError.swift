public import JSONCore

/// Why an ``ImmutableMappable`` model could not be created: what `map.value(_:)` throws.
public struct MapError: Error, @unchecked Sendable {
  // Sendable: errors must be. What a mapper puts into `currentValue` is a value of Foundation's that nobody changes;
  // who sets it answers for that too.

  /// The key that was read.
  public var key: String?
  /// What stands there.
  public var currentValue: Any?
  /// What is wrong with it.
  public var reason: String?
  /// The source file of the reading code.
  public var file: StaticString?
  /// The function that was reading.
  public var function: StaticString?
  /// The line that was reading.
  public var line: UInt?
  /// The same failure with path, line and column, where the value came out of a document.
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

extension MapError: CustomStringConvertible {
  /// Reason, location, key and value, a line each. The value is hidden if its key looks like a secret, or one
  /// within it.
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
    // The text of a member may have any words in it.
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
  /// The error about a value, with the same failure as all dialects have it.
  init(_ reason: String, value: Any?, cause: JSONError?) {
    self.init(key: nil, currentValue: value, reason: reason)
    jsonError = cause
  }
}

extension Error {
  /// The error with another one in place of the `JSONError` that it is or has.
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
  /// What a model's `init(map:)` threw, as the error that all dialects share.
  func error(thrown error: any Error) -> JSONError {
    switch error {
    case let error as JSONError: error.placed(at: self)
    case let error as MapError: error.jsonError ?? self.error(.custom(error.reason ?? "\(error)"))
    default: self.error(.custom(String(describing: error)))
    }
  }
}
