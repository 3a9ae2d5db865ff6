public import JSONCore
public import JSONMapping

// Inlined by force: a part of what a member is inlined as; JSONValue+Fields.swift tells why.

extension Decodable where Self: RawRepresentable, RawValue: JSONReadable {
  /// Decodes the raw value; the errors name the allowed ones, as far as the type lists its cases.
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
