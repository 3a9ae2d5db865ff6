public import JSONCore
public import JSONMapping

extension Decodable where Self: MappingProviding {
  /// Decodes the value as its own mapping does.
  public static func decode(_ json: JSON) -> Decoded<Self> { json.decoded(as: mapping) }
}

// An enum of raw values may have a mapping of its own, which then counts.

extension Decodable where Self: MappingProviding & RawRepresentable, RawValue: JSONReadable {
  /// Decodes the value as its own mapping does.
  public static func decode(_ json: JSON) -> Decoded<Self> { json.decoded(as: mapping) }
}
