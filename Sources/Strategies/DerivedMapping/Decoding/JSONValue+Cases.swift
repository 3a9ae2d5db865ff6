public import JSONCore

extension JSONValue {
  /// The error that this value names no case of an enum: `invalid-raw-value`, with the allowed names.
  public func unknownName(of type: Any.Type, allowed: [String]) -> JSONError {
    error(refusal(of: type, allowed)).annotated(model: type, at: self)
  }

  func refusal(of type: Any.Type, _ allowed: [String]) -> IssueKind {
    .invalidRawValue(type: bareTypeName(type), allowed: allowed.map(quotedJSON))
  }

  func refusal(of type: Any.Type, _ allowed: [Int]) -> IssueKind {
    .invalidRawValue(type: bareTypeName(type), allowed: allowed.map(String.init))
  }

  /// The name of a case: the only key of an object, whose value is the payload, or a string alone.
  ///
  /// - Throws: `type-mismatch`, `unexpected-null`, and `invalid-raw-value` for an object without or with several keys.
  public func tagAround(_ type: Any.Type, allowed: [String]) throws(JSONError) -> String {
    if kind == .string { return try string() }
    let object = try object(for: type)
    var tag: String?
    var isUnambiguous = true
    object.forEach { member in
      let key = member.key
      if let tag, tag != key { isUnambiguous = false }
      tag = tag ?? key
    }
    guard isUnambiguous, let tag else { throw unknownName(of: type, allowed: allowed) }
    return tag
  }

  /// The payload behind the name of a case.
  ///
  /// - Throws: `type-mismatch` if this is the name alone.
  @_lifetime(copy self)
  public func content(of tag: String, for type: Any.Type) throws(JSONError) -> JSONValue {
    let object = try object(for: type)
    guard let content = object[verbatim: tag] else { throw object.missing(tag, expecting: type) }
    return content
  }

  /// Decodes the value as one of several alternatives, or adds what is wrong with it to `failures`.
  ///
  /// - Returns: `nil` if it does not fit.
  public func alternative<Value>(
    _ failures: inout [JSONError], _ read: (JSONValue) throws(JSONError) -> Value
  ) -> Value? {
    attempt(read, &failures)
  }

  /// The error that none of the alternatives fits: `no-alternative`, with what is wrong with each.
  public func noneFits(_ type: Any.Type, _ failures: [JSONError]) -> JSONError {
    noAlternative(of: type, failures)
  }
}

extension JSONObject {
  /// The error that a tag is of no case of an enum: `invalid-raw-value` at the tag, with the allowed ones.
  public func unknownTag(_ key: JSONKey, of type: Any.Type, allowed: [String]) -> JSONError {
    guard let tag = self[key] else { return missing(key, expecting: String.self) }
    return annotated(tag.error(tag.refusal(of: type, allowed)))
  }

  /// The error that an integer is the tag of no case of an enum: `invalid-raw-value` at the tag, with the allowed ones.
  public func unknownTag(_ key: JSONKey, of type: Any.Type, allowed: [Int]) -> JSONError {
    guard let tag = self[key] else { return missing(key, expecting: Int.self) }
    return annotated(tag.error(tag.refusal(of: type, allowed)))
  }

  /// The tag that is of no case. Which members its payload has is not known, so that all are.
  public func accepting(unknownTag tag: String) -> String {
    logAllRead()
    return tag
  }

  /// The integer that is the tag of no case. Which members its payload has is not known, so that all are.
  public func accepting(unknownTag tag: Int) -> Int {
    logAllRead()
    return tag
  }

  /// The object that is the payload beside a tag.
  ///
  /// - Throws: `missing-key`, `type-mismatch` and `unexpected-null`.
  @_lifetime(copy self)
  public func content(_ key: JSONKey, for type: Any.Type) throws(JSONError) -> JSONObject {
    try required(key, expecting: type).object(for: type)
  }
}
