public import JSONCore

// `@inline(__always)` because it is part of inlined member access: see FieldOperators.swift.

extension Map {
  /// The member's value, unless the object has failed: after the first error nothing more is decoded.
  @inlinable @inline(__always)
  var current: JSONValue? {
    @_lifetime(borrow self)
    get { hasFailed ? nil : member.value }
  }

  /// Sets a property from the member's value.
  ///
  /// - Parameter isAdapted: Whether a lenient mapping sets it to ObjectMapper's substitute for a value that
  ///   doesn't decode.
  @inlinable @inline(__always)
  func read<Value>(
    _ property: inout Value, isAdapted: Bool = false, _ read: (JSONValue) throws(JSONError) -> Value
  ) {
    guard let current = current else { return noteMissing(Value.self) }
    do { property = try read(current) } catch {
      if isAdapted { reject(error, at: current, &property) } else { reject(error, at: current) }
    }
  }

  /// Sets an optional property from the member's value; to `nil` if there is none.
  ///
  /// - Parameter isAdapted: Whether a lenient mapping sets it to ObjectMapper's substitute for a value that
  ///   doesn't decode.
  @inlinable @inline(__always)
  func read<Value>(
    _ property: inout Value?, isAdapted: Bool = false, _ read: (JSONValue) throws(JSONError) -> Value
  ) {
    guard let current = current else {
      if isAbsenceNil(of: Value.self) { property = nil }
      return
    }
    if current.isNull {
      property = nil
      return
    }
    do { property = try read(current) } catch {
      property = nil
      if isAdapted { reject(error, at: current, &property) } else { reject(error, at: current) }
    }
  }

  /// Sets a property from the member's value, or to `standard` if there is none.
  @inlinable @inline(__always)
  func read<Value>(
    _ property: inout Value, or standard: Value, _ read: (JSONValue) throws(JSONError) -> Value
  ) {
    var value: Value?
    self.read(&value, read)
    property = value ?? standard
  }

  /// Records that the member is missing.
  @inline(never) @usableFromInline
  func noteMissing(_ expected: Any.Type) {
    guard options.mode == .strict, !hasFailed, let object = member.object else { return }
    if let key = plainKey { return note(object.missing(key, expecting: expected)) }
    if let key = memberKey, !key.ignoresNil { note(object.missing(key, expecting: expected)) }
  }

  /// Whether an optional property is set to `nil` because the member is missing.
  ///
  /// Null and missing keys along a nested key count as missing; a value without members is an error.
  @inline(never) @usableFromInline
  func isAbsenceNil<Value>(of type: Value.Type) -> Bool {
    guard options.mode == .strict, let object = member.object else { return false }
    if isRequired {
      noteMissing(Value?.self)
      return false
    }
    if plainKey != nil { return true }
    guard let key = memberKey, !key.ignoresNil else { return false }
    if key.isNested, !hasFailed {
      let error = object.missing(key, expecting: Any.self)
      if error.code == .typeMismatch { note(error) }
    }
    return true
  }

  /// Records a value that doesn't decode: as the error of the object if strict, as a swallowed error
  /// otherwise.
  @inline(never) @usableFromInline
  func reject(_ error: JSONError, at json: JSONValue) {
    guard options.mode == .strict else { return swallow(error, at: json) }
    note(error.placed(at: json))
  }

  /// Records a value that doesn't decode; if lenient, sets the property to ObjectMapper's substitute.
  @inline(never) @usableFromInline
  func reject<Value>(_ error: JSONError, at json: JSONValue, _ property: inout Value) {
    guard options.mode == .lenient else { return reject(error, at: json) }
    var value: Value?
    reject(error, at: json, &value)
    if let value {
      property = value
    } else if let integers = Value.self as? any FixedWidthInteger.Type {
      // A literal would be an `Int`.
      property = integers.init(truncatingIfNeeded: 0) as? Value ?? property
    }
  }

  /// Records a value that doesn't decode; if lenient, sets the optional property to ObjectMapper's
  /// substitute.
  @inline(never) @usableFromInline
  func reject<Value>(_ error: JSONError, at json: JSONValue, _ property: inout Value?) {
    guard options.mode == .lenient else { return reject(error, at: json) }
    if let integers = Value.self as? any FixedWidthInteger.Type {
      property = json.lenientInteger(integers) as? Value
    } else {
      property = json.isNull ? nil : json.cast(to: Value.self)
    }
    if property == nil { swallow(error, at: json) }
  }

  /// Reports an error that affects no property; the model's name is added when the model is complete.
  func swallow(_ error: JSONError, at json: JSONValue) {
    if json.logs(.swallowed) { notes.hasSwallowed = true }
    json.swallow(error)
  }

  /// Maps the member's value onto the existing models.
  @inline(never) @usableFromInline
  func remap<Value: MappableValue>(_ property: inout Value) {
    let present = property
    read(&property) { (json) throws(JSONError) in
      var value = present
      try value.remap(from: json, options: options)
      return value
    }
  }

