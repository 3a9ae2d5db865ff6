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

/// A boolean, number or string, whose only form is the natural one.
public protocol DecodableScalar: Decodable, JSONReadable where DecodedType == Self {}

extension DecodableScalar {
  /// Decodes the member below a key; `null` fails as a missing key does.
  @inlinable @inline(__always)
  public static func decodeMember(_ member: JSON, key: JSONKey) -> Decoded<Self> {
    do {
      return .success(try read(member))
    } catch {
      return .failure(member.failed(error, key: key))
    }
  }
}

extension String: DecodableScalar {}
extension Double: DecodableScalar {}
extension Float: DecodableScalar {}
extension Int: DecodableScalar {}
extension Int8: DecodableScalar {}
extension Int16: DecodableScalar {}
extension Int32: DecodableScalar {}
extension UInt: DecodableScalar {}
extension UInt8: DecodableScalar {}
extension UInt16: DecodableScalar {}
extension UInt32: DecodableScalar {}

extension Int64: Decodable {
  /// Decodes a number; without a mapper, a string of digits as well, as which servers write what JavaScript's
  /// numbers can't hold.
  @inlinable @inline(__always)
  public static func decode(_ json: JSON) -> Decoded<Int64> { json.wideInteger() }
}

extension UInt64: Decodable {
  /// Decodes a number; without a mapper, a string of digits as well, as which servers write what JavaScript's
  /// numbers can't hold.
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
    if kind == .string, context(LooseScalars.self) != nil, let text = try? string(), let value = Integer(text)
    {
      return .success(value)
    }
    return .failure(failed(error))
  }
}
