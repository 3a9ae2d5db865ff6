public import JSONCore

// Inlined by force: a part of what a member is inlined as; FieldOperators.swift tells why.

extension Map {
  /// The member's value while the object fits: what comes behind the first error is not read any more.
  @inlinable @inline(__always)
  var current: JSONValue? {
    @_lifetime(borrow self)
    get { hasFailed ? nil : cursor.value }
  }

  /// Sets a property from the member's value.
  @inlinable @inline(__always)
  func read<Value>(_ property: inout Value, _ read: (JSONValue) throws(JSONError) -> Value) {
    guard let current = current else { return noteMissing(Value.self) }
    do {
      property = try read(current)
    } catch {
      reject(error, at: current)
    }
  }

  /// Sets an optional property from the member's value; to nil if there is none.
  @inlinable @inline(__always)
  func read<Value>(_ property: inout Value?, _ read: (JSONValue) throws(JSONError) -> Value) {
    guard let current = current else {
      if isAbsenceNil(of: Value.self) { property = nil }
      return
    }
    if current.isNull {
      property = nil
      return
    }
    do {
      property = try read(current)
    } catch {
      reject(error, at: current)
      property = nil
    }
  }

  /// Sets an optional property that has a natural JSON form from the member's value; to nil if there is none.
  @inlinable @inline(__always)
  func readLeaf<Value: JSONReadable>(_ property: inout Value?) {
    guard let current = current else {
      if isAbsenceNil(of: Value.self) { property = nil }
      return
    }
    if current.isNull {
      property = nil
      return
    }
    do {
      property = try Value.read(current)
    } catch {
      reject(error, at: current, &property)
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

  /// Notes that the member is missing.
  @inline(never) @usableFromInline
  func noteMissing(_ expected: Any.Type) {
    guard options.mode == .strict, !hasFailed, let object = cursor.object else { return }
    if let key = plainKey { return note(object.missing(key, expecting: expected)) }
    if let key = memberKey, !key.ignoresNil { note(object.missing(key, expecting: expected)) }
  }

  /// Whether an optional property is set to nil because the member is missing.
  ///
  /// On the way along a nested key null and missing keys count as missing; a value without members is an
  /// error.
  @inline(never) @usableFromInline
  func isAbsenceNil(of type: Any.Type) -> Bool {
    guard options.mode == .strict, let object = cursor.object else { return false }
    if isRequired {
      noteMissing(optional: type)
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

  /// Notes what did not fit: as the error of the object if strict, as one that is swallowed otherwise.
  @inline(never) @usableFromInline
  func reject(_ error: JSONError, at json: JSONValue) {
    guard options.mode == .strict else { return swallow(error, at: json) }
    note(error.placed(at: json))
  }

  /// Notes what did not fit; sets the property to what ObjectMapper makes of it if lenient.
  @inline(never) @usableFromInline
  func reject<Leaf: JSONReadable>(_ error: JSONError, at json: JSONValue, _ property: inout Leaf) {
    guard options.mode == .lenient else { return reject(error, at: json) }
    adapt(error, at: json, &property)
  }

  // On its own, for it looks up types before it does anything.
  @inline(never)
  private func adapt<Leaf: JSONReadable>(_ error: JSONError, at json: JSONValue, _ property: inout Leaf) {
    if let integers = Leaf.self as? any FixedWidthInteger.Type {
      let value = json.lenientInteger(integers)
      if value == nil { swallow(error, at: json) }
      // A literal would be taken for an `Int`.
      property = (value ?? integers.init(truncatingIfNeeded: 0)) as? Leaf ?? property
    } else if let value = json.isNull ? nil : json.cast(to: Leaf.self) {
      property = value
    } else {
      swallow(error, at: json)
    }
  }

  /// Notes what did not fit; sets the optional property to what ObjectMapper makes of it if lenient.
  @inline(never) @usableFromInline
  func reject<Leaf: JSONReadable>(_ error: JSONError, at json: JSONValue, _ property: inout Leaf?) {
    property = nil
    guard options.mode == .lenient else { return reject(error, at: json) }
    adapt(error, at: json, &property)
  }

  @inline(never)
  private func adapt<Leaf: JSONReadable>(_ error: JSONError, at json: JSONValue, _ property: inout Leaf?) {
    if let integers = Leaf.self as? any FixedWidthInteger.Type {
      property = json.lenientInteger(integers) as? Leaf
    } else {
      property = json.cast(to: Leaf.self)
    }
    if property == nil { swallow(error, at: json) }
  }
}

extension Map {
  /// Reports an error that changes nothing, to whoever wants to know; the model is named when it is complete.
  func swallow(_ error: JSONError, at json: JSONValue) {
    if let swallowed = json.swallowed {
      let notes = notes
      if notes.firstSwallowed == nil { notes.firstSwallowed = swallowed.count }
    }
    json.swallow(error)
  }
}

extension JSONValue {
  /// The integer that a value stands for by the lenient rules: a fraction is cut off, and a boolean is 1 or
  /// 0. `nil` for everything else that the type can't hold.
  func lenientInteger<Integer: FixedWidthInteger>(_ type: Integer.Type) -> Integer? {
    if let flag = try? bool() { return flag ? 1 : 0 }
    if let value = try? integer(Int64.self) { return Integer(exactly: value) }
    if let value = try? integer(UInt64.self) { return Integer(exactly: value) }
    guard let number = try? double() else { return nil }
    return Integer(exactly: number.rounded(.towardZero))
  }

  /// Reports an error that changes nothing, to whoever wants to know.
  @inline(never) @usableFromInline
  func swallow(_ error: JSONError) {
    if isRecorded { noteLeftOut(for: error) }
    // The code first, for it makes no text.
    guard error.code != .custom || error.kind != .nothingToMap else { return }
    swallowed?.add(error.placed(at: self))
  }
}

extension Map {
  /// Maps the member's value onto the models that are there.
  @inline(never) @usableFromInline
  func remap<Value: MappableValue>(_ property: inout Value) {
    let present = property
    read(&property) { (json) throws(JSONError) in
      var value = present
      try value.remap(from: json, options: options)
      return value
    }
  }

  /// Maps the member's value onto the models that are there, or to new ones.
  @inline(never) @usableFromInline
  func remap<Value: MappableValue>(_ property: inout Value?) {
    guard let current = current, !current.isNull, var value = property else {
      return read(&property) { (json) throws(JSONError) in try .mapped(from: json, options: options) }
    }
    remap(&value)
    property = value
  }
}
