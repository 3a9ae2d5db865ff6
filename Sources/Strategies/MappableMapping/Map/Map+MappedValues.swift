import JSONCore
public import JSONMapping

// Values that another mapping decodes, for the initializers of `ImmutableMappable` models.

extension Map {
  /// Decodes a value with another mapping, which can be one of another strategy.
  ///
  ///     let address: Address = try map.value("address", using: CodableMapper<Address>())
  ///     let stops: [Address] = try map.value("stops", using: CodableMapper<Address>().array)
  ///
  /// - Throws: A ``MapError`` for a missing key, and for a value that doesn't decode; its `jsonError` is that
  ///   of the mapping.
  public func value<Field: Decoding>(
    _ key: String, nested: Bool? = nil, delimiter: String = ".", using field: Field,
    file: StaticString = #file, function: StaticString = #function, line: UInt = #line
  ) throws -> Field.Model {
    try decoded(MapPlace(key, nested, delimiter, file, function, line), field)
  }

  /// Decodes a value with another mapping; `nil` for null and for a missing key.
  ///
  /// - Throws: A ``MapError`` for a value that doesn't decode; its `jsonError` is that of the mapping.
  public func value<Field: Decoding>(
    _ key: String, nested: Bool? = nil, delimiter: String = ".", using field: Field,
    file: StaticString = #file, function: StaticString = #function, line: UInt = #line
  ) throws -> Field.Model? {
    let place = MapPlace(key, nested, delimiter, file, function, line)
    return try isNil(place) ? nil : decoded(place, field)
  }

  /// Decodes a value with another mapping; the default for null and for a missing key.
  ///
  ///     let price = try map.value("price", using: DecimalStringField(), default: 0)
  ///
  /// - Throws: A ``MapError`` for a value that doesn't decode. The forms with a transform return the default
  ///   in that case too.
  public func value<Field: Decoding>(
    _ key: String, nested: Bool? = nil, delimiter: String = ".", using field: Field,
    default standard: @autoclosure () -> Field.Model,
    file: StaticString = #file, function: StaticString = #function, line: UInt = #line
  ) throws -> Field.Model {
    let place = MapPlace(key, nested, delimiter, file, function, line)
    return try isNil(place) ? standard() : decoded(place, field)
  }

  private func decoded<Field: Decoding>(
    _ place: MapPlace, _ field: Field
  ) throws(MapError) -> Field.Model {
    guard let json = value(at: place.key) else {
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
}
