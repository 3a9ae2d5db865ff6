// Integers decode and encode as in all strategies.

extension Int: ScalarDecodable, ScalarEncodable {}
extension Int8: ScalarDecodable, ScalarEncodable {}
extension Int16: ScalarDecodable, ScalarEncodable {}
extension Int32: ScalarDecodable, ScalarEncodable {}
extension Int64: ScalarDecodable, ScalarEncodable {}
extension UInt: ScalarDecodable, ScalarEncodable {}
extension UInt8: ScalarDecodable, ScalarEncodable {}
extension UInt16: ScalarDecodable, ScalarEncodable {}
extension UInt32: ScalarDecodable, ScalarEncodable {}
extension UInt64: ScalarDecodable, ScalarEncodable {}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: ScalarDecodable, ScalarEncodable {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: ScalarDecodable, ScalarEncodable {}
