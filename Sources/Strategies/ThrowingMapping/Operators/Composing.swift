/// Joins key paths: `"a" => "b"` is the path to `b` in `a`.
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

/// Joins key paths; the first key on the right is optional.
@inlinable
public func =>? (left: OptionalKeyPath, right: OptionalKeyPath) -> OptionalKeyPath {
  left.joined(right.markingFirst(required: false))
}

/// Joins a path of required keys and one with optional keys, whose first key is optional.
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
