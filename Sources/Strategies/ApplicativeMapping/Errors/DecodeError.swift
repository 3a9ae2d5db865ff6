public import JSONMapping

/// Why a value could not be decoded, in this strategy's terms.
///
/// It has no location: ``ApplicativeMapper`` reports path and position separately.
public indirect enum DecodeError: Error, Sendable, Hashable {
  /// The JSON value is of another type, or the type has no value for the number or raw value.
  case typeMismatch(expected: String, actual: String)

  /// The object lacks the key, or its value is `null`.
  case missingKey(String)

  /// Any other reason, such as that of a transform.
  case custom(String)

  /// Several errors, in reading order.
  case multiple([DecodeError])
}

extension DecodeError {
  /// Joins errors, in reading order.
  public static func + (left: DecodeError, right: DecodeError) -> DecodeError {
    .multiple(left.listed + right.listed)
  }

  /// The errors of a ``multiple(_:)``, or this one alone.
  private var listed: [DecodeError] {
    if case .multiple(let errors) = self { errors } else { [self] }
  }

  /// The individual errors, in reading order.
  var leaves: [DecodeError] {
    if case .multiple(let errors) = self { errors.flatMap(\.leaves) } else { [self] }
  }

  /// The first individual error in reading order.
  var firstLeaf: DecodeError {
    if case .multiple(let errors) = self, let first = errors.first { first.firstLeaf } else { self }
  }
}

extension DecodeError: DescribedError {
  /// The error in one line.
  public var description: String {
    switch self {
    case .typeMismatch(let expected, let actual): "TypeMismatch(Expected \(expected), got \(actual))"
    case .missingKey(let key): "MissingKey(\(key))"
    case .custom(let reason): "Custom(\(reason))"
    case .multiple(let errors): "Multiple(\(errors.map(\.description).joined(separator: ", ")))"
    }
  }
}
