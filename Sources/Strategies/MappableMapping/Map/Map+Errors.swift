public import JSONCore

extension Map {
  /// Records that the JSON is invalid: at the member's value for a map with a key, at the object otherwise.
  ///
  /// The mapper throws it as an error, unless an earlier error exists. A lenient mapper skips the object, as
  /// for a failed `init?(map:)`. Has no effect while encoding.
  public func fail(_ kind: Issue.Kind) {
    guard let object = member.object else { return }
    if let value = member.value { note(value.error(kind)) } else { note(object.value.error(kind)) }
  }

  /// The error of a model whose initializer rejected this object.
  @inline(never) @usableFromInline
  func refusal(of model: Any.Type, at json: JSONValue) -> JSONError {
    name(model, at: json)
    let error = member.state.notes?.error ?? json.error(.custom("\(model) can't be created from this object"))
    return error.annotated(model: model, at: json)
  }

  /// Throws the first error of the mapping, and adds the model's name to the issues that it swallowed.
  @inline(never) @usableFromInline
  func check(_ model: Any.Type, at json: JSONValue) throws(JSONError) {
    name(model, at: json)
    // A uniquely referenced error is changed in place.
    if let error = member.state.notes?.error.take() {
      throw (consume error).annotated(model: model, at: json)
    }
  }

  private func name(_ model: Any.Type, at json: JSONValue) {
    if member.state.notes?.hasSwallowed == true { json.nameModel(model) }
  }
}

/// The results of mapping one object, apart from the model.
@usableFromInline
final class MapNotes {
  /// The first error.
  var error: JSONError?
  /// Whether issues about this object's members were logged without the name of the model, which is added
  /// when the object is complete.
  var hasSwallowed = false
  /// The keys that were computed at run time, or have options.
  var keys: [MemberKey] = []
  /// The components of nested keys, by the keys under which their members are written until the object is
  /// complete.
  var nestedKeys: [String: [String]] = [:]
  /// Whether an existing object is mapped.
  let isOntoObject: Bool
  /// Whether members that can't be written are omitted.
  let dropsUnwritable: Bool

  init(isOntoObject: Bool = false, dropsUnwritable: Bool = false) {
    self.isOntoObject = isOntoObject
    self.dropsUnwritable = dropsUnwritable
  }

  /// Completes the object that was written from `start` on, or throws the first error of the mapping.
  func finish(_ writer: inout JSONWriter, from start: Int) throws(JSONError) {
    if let error { throw error }
    if !nestedKeys.isEmpty { try writer.write(object: writer.takeBack(from: start), along: nestedKeys) }
  }
}

extension Map {
  /// Whether the object has failed. The rest of its mapping is then skipped.
  @inlinable
  var hasFailed: Bool { hasNotes && hasError }

  /// Whether anything was recorded.
  @inlinable
  var hasNotes: Bool { member.state.notes != nil }

  @inline(never) @usableFromInline
  var hasError: Bool { member.state.notes?.error != nil }

  /// The notes, created on first use.
  var notes: MapNotes {
    if let notes = member.state.notes { return notes }
    let made = MapNotes()
    member.state.notes = made
    return made
  }

  /// Records an error unless one exists.
  @inline(never)
  func note(_ error: JSONError) {
    if let object = member.object, object.value.isCollecting { return object.value.collect(error) }
    let notes = notes
    if notes.error == nil { notes.error = error }
  }
}

/// The decoded member, and the source location of the call.
struct MapPlace {
  let key: MemberKey
  let file: StaticString
  let function: StaticString
  let line: UInt

  init(
    _ key: String, _ nested: Bool?, _ delimiter: String, _ file: StaticString, _ function: StaticString,
    _ line: UInt
  ) {
    self.key = MemberKey(key, nested: nested, delimiter: delimiter)
    self.file = file
    self.function = function
    self.line = line
  }
}

extension Map {
  /// Whether a member is null or missing.
  func isNil(_ place: MapPlace) -> Bool { value(at: place.key)?.isNull ?? true }

  /// The value for a missing member: `nil` for an optional one.
  func absent<Value>(_ place: MapPlace) throws(MapError) -> Value {
    if let value = (nil as Any?) as? Value { return value }
    throw error(nil, place, expecting: Value.self, "Cannot cast to '\(Value.self)'")
  }

  /// The error for a member that is missing or doesn't decode.
  @inline(never)
  func error(
    _ json: JSONValue?, _ place: MapPlace, expecting expected: Any.Type, _ reason: String,
    _ cause: JSONError? = nil
  ) -> MapError {
    let cause =
      cause ?? json?.mismatch(expecting: expected)
      ?? member.object?.missing(place.key, expecting: expected)
    var error = MapError(reason, value: json?.legacyValue, cause: cause)
    error.locate(place)
    return error
  }
}

extension MapError {
  /// Adds the decoded member and the source location of the call.
  mutating func locate(_ place: MapPlace) {
    key = place.key.text
    file = place.file
    function = place.function
    line = place.line
  }
}
