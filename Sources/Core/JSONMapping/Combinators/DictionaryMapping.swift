public import JSONCore

/// A dictionary by keys of what another mapping maps.
public struct DictionaryMapping<Base: MappingConfigured>: MappingConfigured {
  @usableFromInline let base: Base

  @inlinable
  init(_ base: Base) { self.base = base }

  /// The configuration of the values' mapping.
  public var configuration: MappingConfiguration { base.configuration }
}

extension DictionaryMapping: Decoding where Base: Decoding {
  /// Decodes an object; throws the issue of the first value that does not fit.
  @inlinable
  public func decode(_ json: JSONValue) throws(JSONError) -> [String: Base.Model] {
    try json.withContext(of: base.configuration) { (json) throws(JSONError) in
      try json.object().dictionary { (value) throws(JSONError) in try base.decode(value) }
    }
  }
}

extension DictionaryMapping: Encoding where Base: Encoding {
  /// Writes an object in the order of the dictionary.
  @inlinable
  public func encode(_ models: [String: Base.Model], into writer: inout JSONWriter) throws(JSONError) {
    try writer.writeDictionary(models) { (model, writer) throws(JSONError) in
      try base.encode(model, into: &writer)
    }
  }
}

extension DictionaryMapping: Mapping where Base: Mapping {}

extension MappingConfigured {
  /// The mapping of an object whose members are all such models: `{"ada": …, "grace": …}`.
  @inlinable
  public var dictionary: DictionaryMapping<Self> { DictionaryMapping(self) }
}
