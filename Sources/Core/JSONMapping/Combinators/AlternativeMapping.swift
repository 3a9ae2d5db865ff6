public import JSONCore

/// A mapping that tries one mapping and, if that throws, a second one.
public struct AlternativeMapping<First: MappingConfigured, Second: MappingConfigured>: MappingConfigured {
  let first: First
  let second: Second

  /// The configuration of the first mapping.
  public var configuration: MappingConfiguration { first.configuration }
}

extension AlternativeMapping: Decoding where First: Decoding, Second: Decoding, First.Model == Second.Model {
  /// Decodes with the first mapping or, if that throws, with the second.
  ///
  /// - Throws: `no-alternative` with both issues if neither decodes the value.
  public func decode(_ json: JSONValue) throws(JSONError) -> First.Model {
    try json.oneOf(
      { (json) throws(JSONError) in try first.decode(json) },
      { (json) throws(JSONError) in try second.decode(json) })
  }
}

extension AlternativeMapping: Encoding where First: Encoding, Second: Encoding, First.Model == Second.Model {
  /// Writes with the first mapping or, if that throws, with the second.
  ///
  /// - Throws: What the second mapping throws if both throw, such as `non-finite-number`.
  public func encode(_ model: First.Model, into writer: inout JSONWriter) throws(JSONError) {
    let start = writer.checkpoint
    do throws(JSONError) {
      try first.encode(model, into: &writer)
    } catch {
      writer.rewind(to: start)
      try second.encode(model, into: &writer)
    }
  }
}

extension AlternativeMapping: Mapping where First: Mapping, Second: Mapping, First.Model == Second.Model {}

extension MappingConfigured {
  /// Returns a mapping that tries this one first and then another, which may belong to another strategy.
  ///
  ///     let movie = CodableMapper<Movie>(dates: .yearMonthDay).or(legacyMovie)
  public func or<Other: MappingConfigured>(_ other: Other) -> AlternativeMapping<Self, Other> {
    AlternativeMapping(first: self, second: other)
  }
}
