internal import Foundation
public import JSONCore
internal import JSONFoundation

extension JSONValue {
  /// The strategy's error for an error thrown about this value.
  @inline(never) @usableFromInline
  func failure(of error: JSONError, expecting type: Any.Type) -> DecodingError {
    let error = error.placed(at: self)
    guard !error.isResolved else {
      // The error is about another document, or has no location.
      return .other(error, .init(self.error(.custom(error.description)), at: self))
    }
    let metadata = DecodingError.Metadata(error, at: self)
    guard error.isAbout(self) else { return .other(error, metadata) }
    // The kind's own texts are created only when needed.
    switch error.code {
    case .missingKey: return error.missingKey.map { .missingKey($0, metadata) } ?? .other(error, metadata)
    case .typeMismatch, .unexpectedNull, .fractionalNumber, .numberOutOfRange:
      let expected: Any.Type =
        switch error.expectedContainer {
        case .object: NSDictionary.self
        case .array: NSArray.self
        default: type
        }
      return .typeMismatch(expected: expected, actual: foundationType, metadata)
    case .invalidRawValue, .invalidFormat:
      return .rawRepresentableInitializationError(rawValue: (try? foundationObject()) ?? (), metadata)
    default: return .other(error, metadata)
    }
  }

  /// The result of `read` for this value; its errors become those of the strategy.
  @usableFromInline
  func translated<Value>(_ read: (JSONValue) throws(JSONError) -> Value) throws -> Value {
    do { return try read(self) } catch { throw failure(of: error, expecting: Value.self) }
  }

  /// The value as `JSONSerialization` would return it.
  ///
  /// - Throws: A `DecodingError` for a number beyond `Double` and `NSDecimalNumber`.
  func foundationTree() throws -> Any {
    try translated { (json) throws(JSONError) -> Any in try json.foundationObject() }
  }

  /// The type that `JSONSerialization` returns for a value of this kind.
  private var foundationType: Any.Type {
    switch kind {
    case .null: NSNull.self
    case .bool, .number: NSNumber.self
    case .string: String.self
    case .array: NSArray.self
    case .object: NSDictionary.self
    }
  }
}

// Inlinable functions call these instead of throwing themselves: the compiler doesn't devirtualize the call
// of a protocol requirement whose implementation contains a `throw` of a concrete type.

extension JSONValue {
  /// Throws for a scalar that could not be decoded: the strategy reports every cause as a mismatch.
  ///
  /// - Parameter root: The value on the left of the operator, if the scalar is on the right of one.
  @inline(never) @usableFromInline
  func refuse(_ error: JSONError, expecting type: Any.Type, root: JSONValue? = nil) throws -> Never {
    throw DecodingError.typeMismatch(
      expected: type, actual: foundationType, .init(error, at: self, root: root?.position))
  }

  @_lifetime(copy self)
  @inline(never) @usableFromInline
  func replaced(missing key: JSONKey, expecting type: Any.Type, root: JSONValue) throws -> JSONValue {
    try replaced(key.description, missing(key, expecting: type == Any.self ? nil : type), root: root)
  }

  @_lifetime(copy self)
  @inline(never) @usableFromInline
  func replaced(missing key: String, expecting type: Any.Type, root: JSONValue) throws -> JSONValue {
    let expected = type == Any.self ? "a value" : IssueExpectation(type)
    return try replaced(key, error(.missingKey(jsonKey(for: key), expected: expected)), root: root)
  }

  /// Throws for a member that this value lacks, or for a value that isn't an object. In a collecting decode,
  /// returns an empty object as the member.
  @_lifetime(copy self)
  private func replaced(
    _ key: String, _ missing: @autoclosure () -> JSONError, root: JSONValue
  ) throws -> JSONValue {
    let issue = isObject ? missing() : mismatch(expected: .object)
    if let member = emptyMember(insteadOf: issue) { return member }
    guard isObject else { try refuse(issue, expecting: NSDictionary.self, root: root) }
    throw DecodingError.missingKey(jsonKey(for: key), .init(issue, at: self, root: root.position))
  }

  @inline(never) @usableFromInline
  func refuseAsObject() throws -> Never {
    if isObject { try checkRoom() }
    try refuse(mismatch(expected: .object), expecting: NSDictionary.self)
  }

  @inline(never) @usableFromInline
  func refuseAsArray() throws -> Never {
    if kind == .array { try checkRoom() }
    try refuse(mismatch(expected: .array), expecting: NSArray.self)
  }
}

// Error propagation: every decodable type adds its name, every operator the value on its left. Both change a
// copy, because other code may reference the error. An error that is uniquely referenced is consumed before
// the copy is changed: the issue is then changed in place.

extension JSONValue {
  /// The error that an operator throws for an error of decoding `member`, with this value on its left.
  @inline(never) @usableFromInline
  func passed(_ error: consuming any Error, from member: JSON, decoding type: Any.Type) -> any Error {
    member.completed(error, from: position, decoding: type)
  }

  /// The error that an operator throws for an error of another mapping, which already names the models of its
  /// own strategy.
  @inline(never) @usableFromInline
  func passed(_ error: any Error, from member: JSON, expecting type: Any.Type) -> any Error {
    passed(member.strategyError(error, expecting: type), from: member, decoding: Any.self)
  }

