/// Joins key paths: `"a" => "b"` is the way to `b` within `a`.
public func => (left: KeyPath, right: KeyPath) -> KeyPath {
  KeyPath(left.keys + right.keys)
}

/// Joins key paths; the first key on the right is required.
@_disfavoredOverload
public func => (left: OptionalKeyPath, right: OptionalKeyPath) -> OptionalKeyPath {
  OptionalKeyPath(keys: left.keys + right.markingFirst(required: true).keys)
}

/// Joins key paths; the first key on the right may be missing.
public func =>? (left: OptionalKeyPath, right: OptionalKeyPath) -> OptionalKeyPath {
  OptionalKeyPath(keys: left.keys + right.markingFirst(required: false).keys)
}
