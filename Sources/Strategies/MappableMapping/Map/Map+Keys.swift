public import JSONCore

// `@inline(__always)` because it is part of inlined member access: see FieldOperators.swift.

extension Map {
  /// The map of the member with this key. Dots separate the keys of nested objects and the indices of array
  /// elements.
  ///
  /// - Complexity: O(*n*) in the number of members.
  @inlinable @inline(__always)
  public subscript(key: JSONKey) -> Map {
    @_lifetime(borrow self)
    get {
      if key.contains(UInt8(ascii: ".")) {
        return Map(member.member(key, value: nested(key), isMarked: true))
      }
      return Map(member.member(key))
    }
  }

  /// The map of the member with this key, which can be computed at run time.
  ///
  /// - Parameters:
  ///   - key: The key, or the keys of nested objects with the delimiter between them.
  ///   - nested: Whether the key leads into nested objects; `nil` if this depends on whether it contains the
  ///     delimiter.
  ///   - delimiter: The separator of the keys in a nested key.
  ///   - ignoreNil: Whether null leaves a property unchanged.
  /// - Complexity: O(*n*) in the number of members.
  @_disfavoredOverload
  public subscript<Key: DynamicKey>(
    key: Key, nested nested: Bool? = nil, delimiter delimiter: String = ".", ignoreNil ignoreNil: Bool = false
  ) -> Map {
    @_lifetime(borrow self)
    get { member(MemberKey(key.keyText, nested: nested, delimiter: delimiter, ignoresNil: ignoreNil)) }
  }

  @_lifetime(borrow self)
  func member(_ key: MemberKey) -> Map {
    let notes = notes
    notes.keys.append(key)
    let number = notes.keys.count - 1
    let value = value(at: key)
    let isIgnored = key.ignoresNil && value?.isNull == true
    return Map(member.member(number: number, value: isIgnored ? nil : value))
  }

  /// The key that the map represents, if it is a literal without dots.
  var plainKey: JSONKey? { member.isMarked ? nil : member.key }

  /// The key that the map represents.
  var memberKey: MemberKey? {
    if let key = member.key {
      return MemberKey(text: key.description, isNested: member.isMarked, isRequired: member.isRequired)
    }
    return member.keyNumber.flatMap { member.state.notes?.keys[$0] }
  }

  /// The value of a member; `nil` if it is missing. Records nothing.
  @_lifetime(borrow self)
  func value(at key: MemberKey) -> JSONValue? {
    guard let object = member.object else { return nil }
    return key.isNested ? object.value.step(along: key.components) : object.value.member(key.text)
  }

  /// The value at a key with dots; `nil` if there is none.
  @_lifetime(borrow self)
  @inline(never) @usableFromInline
  func nested(_ key: JSONKey) -> JSONValue? { value(at: MemberKey(text: key.description, isNested: true)) }
}

extension JSONObject {
  /// The error for a missing member; for a nested key at the location where the path ends.
  func missing(_ key: MemberKey, expecting expected: Any.Type) -> JSONError {
    guard key.isNested else { return missing(key.text, expecting: expected) }
    do throws(JSONError) {
      return try value.value(at: JSONKeyPath(key.components), expecting: expected)
        .mismatch(expecting: expected)
    } catch {
      return error
    }
  }
}

extension JSONValue {
  /// The value below this one at a nested key; `nil` if there is none. Unlike `value(at:)` it creates no
  /// error.
  @_lifetime(copy self)
  fileprivate func step(along components: [String]) -> JSONValue? {
    var place = self
    for component in components {
      guard let next = place.step(component) else { return nil }
      place = next
    }
    return place
  }

  @_lifetime(copy self)
  private func step(_ component: String) -> JSONValue? {
    if let object = unguardedObject {
      object.logPassed()
      return member(component)
    }
    guard let array = unguardedArray, let index = JSONKeyPath.index(component) else { return nil }
    return array[index]
  }
}

// Required members that may be null.

extension Map {
  /// The map of a required member that may be null: `note <- map[orNull: "note"]`.
  ///
  /// A missing key is an error, `missing-key`, unless the mapping is lenient. Null sets an optional property
  /// to `nil`, and `nil` is written as null, regardless of ``shouldIncludeNilValues``.
  @inlinable
  public subscript(orNull key: JSONKey) -> Map {
    @_lifetime(borrow self)
    get {
      let isNested = key.contains(UInt8(ascii: "."))
      let value = isNested ? nested(key) : member.member(key).value
      return Map(member.member(key, value: value, isMarked: isNested, isRequired: true))
    }
  }

  /// The map of a required member that may be null, whose key can be computed at run time.
  @_disfavoredOverload
  public subscript<Key: DynamicKey>(orNull key: Key) -> Map {
    @_lifetime(borrow self)
    get {
      let text = key.keyText
      return member(MemberKey(text: text, isNested: text.contains("."), isRequired: true))
    }
  }

  /// Whether the member is required, and is written as null if there is no value.
  var isRequired: Bool { member.isRequired || member.keyNumber != nil && memberKey?.isRequired == true }
}
