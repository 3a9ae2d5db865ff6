public import JSONCore
public import JSONMapping

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
