public import JSONCore
public import JSONMapping

extension JSONValue {
  /// Decodes the member below a key path that can be absent or null: `try json[presence: "note"]`.
  ///
  /// - Throws: `DecodingError.missingKey` for a missing key that the path requires, `typeMismatch` where the
  ///   path can't be followed, and what decoding the member throws.
  public subscript<Value: Decodable>(presence keyPath: OptionalKeyPath) -> Presence<Value> {
    get throws {
      guard let member = try presentMember(at: keyPath) else {
        return presenceWithoutValue(at: keyPath.keys.map(\.key))
      }
      return .value(try Value.decodeMember(member, of: self))
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
      guard let member = try presentMember(at: keyPath) else {
        return presenceWithoutValue(at: keyPath.keys.map(\.key))
      }
      return .value(try decoded(member, as: field))
    }
  }
}
