public import JSONCore

/// Decodes the array below a key, or below a path of keys; a missing one and `null` are `nil`.
@_lifetime(copy json)
@inlinable @inline(__always)
public func <||? <Element: Decodable, Result: FieldResult & ~Escapable>(json: JSON, key: FieldKey) -> Result
where Element.DecodedType == Element, Result.Value == [Element]? {
  json.optionalField(key) { $0.decoded([Element].self) }
}

/// The same for an expression whose type only the result can tell.
@_disfavoredOverload
@inlinable @inline(__always)
public func <||? <Element: Decodable>(json: JSON, key: FieldKey) -> Decoded<[Element]?>
where Element.DecodedType == Element {
  json.optionalField(key) { $0.decoded([Element].self) }
}

/// The same for a key that is only known at run time.
@_disfavoredOverload
@inlinable
public func <||? <Element: Decodable>(json: JSON, key: String) -> Decoded<[Element]?>
where Element.DecodedType == Element {
  json.optionalField([key]) { $0.decoded([Element].self) }
}

/// The same for a path that is only known at run time.
@_disfavoredOverload
@inlinable
public func <||? <Element: Decodable>(json: JSON, path: [String]) -> Decoded<[Element]?>
where Element.DecodedType == Element {
  json.optionalField(path) { $0.decoded([Element].self) }
}
