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

extension Bool: Decodable {}
extension String: Decodable {}
extension Double: Decodable {}
extension Float: Decodable {}
extension Int: Decodable {}
extension Int8: Decodable {}
extension Int16: Decodable {}
extension Int32: Decodable {}
extension Int64: Decodable {}
extension UInt: Decodable {}
extension UInt8: Decodable {}
extension UInt16: Decodable {}
extension UInt32: Decodable {}
extension UInt64: Decodable {}
