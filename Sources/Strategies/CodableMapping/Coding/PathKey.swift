internal import JSONCore

/// A component of a coding path that isn't one of the model's keys: an index, a dictionary's key, or `super`.
struct PathKey: CodingKey, Hashable {
  let stringValue: String
  let intValue: Int?

  init(_ stringValue: String) {
    self.stringValue = stringValue
    intValue = nil
  }

  /// The key of a dictionary. As in Foundation, it has an integer value if its text is an integer, unless a
  /// strategy converts keys.
  init(member name: String, isConverted: Bool = false) {
    stringValue = name
    intValue = isConverted ? nil : Int(name)
  }

  init(index: Int) {
    stringValue = "Index \(index)"
    intValue = index
  }

  init?(stringValue: String) { self.init(stringValue) }

  init?(intValue: Int) {
    stringValue = String(intValue)
    self.intValue = intValue
  }

  static let `super` = PathKey("super")
}

extension JSONPath {
  /// The path for a coding path.
  init(_ codingPath: [any CodingKey]) { self.init(codingPath.map { Component($0) }) }

  /// The path as coding keys.
  var codingPath: [any CodingKey] {
    components.map { component in
      switch component {
      case .key(let key): PathKey(member: key)
      case .index(let index): PathKey(index: index)
      }
    }
  }
}

extension JSONPath.Component {
  /// The component for a coding key. Dictionary keys can also have an integer value, but aren't indices.
  init(_ key: any CodingKey) {
    if let index = key.intValue, key.stringValue == "Index \(index)" {
      self = .index(index)
    } else {
      self = .key(key.stringValue)
    }
  }
}

extension DecodingError.Context {
  /// The error in the package's own form, if there is one.
  var issue: JSONError? { underlyingError as? JSONError }

  /// The context with another path.
  func moved(to path: [any CodingKey]) -> DecodingError.Context {
    DecodingError.Context(
      codingPath: path, debugDescription: debugDescription, underlyingError: underlyingError)
  }
}

extension DecodingError {
  /// The context that all cases have.
  var context: Context {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
      .dataCorrupted(let context):
      context
    @unknown default: Context(codingPath: [], debugDescription: String(describing: self))
    }
  }

  /// The same error with another underlying one, and with another description if one is given.
  func replacing(description: String? = nil, underlyingError: (any Error)?) -> DecodingError {
    let context = Context(
      codingPath: context.codingPath, debugDescription: description ?? context.debugDescription,
      underlyingError: underlyingError)
    switch self {
    case .typeMismatch(let type, _): return .typeMismatch(type, context)
    case .valueNotFound(let type, _): return .valueNotFound(type, context)
    case .keyNotFound(let key, _): return .keyNotFound(key, context)
    case .dataCorrupted: return .dataCorrupted(context)
    @unknown default: return .dataCorrupted(context)
    }
  }
}
