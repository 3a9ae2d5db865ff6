public import JSONCore

// `@inline(__always)` because it is part of inlined member access: see JSONValue+Fields.swift.

extension JSONReadable {
  /// Decodes the natural form. All strategies accept the same values.
  @inlinable @inline(__always)
  public static func decode(_ json: JSON) -> Decoded<Self> {
    json.decoded(by: read)
  }
}

/// A boolean, number or string, which has only its natural form.
public protocol DecodableScalar: Decodable, JSONReadable where DecodedType == Self {}

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
extension JSONNumber: DecodableScalar {}

extension OwnedJSON: Decodable {
  /// Copies the value, so that you can store it.
  public static func decode(_ json: JSON) -> Decoded<OwnedJSON> { .success(OwnedJSON(json)) }
}
