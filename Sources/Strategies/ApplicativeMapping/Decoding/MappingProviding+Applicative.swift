public import JSONCore
public import JSONMapping

extension Decodable where Self: MappingProviding {
  /// Decodes the value with its own mapping.
  public static func decode(_ json: JSON) -> Decoded<Self> { json.decoded(as: mapping) }
}

// A raw-representable type may have its own mapping, which then takes precedence.

extension Decodable where Self: MappingProviding & RawRepresentable, RawValue: JSONReadable {
  /// Decodes the value with its own mapping.
  public static func decode(_ json: JSON) -> Decoded<Self> { json.decoded(as: mapping) }
}