  /// Maps the member's value onto the existing models, or to new ones.
  @inline(never) @usableFromInline
  func remap<Value: MappableValue>(_ property: inout Value?) {
    guard let current = current, !current.isNull, var value = property else {
      return read(&property) { (json) throws(JSONError) in try .mapped(from: json, options: options) }
    }
    remap(&value)
    property = value
  }
}

extension JSONValue {
  /// The integer for a value by the lenient rules: a fraction is truncated, and a boolean is 1 or 0. `nil`
  /// for all other values that the type can't hold.
  func lenientInteger<Integer: FixedWidthInteger>(_ type: Integer.Type) -> Integer? {
    if let flag = try? bool() { return flag ? 1 : 0 }
    if let value = try? integer(Int64.self) { return Integer(exactly: value) }
    if let value = try? integer(UInt64.self) { return Integer(exactly: value) }
    // The least of 64 bits was read above; what rounds to it here is less.
    guard let number = try? double(), number > -0x1p63 || Integer.bitWidth > 64 else { return nil }
    return Integer(exactly: number.rounded(.towardZero))
  }

  /// Reports an error that affects no property.
  @inline(never) @usableFromInline
  func swallow(_ error: JSONError) {
    logLeftOut(error)
    guard logs(.swallowed), !error.isNoted(as: .nothingToMap) else { return }
    log(.swallowed, error.placed(at: self))
  }
}

extension Map {
  /// Writes the member.
  @inlinable @inline(__always)
  func write(_ write: (inout JSONWriter) throws(JSONError) -> Void) {
    if hasNotes { return writeWithNotes(write) }
    do {
      try member.withWriter { (writer) throws(JSONError) in
        guard writeKey(to: &writer) else { return }
        try write(&writer)
      }
    } catch {
      noteUnwritable(error)
    }
  }

  /// Writes the member unless the object has failed; omits values that can't be written, if the options
  /// require it.
  @inline(never) @usableFromInline
  func writeWithNotes(_ write: (inout JSONWriter) throws(JSONError) -> Void) {
    if hasFailed { return }
    let drops = notes.dropsUnwritable
    do {
      try member.withWriter { (writer) throws(JSONError) in
        let checkpoint = writer.checkpoint
        guard writeKey(to: &writer) else { return }
        do throws(JSONError) { try write(&writer) } catch {
          guard drops else { throw error }
          writer.rewind(to: checkpoint)
        }
      }
    } catch {
      noteUnwritable(error)
    }
  }

  /// Writes the member if there is a value; otherwise null or nothing, depending on the options and the key.
  @inlinable @inline(__always)
  func write<Value>(
    ifPresent value: Value?, _ write: (Value, inout JSONWriter) throws(JSONError) -> Void
  ) {
    if let value {
      self.write { (writer) throws(JSONError) in try write(value, &writer) }
    } else {
      writeNil()
    }
  }

  /// Writes null or nothing, depending on the options; nothing for a collection of models unless strict.
  ///
  /// A required key is written as null.
  @inlinable @inline(__always)
  func writeNil(isSingle: Bool = true) {
    if options.shouldIncludeNilValues || member.isRequired || member.keyNumber != nil {
      writeNilOfMember(isSingle: isSingle)
    }
  }

  // A function call, because the code of a second write makes mappings so large that the compiler stops
  // inlining.
  @inline(never) @usableFromInline
  func writeNilOfMember(isSingle: Bool) {
    let isIncluded = options.shouldIncludeNilValues && (isSingle || options.mode == .strict)
    if isIncluded || isRequired { write { (writer) in writer.writeNull() } }
  }

  /// Writes the key. Returns false for a map of a whole object, which has no key.
  @inlinable @inline(__always)
  func writeKey(to writer: inout JSONWriter) -> Bool {
    guard let key = member.key, !member.isMarked else { return writeRareKey(to: &writer) }
    writer.key(key)
    return true
  }

  /// Writes a key that is nested or computed at run time.
  ///
  /// A nested key is written as one text. When the object is complete, this text identifies the member that
  /// is moved to its path.
  @inline(never) @usableFromInline
  func writeRareKey(to writer: inout JSONWriter) -> Bool {
    guard let key = memberKey else { return false }
    guard key.isNested else {
      writer.key(key.text)
      return true
    }
    let components = key.components.filter { !$0.isEmpty }.map { writer.jsonKey(for: $0) }
    if components.isEmpty { return false }
    let joined = "\u{0}" + components.joined(separator: "\u{0}")
    notes.nestedKeys[joined] = components
    writer.key(verbatim: joined)
    return true
  }

  /// Records that a value could not be written, with its path along a nested key.
  @inline(never) @usableFromInline
  func noteUnwritable(_ error: JSONError) {
    guard let nestedKeys = member.state.notes?.nestedKeys, !nestedKeys.isEmpty else { return note(error) }
    let issues = error.issues.map { issue in
      var issue = issue
      for (place, component) in issue.path.components.enumerated().reversed() {
        guard case .key(let key) = component, let steps = nestedKeys[key] else { continue }
        issue.path.components.replaceSubrange(place...place, with: steps.map { .key($0) })
      }
      return issue
    }
    note(JSONError(issues: issues))
  }
}
