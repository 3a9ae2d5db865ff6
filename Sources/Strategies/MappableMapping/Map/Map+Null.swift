public import JSONCore

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
