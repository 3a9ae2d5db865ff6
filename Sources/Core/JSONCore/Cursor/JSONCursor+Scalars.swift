// Always inlined: each compares one word, and a call would take longer than that.

extension JSONCursor {
  /// Reads `null`, if it is next.
  @inlinable @inline(__always)
  public mutating func consumeNull() -> Bool {
    skipWhiteSpace()
    guard place.pointee == UInt8(ascii: "n") else { return false }
    return consumeWord(0x6C6C_756E)
  }

  /// Reads `true` or `false`.
  ///
  /// - Throws: `CursorFailure` for another value.
  @inlinable @inline(__always)
  public mutating func bool() throws(CursorFailure) -> Bool {
    skipWhiteSpace()
    if consumeWord(0x6575_7274) { return true }
    guard place.pointee == UInt8(ascii: "f") else { throw CursorFailure() }
    place += 1
    guard consumeWord(0x6573_6C61) else { throw CursorFailure() }
    return false
  }

  /// Reads four bytes if they are those of a little-endian word.
  @inlinable @inline(__always)
  mutating func consumeWord(_ literal: UInt32) -> Bool {
    guard UnsafeRawPointer(place).loadUnaligned(as: UInt32.self).littleEndian == literal else { return false }
    place += 4
    return true
  }

  /// Reads an integral number in any notation.
  ///
  /// - Throws: `CursorFailure` for a fraction, a number that the type can't hold, or another value. For every
  ///   type but `UInt` and `UInt64`, also for a number that `Int` can't hold.
  @inlinable
  public mutating func integer<Integer: FixedWidthInteger & Sendable>(
    _ type: Integer.Type = Integer.self
  ) throws(CursorFailure) -> Integer {
    if type == UInt64.self || type == UInt.self {
      guard let value = Integer(exactly: try uint64()) else { throw CursorFailure() }
      return value
    }
    guard let value = Integer(exactly: try int()) else { throw CursorFailure() }
    return value
  }

  /// Reads an integral number in any notation.
  ///
  /// - Throws: `CursorFailure` for a fraction, a number that `Int` can't hold, or another value.
  public mutating func int() throws(CursorFailure) -> Int {
    skipWhiteSpace()
    let digits = DigitChunk(place)
    let count = digits.digitCount
    let next = place[count]
    guard 1...7 ~= count, place.pointee != UInt8(ascii: "0"), next != UInt8(ascii: "."),
      next | 0x20 != UInt8(ascii: "e")
    else { return try longInt() }
    place += count
    return Int(truncatingIfNeeded: digits.value(ofFirst: count))
  }

  /// Reads an integer with a sign, with more than seven digits, or in an unusual form.
  @inline(never)
  private mutating func longInt() throws(CursorFailure) -> Int {
    let number = scanNumber(place)
    guard number.kind == .int64 else { return try unusualInteger(number) }
    place = number.end
    return Int(truncatingIfNeeded: number.bits)
  }

  /// Reads an integral number in any notation as a `UInt64`.
  @usableFromInline
  mutating func uint64() throws(CursorFailure) -> UInt64 {
    skipWhiteSpace()
    let number = scanNumber(place)
    let isNegative = number.kind == .int64 && Int64(bitPattern: number.bits) < 0
    guard number.kind == .uint64 || number.kind == .int64 && !isNegative else {
      return try unusualInteger(number)
    }
    place = number.end
    return number.bits
  }

  /// Converts any other number, such as `1e2` or `-0`, to an integer if its value is one.
  @inline(never)
  private mutating func unusualInteger<Integer: FixedWidthInteger>(
    _ number: ScannedNumber
  ) throws(CursorFailure) -> Integer {
    let text = UnsafeRawBufferPointer(start: place, count: number.end - place)
    guard number.kind != .invalid, case .value(let value) = exactInteger(text: text, as: Integer.self) else {
      throw CursorFailure()
    }
    place = number.end
    return value
  }

  /// Reads a number and returns its text.
  ///
  /// - Throws: `CursorFailure` for another value.
  package mutating func numberLiteral() throws(CursorFailure) -> String {
    skipWhiteSpace()
    let number = scanNumber(place)
    guard number.kind != .invalid else { throw CursorFailure() }
    let text = UnsafeBufferPointer(start: place, count: number.end - place)
    place = number.end
    return String(decoding: text, as: UTF8.self)
  }

  /// Reads a number and returns the nearest `Double`.
  ///
  /// - Throws: `CursorFailure` for another value, or a number beyond the largest `Double`.
  public mutating func double() throws(CursorFailure) -> Double {
    skipWhiteSpace()
    let number = scanNumber(place)
    let value: Double
    switch number.kind {
    case .double: value = Double(bitPattern: number.bits)
    case .int64: value = Double(Int64(bitPattern: number.bits))
    case .uint64: value = Double(number.bits)
    case .wide:
      value = DecimalConversion.double(
        digits: UnsafeRawBufferPointer(start: place, count: number.end - place))
      guard value.isFinite else { throw CursorFailure() }
    case .invalid: throw CursorFailure()
    }
    place = number.end
    return value
  }

  /// Reads a number and returns the nearest `Float`, rounded once from its digits.
  ///
  /// - Throws: `CursorFailure` for another value, or a number beyond the largest `Float`.
  public mutating func float() throws(CursorFailure) -> Float {
    skipWhiteSpace()
    let number = scanNumber(place)
    let value: Float
    switch number.kind {
    case .int64: value = Float(Int64(bitPattern: number.bits))
    case .uint64: value = Float(number.bits)
    case .double, .wide:
      value = DecimalConversion.float(digits: UnsafeRawBufferPointer(start: place, count: number.end - place))
      guard value.isFinite else { throw CursorFailure() }
    case .invalid: throw CursorFailure()
    }
    place = number.end
    return value
  }
}