  /// In a collecting decode, logs the error of a member and returns a value in its place; otherwise throws the
  /// error.
  @inline(never) @usableFromInline
  func recovered<Value>(
    _ error: any Error, from member: JSON, _ decode: (JSON) throws -> Value
  ) throws -> Value {
    // A value that is decoded with its own mapping is no member of itself.
    guard isCollecting, member.position != position || isEmptyObject else { throw error }
    collect(member.issue(of: member.strategyError(error, expecting: Value.self)))
    if let plain = plainValue(of: Value.self) { return plain }
    if !member.isEmptyObject, let value = try? decode(emptyObject) { return value }
    log(.stopped)
    throw error
  }

  /// The same for a member that the strategy decodes.
  @inline(never) @usableFromInline
  func recovered<Value: Decodable>(_ error: any Error, from member: JSON) throws -> Value {
    try recovered(error, from: member) { try Value.decodeMember($0, of: self) }
  }

  /// The result of `decode` for a member of this value, with the errors of an operator that has this value on
  /// its left.
  func decodedMember<Value>(
    _ member: JSON, as type: Any.Type = Value.self, by decode: (JSON) throws -> Value
  ) throws -> Value {
    do { return try decode(member) } catch { throw passed(error, from: member, decoding: type) }
  }

  /// The error of decoding a `type` from this value: with a location, and with the type's name if it is a
  /// model.
  @inline(never) @usableFromInline
  func attributed(_ error: consuming any Error, to type: Any.Type) -> any Error {
    completed(error, from: nil, decoding: type)
  }

  /// The error if no alternative succeeds: that of the last one, with the issues of all.
  @inline(never)
  func failure(ofLast error: any Error, expecting type: Any.Type, _ issue: JSONError) -> DecodingError {
    var failure = strategyError(error, expecting: type)
    // Path and object remain those of the part that the last alternative could not decode.
    failure.metadata.issue = issue
    return failure
  }

  /// The error that a mapper throws for a failed decode.
  @inline(never) @usableFromInline
  func jsonError(_ error: consuming any Error, decoding model: Any.Type) -> JSONError {
    // An error about another document, or without a location, stays unchanged.
    if type(of: error) == JSONError.self, let error = error as? JSONError, error.placed(at: self).isResolved {
      return error
    }
    let failure = strategyError(error, expecting: model)
    _ = consume error
    let concernsModel = failure.concernsModel(isObject: isObject)
    // The error is then uniquely referenced, so that adding a name needs no copy.
    guard var issue = (consume failure).takenMetadata().issue else {
      preconditionFailure("an error without a location")
    }
    if !issue.namesModel, concernsModel || !issue.isAbout(self), isModel(model) {
      issue.name(model, at: self)
    }
    return issue
  }

  /// The error of decoding a `type` from this value, with what the type adds, and an operator that has the
  /// value at `root` on its left; the same error if that adds nothing.
  private func completed(
    _ error: consuming any Error, from root: DocumentPosition?, decoding type: Any.Type
  ) -> any Error {
    guard var failure = error as? DecodingError, failure.metadata.isPlaced(in: self) else {
      return completed(strategyError(error, expecting: type), from: root, decoding: type)
    }
    // Looking up a type's name takes longest, and is seldom needed.
    let lacksName = type != Any.self && failure.lacksName(at: self) && isModel(type)
    let lacksRoot = root != nil && root != failure.metadata.root
    guard lacksName || lacksRoot else { return error }
    _ = consume error
    failure.changeMetadata { metadata in
      if lacksName { metadata.issue?.name(type, at: self) }
      if lacksRoot { metadata.root = root }
    }
    return failure
  }

  /// The error in the strategy's terms, with a location in the document of this value.
  private func strategyError(_ error: any Error, expecting type: Any.Type) -> DecodingError {
    switch error {
    case let error as DecodingError: error.placed(at: self)
    case let error as JSONError: failure(of: error, expecting: type)
    default: .other(error, .init(self.error(causedBy: error, error.ownText), at: self))
    }
  }
}

extension DecodingError {
  /// Whether the issue lacks the name of the type that was decoded from `json`, if that is a model.
  fileprivate func lacksName(at json: JSON) -> Bool {
    guard let issue = metadata.issue, !issue.namesModel else { return false }
    return !issue.isAbout(json) || concernsModel(isObject: json.isObject)
  }

  /// The error with the location of the value that was being decoded, if it is the user's own, or one of
  /// another document.
  fileprivate consuming func placed(at json: JSON) -> DecodingError {
    let metadata = metadata
    if metadata.isPlaced(in: json) { return self }
    if let document = metadata.document, let position = metadata.position, json.isValue(of: document) {
      self.metadata.issue = document[position].error(issueKind)
    } else {
      let kind = metadata.document == nil ? issueKind : .custom(description)
      self.metadata = Metadata(json.error(kind), at: json)
      self.metadata.given = Metadata.Given(
        path: metadata.path, object: metadata.object, rootObject: metadata.rootObject)
    }
    return self
  }
}
