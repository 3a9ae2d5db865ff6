public import JSONCore

extension Map {
  /// The member's value while the object fits: what comes behind the first error is not read any more.
  @inlinable @inline(__always)
  var current: JSONValue? {
    @_lifetime(copy self)
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
      if isAbsenceNil { property = nil }
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
    guard options.mode == .strict, !hasFailed, let object = cursor.object, let key = currentKey else { return }
    guard key.contains(".") else { return note(object.missing(key, expecting: expected)) }
    note(object.value.missing(nested: key, expecting: expected))
  }

  /// Whether an optional property is set to nil because the member is missing.
  ///
  /// On the way along a nested key null and missing keys count as missing; a value without members is an error.
  @inline(never) @usableFromInline
  var isAbsenceNil: Bool {
    guard options.mode == .strict, let object = cursor.object, let key = currentKey else { return false }
    if key.contains("."), !hasFailed {
      let error = object.value.missing(nested: key, expecting: Any.self)
      if error.issue.code == .typeMismatch { note(error) }
    }
    return true
  }

  /// Notes what did not fit, if strict.
  @inline(never) @usableFromInline
  func reject(_ error: JSONError, at json: JSONValue) {
    guard options.mode == .strict else { return }
    note(error.placed(at: json))
  }

  /// Notes what did not fit, if strict; sets an integer to what ObjectMapper makes of it otherwise.
  @inline(never) @usableFromInline
  func reject<Leaf: JSONReadable>(_ error: JSONError, at json: JSONValue, _ property: inout Leaf) {
    guard options.mode == .lenient else { return reject(error, at: json) }
    guard let integers = Leaf.self as? any FixedWidthInteger.Type,
      let value = json.lenientInteger(integers) as? Leaf
    else { return }
    property = value
  }
}

extension JSONValue {
  /// The integer that a value stands for where nothing may fail: a fraction is cut off, a boolean is 1 or 0, and
  /// everything else that the type can't hold is 0.
  fileprivate func lenientInteger<Integer: FixedWidthInteger>(_ type: Integer.Type) -> Integer {
    if let flag = try? bool() { return flag ? 1 : 0 }
    guard let number = try? double() else { return 0 }
    return Integer(exactly: number.rounded(.towardZero)) ?? 0
  }
}
