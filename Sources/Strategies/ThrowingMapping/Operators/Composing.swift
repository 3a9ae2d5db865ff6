/// Joins key paths: `"a" => "b"` is the way to `b` within `a`.
@inlinable
public func => (left: KeyPath, right: KeyPath) -> KeyPath {
  left.form.joined(right.form).map { KeyPath(form: $0) } ?? KeyPath(left.keys + right.keys)
}

/// Joins key paths; the first key on the right is required.
@_disfavoredOverload
@inlinable
public func => (left: OptionalKeyPath, right: OptionalKeyPath) -> OptionalKeyPath {
  left.joined(right.markingFirst(required: true))
}

/// Joins key paths; the first key on the right may be missing.
@inlinable
public func =>? (left: OptionalKeyPath, right: OptionalKeyPath) -> OptionalKeyPath {
  left.joined(right.markingFirst(required: false))
}

/// Joins a path on which all keys are required and one on which keys may be missing, of which the first may
/// be.
@_disfavoredOverload
public func =>? (left: KeyPath, right: OptionalKeyPath) -> OptionalKeyPath {
  OptionalKeyPath(left).joined(right.markingFirst(required: false))
}

extension OptionalKeyPath {
  @inlinable
  func joined(_ other: OptionalKeyPath) -> OptionalKeyPath {
    form.joined(other.form).map { OptionalKeyPath(form: $0) } ?? OptionalKeyPath(keys: keys + other.keys)
  }
}
