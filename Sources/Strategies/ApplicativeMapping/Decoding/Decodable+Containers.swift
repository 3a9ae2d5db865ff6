public import JSONCore

/// A type that is no model itself: errors below it are not told in its name.
protocol ContainerDecodable: Decodable {}

extension Optional: Decodable where Wrapped: Decodable, Wrapped.DecodedType == Wrapped {
  /// Decodes `null` as `nil`.
  @inlinable @inline(__always)
  public static func decode(_ json: JSON) -> Decoded<Wrapped?> {
    json.unlessNull { $0.decoded() }
  }

  /// Decodes the value; throws the first of the issues, in reading order.
  @inlinable
  public static func decodeApplicatively(_ json: JSON) throws(JSONError) -> Wrapped? {
    try json.decodedOrThrown(as: nil) { decode($0) }
  }
}

extension Array: Decodable where Element: Decodable, Element.DecodedType == Element {
  /// Decodes all elements; the errors of several are collected, until there are 20 of them.
  @inlinable
  public static func decode(_ json: JSON) -> Decoded<[Element]> {
    json.decodedElements { $0.decoded() }
  }

  /// Decodes the value; throws the first of the issues, in reading order.
  @inlinable
  public static func decodeApplicatively(_ json: JSON) throws(JSONError) -> [Element] {
    try json.decodedOrThrown(as: nil) { decode($0) }
  }
}

extension Dictionary: Decodable where Key == String, Value: Decodable, Value.DecodedType == Value {
  /// Decodes all members; the errors of several are collected, until there are 20 of them.
  @inlinable
  public static func decode(_ json: JSON) -> Decoded<[String: Value]> {
    json.decodedMembers { $0.decoded() }
  }

  /// Decodes the value; throws the first of the issues, in reading order.
  @inlinable
  public static func decodeApplicatively(_ json: JSON) throws(JSONError) -> [String: Value] {
    try json.decodedOrThrown(as: nil) { decode($0) }
  }
}

extension Optional: ContainerDecodable where Wrapped: Decodable, Wrapped.DecodedType == Wrapped {}
extension Array: ContainerDecodable where Element: Decodable, Element.DecodedType == Element {}
extension Dictionary: ContainerDecodable
where Key == String, Value: Decodable, Value.DecodedType == Value {}
