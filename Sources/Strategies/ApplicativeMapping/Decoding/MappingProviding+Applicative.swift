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

// `@inline(__always)` because it is part of inlined member access: see JSONValue+Fields.swift.

extension Decodable where Self: RawRepresentable, RawValue: JSONReadable {
  /// Decodes the raw value; errors name the allowed values if the type lists its cases.
  @inlinable @inline(__always)
  public static func decode(_ json: JSON) -> Decoded<Self> {
    do {
      if let value = Self(rawValue: try RawValue.read(json)) { return .success(value) }
      return .failure(json.failed(json.invalidRawValue(for: Self.self)))
    } catch {
      return .failure(json.failed(error))
    }
  }
}
