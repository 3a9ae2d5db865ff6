public import JSONCore

extension JSONReadable {
  /// Decodes the natural form; every dialect accepts the same values.
  @inlinable @inline(__always)
  public static func decode(_ json: JSON) -> Decoded<Self> {
    do {
      return .success(try read(json))
    } catch {
      return .failure(json.failed(error))
    }
  }
}

extension String: Decodable {}
extension Double: Decodable {}
extension Float: Decodable {}
extension Int: Decodable {}
extension Int8: Decodable {}
extension Int16: Decodable {}
extension Int32: Decodable {}
extension UInt: Decodable {}
extension UInt8: Decodable {}
extension UInt16: Decodable {}
extension UInt32: Decodable {}

extension Int64: Decodable {
  /// Decodes a number, or a string of digits: servers write what JavaScript's numbers can't hold as strings.
  @inlinable @inline(__always)
  public static func decode(_ json: JSON) -> Decoded<Int64> { json.wideInteger() }
}

extension UInt64: Decodable {
  /// Decodes a number, or a string of digits: servers write what JavaScript's numbers can't hold as strings.
  @inlinable @inline(__always)
  public static func decode(_ json: JSON) -> Decoded<UInt64> { json.wideInteger() }
}

extension OwnedJSON: Decodable {
  /// Copies the value, so that it can be kept.
  public static func decode(_ json: JSON) -> Decoded<OwnedJSON> { .success(OwnedJSON(json)) }
}

extension JSONValue {
  @inlinable @inline(__always)
  func wideInteger<Integer: FixedWidthInteger & JSONReadable>() -> Decoded<Integer> {
    do {
      return .success(try Integer.read(self))
    } catch {
      return wideIntegerFromText(error)
    }
  }

  @inline(never) @usableFromInline
  func wideIntegerFromText<Integer: FixedWidthInteger>(_ error: JSONError) -> Decoded<Integer> {
    if kind == .string, let text = try? string(), let value = Integer(text) { return .success(value) }
    return .failure(failed(error))
  }
}
