public import JSONCore

/// A mapping of dictionaries whose values another mapping maps.
public struct DictionaryMapping<Base: MappingConfigured, Key: JSONObjectKey & SendableMetatype>:
  MappingConfigured
{
  @usableFromInline let base: Base

  @inlinable
  init(_ base: Base) { self.base = base }

  /// The configuration of the values' mapping.
  public var configuration: MappingConfiguration { base.configuration }
}

extension DictionaryMapping: Decoding where Base: Decoding {
  /// Decodes an object. The document's options choose which one of duplicate keys counts.
  ///
  /// - Throws: `type-mismatch`, `unexpected-null` or `depth-limit`; `invalid-format` or `invalid-raw-value`
  ///   for a key that the key type doesn't accept; `duplicate-key` for a key that equals another one if the
  ///   document's options reject duplicates; and the issue of the first value that doesn't decode.
  @inlinable
  public func decode(_ json: JSONValue) throws(JSONError) -> [Key: Base.Model] {
    try json.withContext(of: base.configuration) { (json) throws(JSONError) in
      try json.object().dictionary(keys: Key.self) { (value) throws(JSONError) in try base.decode(value) }
    }
  }

  /// Decodes an object without a document.
  ///
  /// - Throws: `CursorFailure` for another value, and if a key or a value doesn't decode.
  @inlinable
  public func decode(from cursor: inout JSONCursor) throws(CursorFailure) -> [Key: Base.Model] {
    try cursor.withContext(of: base.configuration) { (cursor) throws(CursorFailure) in
      try cursor.dictionary(keys: Key.self) { (cursor) throws(CursorFailure) in try base.decode(from: &cursor)
      }
    }
  }

  /// Whether the values' mapping decodes in one pass.
  @inlinable
  public static var readsInOnePass: Bool { Base.readsInOnePass }
}

extension DictionaryMapping: Encoding where Base: Encoding {
  /// Writes an object in the order of the dictionary.
  ///
  /// - Throws: `depth-limit` or `size-limit`, and what writing a value throws.
  @inlinable
  public func encode(_ models: [Key: Base.Model], into writer: inout JSONWriter) throws(JSONError) {
    try writer.writeDictionary(models) { (model, writer) throws(JSONError) in
      try base.encode(model, into: &writer)
    }
  }
}

extension DictionaryMapping: Mapping where Base: Mapping {}

extension MappingConfigured {
  /// The mapping of objects whose members are all such models: `{"ada": …, "grace": …}`.
  @inlinable
  public var dictionary: DictionaryMapping<Self, String> { DictionaryMapping(self) }

  /// The mapping of objects whose members are all such models, with keys that aren't strings in Swift.
  ///
  ///     let todos = ManualMapper<Todo>().dictionary(keys: Int.self)      // {"7": …, "12": …}
  @inlinable
  public func dictionary<Key: JSONObjectKey & SendableMetatype>(
    keys: Key.Type
  ) -> DictionaryMapping<Self, Key> {
    DictionaryMapping(self)
  }
}
