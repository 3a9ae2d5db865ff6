public import JSONCore

/// A boolean, number or string: read in its natural form, unless its `decoder` was exchanged.
public protocol DecodableScalar: Decodable, DynamicDecodable, JSONReadable where DecodedType == Self {}

extension DecodableScalar {
  /// Decodes the natural form, in which every dialect accepts the same values; or as the exchanged decoder
  /// does.
  ///
  /// Throws `DecodingError`, or what a type's own function throws.
  @inlinable @inline(__always)
  public static func decode(_ json: JSON) throws -> Self {
    if scalarsHaveCustomDecoders() { return try decodeCustom(json) }
    do {
      return try read(json)
    } catch {
      try json.refuse(error, expecting: Self.self)
    }
  }

  /// Decodes a member on the right of an operator, as ``decode(_:)`` does.
  @inlinable @inline(__always)
  public static func decodeMember(_ member: JSON, of root: JSON) throws -> Self {
    if scalarsHaveCustomDecoders() { return try decodeCustom(member, of: root) }
    do {
      return try read(member)
    } catch {
      try member.refuse(error, expecting: Self.self, root: root)
    }
  }

  /// How a value is decoded: in its natural form, unless it is exchanged.
  public static var decoder: (JSON) throws -> Self {
    get { CustomDecoders.decoder(of: Self.self) ?? { json in try decodeNatural(json) } }
    set { CustomDecoders.set(newValue, for: Self.self) }
  }

  @inline(never) @usableFromInline
  static func decodeCustom(_ json: JSON) throws -> Self {
    guard let decode = CustomDecoders.decoder(of: Self.self) else { return try decodeNatural(json) }
    return try decode(json)
  }

  @inline(never) @usableFromInline
  static func decodeCustom(_ member: JSON, of root: JSON) throws -> Self {
    do {
      return try decodeCustom(member)
    } catch {
      throw root.passed(error, from: member, decoding: Self.self)
    }
  }

  static func decodeNatural(_ json: JSON) throws -> Self {
    do {
      return try read(json)
    } catch {
      try json.refuse(error, expecting: Self.self)
    }
  }
}

extension Bool: DecodableScalar {}
extension String: DecodableScalar {}
extension Double: DecodableScalar {}
extension Float: DecodableScalar {}
extension Int: DecodableScalar {}
extension Int8: DecodableScalar {}
extension Int16: DecodableScalar {}
extension Int32: DecodableScalar {}
extension Int64: DecodableScalar {}
extension UInt: DecodableScalar {}
extension UInt8: DecodableScalar {}
extension UInt16: DecodableScalar {}
extension UInt32: DecodableScalar {}
extension UInt64: DecodableScalar {}

extension OwnedJSON: Decodable {
  /// Copies the value, so that it can be kept.
  public static func decode(_ json: JSON) -> OwnedJSON { OwnedJSON(json) }
}
