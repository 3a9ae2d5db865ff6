import JSONCore
public import JSONMapping

// Values that another mapping decodes, for the initializers of `ImmutableMappable` models.

extension Map {
  /// Reads a value as another mapping does, which may be one of another dialect.
  ///
  ///     address = try map.value("address", using: CodableMapper<Address>())
  ///     stops = try map.value("stops", using: CodableMapper<Address>().array)
  ///
  /// - Throws: A ``MapError`` for a missing key, and for what does not fit; its `jsonError` is that of the
  ///   mapping.
  public func value<Field: Decoding>(
    _ key: String, using field: Field, nested: Bool? = nil, delimiter: String = ".",
    file: StaticString = #file, function: StaticString = #function, line: UInt = #line
  ) throws -> Field.Model {
    let place = MapPlace(key, nested, delimiter, file, function, line)
    let json = member(place)
    guard let json else {
      throw error(nil, place, expecting: Field.Model.self, "Found unexpected nil value")
    }
    do {
      return try field.decode(json)
    } catch {
      throw self.error(
        json, place, expecting: Field.Model.self, "Cannot map to '\(Field.Model.self)'",
        error.placed(at: json))
    }
  }

  /// Reads a value as another mapping does; nil for null and for a missing key.
  ///
  /// - Throws: A ``MapError`` for what does not fit; its `jsonError` is that of the mapping.
  public func value<Field: Decoding>(
    _ key: String, using field: Field, nested: Bool? = nil, delimiter: String = ".",
    file: StaticString = #file, function: StaticString = #function, line: UInt = #line
  ) throws -> Field.Model? {
    guard member(MapPlace(key, nested, delimiter, file, function, line))?.isNull == false else { return nil }
    return try value(
      key, using: field, nested: nested, delimiter: delimiter, file: file, function: function, line: line)
      as Field.Model
  }
}
