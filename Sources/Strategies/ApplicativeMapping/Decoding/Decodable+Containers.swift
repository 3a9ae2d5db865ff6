public import JSONCore

/// A type that is no model itself: errors below it are not told in its name.
protocol ContainerDecodable: Decodable {}

extension Optional: Decodable where Wrapped: Decodable, Wrapped.DecodedType == Wrapped {
  /// Decodes `null` as `nil`.
  @inlinable @inline(__always)
  public static func decode(_ json: JSON) -> Decoded<Wrapped?> {
    json.unlessNull { $0.decoded() }
  }
}

extension Array: Decodable where Element: Decodable, Element.DecodedType == Element {
  /// Decodes all elements; the errors of several are collected, until there are 20 of them.
  @inlinable
  public static func decode(_ json: JSON) -> Decoded<[Element]> {
    json.decodedElements { $0.decoded() }
  }
}

extension Dictionary: Decodable where Key == String, Value: Decodable, Value.DecodedType == Value {
  /// Decodes all members; the errors of several are collected, until there are 20 of them.
  @inlinable
  public static func decode(_ json: JSON) -> Decoded<[String: Value]> {
    json.decodedMembers { $0.decoded() }
  }
}

extension Optional: ContainerDecodable where Wrapped: Decodable, Wrapped.DecodedType == Wrapped {}
extension Array: ContainerDecodable where Element: Decodable, Element.DecodedType == Element {}
extension Dictionary: ContainerDecodable
where Key == String, Value: Decodable, Value.DecodedType == Value {}
