public import JSONCore
public import JSONMapping

extension JSONValue {
  /// Decodes the member below a key path that can be absent or null: `try json[presence: "note"]`.
  ///
  /// - Throws: `DecodingError.missingKey` for a missing key that the path requires, `typeMismatch` where the
  ///   path can't be followed, and what decoding the member throws.
  public subscript<Value: Decodable>(presence keyPath: OptionalKeyPath) -> Presence<Value> {
    get throws {
      let value: Value? = try self =>? keyPath
      return value.map { .value($0) } ?? presenceWithoutValue(at: keyPath.keys.map(\.key))
    }
  }

  /// Decodes the member below a key path that can be absent or null, with another mapping:
  /// `try json[presence: "due", as: .yearMonthDay]`.
  ///
  /// - Throws: `DecodingError.missingKey` for a missing key that the path requires, `typeMismatch` where the
  ///   path can't be followed, and what the mapping throws.
  public subscript<Field: Decoding>(
    presence keyPath: OptionalKeyPath, as field: Field
  ) -> Presence<Field.Model> {
    get throws {
      let value = try self[optional: keyPath, as: field]
      return value.map { .value($0) } ?? presenceWithoutValue(at: keyPath.keys.map(\.key))
    }
  }
}
