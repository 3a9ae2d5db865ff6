public import JSONCore

/// The key of a member, or the keys on the way to it: `"name"` or `["owner", "name"]`.
///
/// Only `String` and `[String]` conform. One form of each operator takes both, literals and keys that are made at run
/// time: with a form for each, the compiler would try all of them for every field of a chain with a mistake.
public protocol FieldKey {
  /// The key of the member itself; `nil` where there are no keys.
  var last: String? { get }

  /// All keys, from the outermost on.
  var keys: [String] { get }

  /// The member of a value; `nil` if one of the keys is missing.
  @_lifetime(copy json)
  func member(of json: JSONValue) -> JSONValue?

  /// The failure of a member that was not found.
  func missing(in json: JSONValue, expecting type: Any.Type) -> DecodeError

  /// The failure of an optional member that was not found; `nil` where that is no failure.
  func refusedAsOptional(in json: JSONValue) -> DecodeError?
}

extension String: FieldKey {
  /// The string itself.
  @inlinable @inline(__always)
  public var last: String? { self }

  /// The string alone.
  public var keys: [String] { [self] }

  /// The member with this key.
  @_lifetime(copy json)
  @inlinable @inline(__always)
  public func member(of json: JSONValue) -> JSONValue? { json.member(named: self) }

  /// The failure of a value that lacks this key, or is no object.
  @inline(never)
  public func missing(in json: JSONValue, expecting type: Any.Type) -> DecodeError {
    json.failed(missing: self, expecting: type)
  }

  /// The failure of a value that is no object.
  @inlinable @inline(__always)
  public func refusedAsOptional(in json: JSONValue) -> DecodeError? {
    json.isObject ? nil : json.failedAsObject()
  }
}

extension [String]: FieldKey {
  /// The strings.
  public var keys: [String] { self }

  /// The member at the end of the path.
  @_lifetime(copy json)
  public func member(of json: JSONValue) -> JSONValue? {
    var current = json
    for key in self {
      guard let member = current.member(named: key) else { return nil }
      current = member
    }
    return current
  }

  /// The failure of the first value on the path that lacks its key, or is no object.
  public func missing(in json: JSONValue, expecting type: Any.Type) -> DecodeError {
    var current = json
    for key in self {
      guard let member = current.member(named: key) else {
        return current.failed(missing: key, expecting: type)
      }
      current = member
    }
    return current.failed(missing: last ?? "", expecting: type)
  }

  /// The failure of a value on the path that is neither an object nor `null`.
  public func refusedAsOptional(in json: JSONValue) -> DecodeError? {
    var current = json
    for key in self {
      guard let member = current.member(named: key) else {
        return current.isNull || current.isObject ? nil : current.failedAsObject()
      }
      current = member
    }
    return nil
  }
}
