public import JSONCore
internal import JSONMapping

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

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
extension OwnedJSON: DecodableScalar {}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: DecodableScalar {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: DecodableScalar {}

// JSONMapping defines the natural form: a string.

extension UUID: DecodableScalar {}
extension URL: DecodableScalar {}
