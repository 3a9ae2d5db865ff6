public import JSONMapping

extension Map {
  /// Reads a value as another mapping does; the default for null and for a missing key.
  ///
  ///     price = try map.value("price", using: DecimalStringField(), default: 0)
  ///
  /// - Throws: A ``MapError`` for what does not fit, unlike the forms with a transform, for which the default
  ///   stands in then too.
  public func value<Field: Decoding>(
    _ key: String, using field: Field, nested: Bool? = nil, delimiter: String = ".",
    default standard: @autoclosure () -> Field.Model,
    file: StaticString = #file, function: StaticString = #function, line: UInt = #line
  ) throws -> Field.Model {
    let value: Field.Model? = try value(
      key, using: field, nested: nested, delimiter: delimiter, file: file, function: function, line: line)
    return value ?? standard()
  }
}
